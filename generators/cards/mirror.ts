import { mirrorOf, type Triangle, textOf } from './triangle.ts';

/** How triangles and their mirror images are told apart. */
export interface MirrorFacts {
  /** Triangles that are their own mirror image. */
  readonly own: number;
  /** Triangles that the rule keeps, and those of them whose mirror image it keeps too. */
  readonly kept: readonly Triangle[];
  readonly keptTwice: number;
  /** The rule, when it keeps one of each triangle and its mirror image; `none` when it does not. */
  readonly rule: string;
}

/** Whether the first card of the base row is at most the last, as the rule asks. */
function isKept(triangle: Triangle): boolean {
  const base = triangle[triangle.length - 1];
  return base[0] <= base[base.length - 1];
}

/**
 * Holds the rule "leftmost card of the base row below the rightmost" against a set of triangles that is
 * closed under mirroring. A triangle of one card is its own mirror image, which the rule keeps.
 */
export function mirrorFacts(triangles: readonly Triangle[]): MirrorFacts {
  const rows = triangles[0]?.length ?? 0;
  const isOwn = (triangle: Triangle) => textOf(triangle) === textOf(mirrorOf(triangle));
  const kept = triangles.filter(isKept);
  const keptTwice = kept.filter((triangle) => !isOwn(triangle) && isKept(mirrorOf(triangle))).length;
  const own = triangles.filter(isOwn).length;
  const works = triangles.length > 0 && keptTwice === 0 && 2 * kept.length - own === triangles.length;
  return { own, kept, keptTwice, rule: works && own === 0 ? `a1 < a${rows}` : 'none' };
}
