import type { Manifold } from 'manifold-3d';
import { addPeg, type Connector } from './connectors.ts';
import { sectionAreas } from './section-areas.ts';

/** A part of a split model. */
export interface SplitPart {
  readonly manifold: Manifold;
  /** Outward directions of its cut faces. */
  readonly cuts: readonly Direction[];
}

type Direction = readonly [number, number, number];

export interface CutOptions {
  /** Longest side of a part, in metres. */
  readonly longest: number;
  readonly connector: Connector | null;
  onCut(): void;
}

/**
 * Cuts across the longest side repeatedly until every part is short enough: each time where the section is small and
 * near the middle. Splinters stay with the part they come from.
 */
export function cutPlanes(solid: Manifold, { longest, connector, onCut }: CutOptions): SplitPart[] {
  let parts: SplitPart[] = [{ manifold: solid, cuts: [] }];
  const least = solid.volume() * splinter;
  for (let round = 0; parts.length < mostParts; round++) {
    const part = parts.reduce((a, b) => (lengthOf(b.manifold) > lengthOf(a.manifold) ? b : a));
    if (lengthOf(part.manifold) <= longest && round > 0) break;
    const halves = halve(part, connector);
    if (!halves) break;
    onCut();
    parts = parts.flatMap((other) =>
      other === part ? halves.flatMap((half) => splitLoose(half, least)) : [other],
    );
  }
  return parts;
}

const mostParts = 12;
/** Share of the whole below which a loose piece is no separate part. */
const splinter = 0.01;
const tries = 25;
/** Largest distance of a cut from the middle, as a share of the length. */
const range = 0.24;
/** Extra cost of a section at the end of the range, as a share of the largest section. */
const offCentre = 0.25;

function halve({ manifold, cuts }: SplitPart, connector: Connector | null): [SplitPart, SplitPart] | null {
  const { min, max } = manifold.boundingBox();
  const sides = [0, 1, 2].map((k) => max[k]! - min[k]!);
  const axis = sides.indexOf(Math.max(...sides)) as 0 | 1 | 2;
  const heights = Array.from(
    { length: tries },
    (_, i) => min[axis] + sides[axis]! * (0.5 + range * ((2 * i) / (tries - 1) - 1)),
  );
  const areas = sectionAreas(manifold, axis, heights);
  const largest = Math.max(...areas) || 1;
  const cost = areas.map((area, i) => area / largest + offCentre * Math.abs((2 * i) / (tries - 1) - 1));
  const height = heights[cost.indexOf(Math.min(...cost))]!;
  const normal = [0, 1, 2].map((k) => (k === axis ? 1 : 0)) as [number, number, number];
  const [above, below] = manifold.splitByPlane(normal, height);
  if (above.isEmpty() || below.isEmpty()) return null;
  const joined = connector ? addPeg(manifold, { above, below, axis, height, connector }) : { above, below };
  const back = normal.map((value) => -value) as [number, number, number];
  return [
    { manifold: joined.above, cuts: [...cuts, back] },
    { manifold: joined.below, cuts: [...cuts, normal] },
  ];
}

function splitLoose({ manifold, cuts }: SplitPart, least: number): SplitPart[] {
  const pieces = manifold.decompose().sort((a, b) => b.volume() - a.volume());
  const [first, ...large] = pieces.filter((piece) => piece.volume() >= least);
  if (!first || large.length === 0) return [{ manifold, cuts }];
  const rest = pieces.filter((piece) => piece.volume() < least);
  const whole = rest.reduce((sum, fragment) => sum.add(fragment), first);
  return [whole, ...large].map((piece) => ({ manifold: piece, cuts }));
}

function lengthOf(manifold: Manifold): number {
  const { min, max } = manifold.boundingBox();
  return Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
}
