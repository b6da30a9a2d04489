/** One primitive that takes a part of the budget. */
export interface Share {
  readonly triangles: number;
  /** Number of times it is drawn; each copy counts. */
  readonly copies: number;
  /** Surface area of one copy. */
  readonly area: number;
}

/**
 * Splits a number of triangles among primitives: more for those with more surface and more detail (the geometric mean
 * of both shares), never more than a primitive has, and never more than the budget in total.
 * @returns triangles for one copy of each primitive, in order
 */
export function shareBudget(shares: readonly Share[], budget: number): number[] {
  const total = {
    area: sum(shares.map((s) => s.area * s.copies)),
    triangles: sum(shares.map((s) => s.triangles * s.copies)),
  };
  if (total.triangles <= budget) return shares.map((s) => s.triangles);
  const weights = shares.map((s) =>
    Math.sqrt((s.area / (total.area || 1) + 1e-9) * (s.triangles / total.triangles)),
  );
  const floor = sum(shares.map((s) => Math.min(leastEach, s.triangles) * s.copies)) <= budget ? leastEach : 0;
  // The largest level at which all primitives, clamped between the floor and their own count, fit the budget.
  const at = (level: number): number[] =>
    shares.map((s, i) => Math.min(s.triangles, Math.max(floor, Math.floor(weights[i]! * level))));
  const cost = (given: readonly number[]): number => sum(given.map((n, i) => n * shares[i]!.copies));
  let [low, high] = [0, 1];
  while (cost(at(high)) <= budget) high *= 2;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (cost(at(middle)) <= budget) low = middle;
    else high = middle;
  }
  const given = at(low);
  let left = budget - cost(given);
  for (const i of shares.keys()) {
    const more = Math.min(shares[i]!.triangles - given[i]!, Math.floor(left / shares[i]!.copies));
    given[i] = given[i]! + more;
    left -= more * shares[i]!.copies;
  }
  return given;
}

/** Fewest triangles of a recognisable part; kept as long as the budget allows. */
const leastEach = 4;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
