import { pairQuads } from '../pair-quads.ts';
import { dividedCount, dividedQuads } from './divided-quads.ts';
import { type Extracted, extract } from './extract.ts';
import { type FeatureLines, featureLines, verticesOnLines } from './feature-lines.ts';
import { fewerQuads } from './fewer-quads.ts';
import { levelsOf } from './field/levels.ts';
import { orientationField } from './field/orientation-field.ts';
import { positionField } from './field/position-field.ts';
import { areaOf, type FineMesh, neighboursOf, splitLongEdges, vertexNormals } from './fine-mesh.ts';
import { flipFolded, foldedOff, turnFoldedQuads } from './folded-faces.ts';
import { keepsDetails } from './keeps-details.ts';
import { relax } from './relax.ts';
import { SourceSurface } from './source-surface.ts';
import { thinned } from './thin.ts';
import { walkTriangles } from './walk-triangles.ts';

/** A surface of quads and few triangles. */
export interface QuadSurface {
  readonly positions: Float64Array;
  /** Quads as pairs (a, b, c)(a, c, d) first, then triangles. */
  readonly indices: Uint32Array;
  readonly quads: number;
  /** By triangle: the group of the source that it belongs to. */
  readonly groups: Uint32Array;
  /** Number of triangles that turn away from the surface. */
  readonly folded: number;
  /** By vertex: as in `FeatureLines`. */
  readonly kinds: Uint8Array;
  /** Whether an edge is part of a line. */
  readonly isLine: (a: number, b: number) => boolean;
  /** The surface it was made from, for reading its attributes. */
  readonly surface: SourceSurface;
}

/** Longest edge of the fine mesh as a share of the edge of a quad. */
const fineness = 1;
/** Most triangles of the fine mesh for each of the result, before long edges are split. */
const density = 2;
/** Fewest of them where more vertices than a share of the result's triangles are on lines: fewer would move the lines. */
const leastFine = 2000;
const mostMoved = 0.15;
/** What the count is aimed at, the shares of the target that it may have, and the deviation that ends the attempts. */
interface Tolerance {
  readonly aim: number;
  readonly most: number;
  readonly least: number;
  readonly enough: number;
  /** Most triangles of the first attempt, and most vertices on lines, as shares of the target. */
  readonly mostFirst: number;
  readonly mostOnLines: number;
  readonly attempts: number;
}
/** Deviation of a count that is near enough, and how often it is tried. */
const near = 0.02;
const dividedAttempts = 8;
const usual: Tolerance = {
  aim: 0.97,
  most: 1.05,
  least: 0.92,
  enough: near,
  mostFirst: 1.25,
  mostOnLines: 0.5,
  attempts: 5,
};
const exact: Tolerance = {
  aim: 1,
  most: 1.03,
  least: 0.97,
  enough: 0.03,
  mostFirst: 1.6,
  mostOnLines: 0.75,
  attempts: 5,
};
/** Takes any count. */
const loose: Tolerance = {
  aim: 1,
  most: Number.POSITIVE_INFINITY,
  least: 0,
  enough: Number.POSITIVE_INFINITY,
  mostFirst: 4,
  mostOnLines: 4,
  attempts: 1,
};
/** Most triangles of a result that is tried in many ways, and the shares of its target that are tried. */
const fewTriangles = 2000;
const goals = [1, 0.99, 1.01, 0.98, 1.02, 0.97, 1.03];
/** The same for finer surfaces that quads are taken out of: the first share, each as a multiple of the last, and the end. */
const firstShare = 0.8;
const nextShare = 1.12;
const lastShare = 1.6;
/** Most triangles of quads alone as a share of the target, and of a finer surface as a share of what is left of it. */
const mostMore = 2;
const mostFiner = 1.7;
/** Fewest triangles of a result whose faces are divided. */
const leastDivided = 200;
/** Deviation above which the faces are not divided. */
const mostOff = 0.04;
/** The same where the other way gives fewer quads than a share of its faces. */
const mostOffAtAll = 0.08;
const fewestQuads = 0.98;
/** Most triangles of the fine mesh: this many, or as a share of the result. */
const mostFine = 100_000;
const mostFineShare = 20;
const relaxRounds = 4;
const walkRounds = 3;
const unfoldRounds = 3;
/** Shorter lines of sharp edges are noise, in edges of a quad. */
const shortestLine = 3;

/**
 * Covers a surface with quads along its curvature: directions and lattice points are smoothed over the vertices from
 * coarse to fine, vertices of one lattice point collapse to one, and triangles pair across the diagonals that remain.
 * Closed surfaces stay closed; sharp edges, borders and borders between materials stay lines.
 * @param target triangles of the result, a quad as two
 * @returns null when the surface has too much detail for so few quads
 */
export function quadSurface(
  source: FineMesh,
  target: number,
  onStep: () => void = () => {},
): QuadSurface | null {
  const divided = quartered(source, target, onStep);
  if (divided && offOf(divided, target) <= near) return divided;
  if (target > fewTriangles) {
    if (divided && offOf(divided, target) <= mostOff) return divided;
    const paired = surfaceOf(source, target, usual, onStep)?.made ?? null;
    return divided && !(paired && hasQuads(paired)) ? divided : paired;
  }
  // Of few faces each one counts, and attempts take little time.
  let first: QuadSurface | null = null;
  for (const share of goals) {
    const paired = surfaceOf(source, target * share, usual, onStep)?.made ?? null;
    if (!paired) break;
    first ??= paired;
    if (!hasQuads(paired) || paired.folded > 0 || offOf(paired, target) > mostOff) continue;
    if (keepsDetails(paired)) return paired;
  }
  return nearer(divided, thinnedOut(source, target, onStep), target) ?? first;
}

/** Returns quads alone, from faces four times as large; null where those do not hold the shape. */
function quartered(source: FineMesh, target: number, onStep: () => void): QuadSurface | null {
  if (target < leastDivided) return null;
  let best: QuadSurface | null = null;
  let goal = target / 4;
  let [low, high] = [0, Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt < dividedAttempts; attempt++) {
    const found = surfaceOf(source, goal, exact, onStep);
    if (!found) break;
    const count = dividedCount(found.made);
    const off = Math.abs(count / target - 1);
    if (found.made.folded === 0 && (!best || off < offOf(best, target))) {
      const next = dividedQuads(found.made, found.fine, found.lines, found.step);
      onStep();
      if (next.folded === 0 && keepsDetails(next)) best = next;
    }
    if (best && offOf(best, target) <= near) break;
    if (count < target) low = Math.max(low, goal);
    else high = Math.min(high, goal);
    // Where faces fold, another step moves the singular points.
    const next = off > near ? (goal * target) / count : goal * 0.985;
    // Counts jump where lines take another vertex, so the search halves what is left between both sides.
    const isBetween = low > 0 && low < high && high < Number.POSITIVE_INFINITY;
    goal = isBetween && (next <= low || next >= high) ? (low + high) / 2 : next;
  }
  return best && offOf(best, target) <= mostOffAtAll ? best : null;
}

/**
 * Returns quads alone, as near the count as finer ones come when quads are taken out of them; null where each of them
 * folds, loses the shape or keeps more than the most.
 */
function thinnedOut(source: FineMesh, target: number, onStep: () => void): QuadSurface | null {
  if (target < leastDivided) return null;
  let best: QuadSurface | null = null;
  for (let share = firstShare; share < lastShare; share *= nextShare) {
    const found = surfaceOf(source, (target / 4) * share, loose, onStep);
    const count = found ? dividedCount(found.made) : 0;
    if (!found || count < target * (1 - near)) continue;
    if (count > mostFiner * Math.min(best ? best.indices.length / 3 : count, target * mostMore)) break;
    const many = dividedQuads(found.made, found.fine, found.lines, found.step);
    onStep();
    const few = fewerQuads(many, target, found.step / 2);
    onStep();
    if (few.folded > 0 || few.indices.length / 3 > target * mostMore || !keepsDetails(few)) continue;
    best = nearer(best, few, target);
    if (best && offOf(best, target) <= near) break;
  }
  return best;
}

/** Returns the surface whose count is nearer the target. */
function nearer(a: QuadSurface | null, b: QuadSurface | null, target: number): QuadSurface | null {
  if (!a || !b) return a ?? b;
  return offOf(b, target) < offOf(a, target) ? b : a;
}

const hasQuads = ({ indices, quads }: QuadSurface): boolean =>
  quads >= (indices.length / 3 - quads) * fewestQuads;

const offOf = ({ indices }: QuadSurface, target: number): number => Math.abs(indices.length / 3 / target - 1);

interface Made {
  readonly made: QuadSurface;
  readonly fine: FineMesh;
  readonly lines: FeatureLines;
  readonly step: number;
}

function surfaceOf(
  source: FineMesh,
  target: number,
  { aim, most, least, enough, mostFirst, mostOnLines, attempts }: Tolerance,
  onStep: () => void,
): Made | null {
  let step = Math.sqrt((2 * areaOf(source)) / target);
  const mesh = splitLongEdges(coarser(source, target, step), step * fineness);
  if (mesh.indices.length > Math.max(mostFine, target * mostFineShare) * 3) return null;
  const normals = vertexNormals(mesh);
  const lines = featureLines(mesh, step * shortestLine);
  // A surface has about half as many vertices as triangles.
  if (verticesOnLines(mesh, lines, step) > target * mostOnLines) return null;
  const neighbours = neighboursOf(mesh.indices, normals.length / 3);
  const levels = levelsOf(mesh.positions, normals, neighbours, lines.kinds, lines.tangents);
  const fields = orientationField(levels, step);
  onStep();
  const surface = new SourceSurface(Float32Array.from(source.positions), source.indices);
  let best: QuadSurface | null = null;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const origins = positionField(levels, fields, step);
    onStep();
    const lattices = { points: mesh.positions, normals, field: fields[0]!, origins };
    const made = extract(mesh, neighbours, lattices, lines, step);
    onStep();
    const count = made.indices.length / 3;
    // Details smaller than a quad keep more vertices than the lattice has points.
    if (attempt === 0 && count > target * mostFirst) return null;
    const fits = count <= target * most && count >= target * least;
    if (fits || attempt === attempts - 1) {
      const next = paired(made, surface, step);
      if (!best || isBetter(next, best, target)) best = next;
      if ((best.folded === 0 && offOf(best, target) <= enough) || isHopeless(best)) break;
    }
    const isNear = fits && Math.abs(count / target - 1) <= enough;
    // Another step where faces fold moves the singular points.
    step *= isNear ? 0.99 : Math.sqrt(count / (target * (fits ? 1 : aim)));
  }
  return best && { made: best, fine: mesh, lines, step };
}

/** Returns a mesh without the details that are lost anyway; where there are many sharp edges, it keeps them in place. */
function coarser(source: FineMesh, target: number, step: number): FineMesh {
  if (target * density < leastFine) {
    const fine = thinned(source, leastFine);
    const onLines = verticesOnLines(fine, featureLines(fine, step * shortestLine), step);
    if (onLines > target * mostMoved) return fine;
  }
  return thinned(source, target * density);
}

/** Fewer folds come first, then the count. */
function isBetter(next: QuadSurface, best: QuadSurface, target: number): boolean {
  return (
    next.folded < best.folded || (next.folded === best.folded && offOf(next, target) < offOf(best, target))
  );
}

/** Many folds or few quads do not go away with another step. */
function isHopeless({ indices, quads, folded }: QuadSurface): boolean {
  const triangles = indices.length / 3;
  return folded > triangles * 0.02 || quads < (triangles - quads) * 0.8;
}

/** Pairs the triangles, evens out the edges, and unfolds faces. */
function paired(made: Extracted, surface: SourceSurface, step: number): QuadSurface {
  const isLine = (a: number, b: number): boolean => made.lineEdges.get(Math.min(a, b), Math.max(a, b)) >= 0;
  const folds = (): number => foldedOff(surface, positions, pairs.indices, made.normals, step);
  let pairs = pairQuads(made.positions, made.indices, isLine);
  let groups = pairs.origins.map((triangle) => made.groups[triangle]!);
  let positions = relax(made, pairs, surface, relaxRounds);
  for (let round = 0; round < walkRounds; round++) {
    const walked = walkTriangles(positions, pairs, isLine);
    if (walked.quads === pairs.quads) break;
    pairs = walked;
    groups = pairs.origins.map((triangle) => made.groups[triangle]!);
    positions = relax({ ...made, positions }, pairs, surface, 3);
  }
  let folded = folds();
  for (let round = 0; round < unfoldRounds && folded > 0; round++) {
    pairs = pairQuads(positions, flipFolded(positions, pairs.indices, made.normals, isLine), isLine);
    const before = groups;
    groups = pairs.origins.map((triangle) => before[triangle]!);
    positions = relax({ ...made, positions }, pairs, surface, 3);
    turnFoldedQuads(positions, pairs.indices, pairs.quads, made.normals);
    folded = folds();
  }
  const { indices, quads } = pairs;
  return { indices, quads, groups, positions, folded, surface, kinds: made.kinds, isLine };
}
