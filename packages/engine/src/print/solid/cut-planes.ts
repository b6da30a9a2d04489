import type { Manifold } from 'manifold-3d';
import { addPegs, type Connector } from './connectors.ts';
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
 * Cuts across the longest side where the section is small and near the middle, then the parts that are too long at
 * their necks; a part without one stays whole. Splinters stay with the part they come from.
 */
export function cutPlanes(solid: Manifold, { longest, connector, onCut }: CutOptions): SplitPart[] {
  let parts: SplitPart[] = [{ manifold: solid, cuts: [] }];
  const least = solid.volume() * splinter;
  const whole = new Set<SplitPart>();
  for (let round = 0; parts.length < mostParts; round++) {
    const open = parts.filter(
      (part) => !whole.has(part) && (round === 0 || lengthOf(part.manifold) > longest),
    );
    if (open.length === 0) break;
    const part = open.reduce((a, b) => (lengthOf(b.manifold) > lengthOf(a.manifold) ? b : a));
    // The first cut is what was asked for; further ones are only made where the part is thin.
    const halves = halve(part, connector, round > 0);
    if (!halves) {
      whole.add(part);
      continue;
    }
    onCut();
    parts = parts.flatMap((other) =>
      other === part ? halves.flatMap((half) => splitLoose(half, least)) : [other],
    );
  }
  return parts;
}

const mostParts = 12;
/** Largest section of a neck, as a share of the largest on either side of it. */
const neck = 0.6;
/** Share of the whole below which a loose piece is no separate part. */
const splinter = 0.01;
const tries = 41;
/** Furthest section from the middle, as a share of the length. */
const ends = 0.48;
/** Largest distance of a cut from the middle, as a share of the length. */
const range = 0.34;
/** Extra cost of a section at the end of the range, as a share of the largest section. */
const offCentre = 0.6;
/** Shortest side that is cut, as a share of the longest. */
const longSide = 0.6;

function halve(
  { manifold, cuts }: SplitPart,
  connector: Connector | null,
  onlyNecks: boolean,
): [SplitPart, SplitPart] | null {
  const cut = placeOfCut(manifold, onlyNecks);
  if (!cut) return null;
  const { axis, height } = cut;
  const normal = [0, 1, 2].map((k) => (k === axis ? 1 : 0)) as [number, number, number];
  const [above, below] = manifold.splitByPlane(normal, height);
  if (above.isEmpty() || below.isEmpty()) return null;
  const joined = connector ? addPegs(manifold, { above, below, axis, height, connector }) : { above, below };
  const back = normal.map((value) => -value) as [number, number, number];
  return [
    { manifold: joined.above, cuts: [...cuts, back] },
    { manifold: joined.below, cuts: [...cuts, normal] },
  ];
}

/** Returns where to cut: at a neck along a long side, else across the longest side. */
function placeOfCut(
  manifold: Manifold,
  onlyNecks: boolean,
): { readonly axis: 0 | 1 | 2; readonly height: number } | null {
  const { min, max } = manifold.boundingBox();
  const sides = [0, 1, 2].map((k) => max[k]! - min[k]!);
  const axes = ([0, 1, 2] as const)
    .filter((k) => sides[k]! >= Math.max(...sides) * longSide)
    .sort((a, b) => sides[b]! - sides[a]!);
  for (const [axis, necks] of [
    ...axes.map((axis) => [axis, true] as const),
    ...(onlyNecks ? [] : [[axes[0]!, false] as const]),
  ]) {
    const heights = Array.from(
      { length: tries },
      (_, i) => min[axis] + sides[axis]! * (0.5 + ends * ((2 * i) / (tries - 1) - 1)),
    );
    const cost = costsOf(sectionAreas(manifold, axis, heights), necks);
    const least = Math.min(...cost);
    if (Number.isFinite(least)) return { axis, height: heights[cost.indexOf(least)]! };
  }
  return null;
}

/** Returns the cost of a cut at each section: small sections near the middle are cheap. */
function costsOf(areas: readonly number[], onlyNecks: boolean): number[] {
  const largest = Math.max(...areas) || 1;
  return areas.map((area, i) => {
    const off = (Math.abs((2 * i) / (tries - 1) - 1) * ends) / range;
    const isNeck = area <= neck * Math.min(Math.max(...areas.slice(0, i)), Math.max(...areas.slice(i + 1)));
    return off > 1 || (onlyNecks && !isNeck) ? Number.POSITIVE_INFINITY : area / largest + offCentre * off;
  });
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
