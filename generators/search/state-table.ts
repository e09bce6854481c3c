/** Smallest table; a power of two, as every size. */
const SMALLEST = 1 << 10;

/** Ways by state, a state being two words: an open-addressing hash table that grows. */
export class StateTable {
  size = 0;
  #mask = SMALLEST - 1;
  #first = new Int32Array(SMALLEST);
  #second = new Int32Array(SMALLEST);
  /** Whole numbers, exact up to 2^53; 0 marks a free place. */
  #ways = new Float64Array(SMALLEST);

  #placeOf(first: number, second: number): number {
    let place = Math.imul(first ^ Math.imul(second, 0x9e3779b1), 0x85ebca6b);
    place = (place ^ (place >>> 15)) & this.#mask;
    while (this.#ways[place] !== 0 && (this.#first[place] !== first || this.#second[place] !== second)) {
      place = (place + 1) & this.#mask;
    }
    return place;
  }

  /** Adds some ways, at least one, to a state. Throws a RangeError when the sum is too large to be exact. */
  add(first: number, second: number, ways: number) {
    if (this.size * 2 > this.#mask) this.#grow();
    const place = this.#placeOf(first, second);
    if (this.#ways[place] === 0) {
      this.size++;
      this.#first[place] = first;
      this.#second[place] = second;
    }
    this.#ways[place] += ways;
    if (this.#ways[place] > Number.MAX_SAFE_INTEGER) {
      throw new RangeError(`Expected at most ${Number.MAX_SAFE_INTEGER} ways to a state, found more.`);
    }
  }

  /** The ways to a state; 0 for one that is not there. */
  get(first: number, second: number): number {
    return this.#ways[this.#placeOf(first, second)];
  }

  /** Calls `visit` for every state. The order depends on what was added, and in which order, alone. */
  forEach(visit: (first: number, second: number, ways: number) => void) {
    for (let place = 0; place <= this.#mask; place++) {
      if (this.#ways[place] !== 0) visit(this.#first[place], this.#second[place], this.#ways[place]);
    }
  }

  #grow() {
    const [first, second, ways] = [this.#first, this.#second, this.#ways];
    const places = ways.length * 4;
    this.#mask = places - 1;
    this.#first = new Int32Array(places);
    this.#second = new Int32Array(places);
    this.#ways = new Float64Array(places);
    for (let i = 0; i < ways.length; i++) {
      if (ways[i] === 0) continue;
      const place = this.#placeOf(first[i], second[i]);
      this.#first[place] = first[i];
      this.#second[place] = second[i];
      this.#ways[place] = ways[i];
    }
  }
}
