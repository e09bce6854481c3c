import { InvalidArgumentError } from 'commander';

/** Reads the argument of an option as a whole number of some unit from `least` on. */
export function wholeNumber(least: number, unit: string): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > 2 ** 31 - 1) {
      throw new InvalidArgumentError(`Expected a whole number of ${unit} from ${least}.`);
    }
    return value;
  };
}
