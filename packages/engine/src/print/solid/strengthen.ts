import type { Box, Manifold } from 'manifold-3d';
import { Vector3 } from 'three';
import { faceTree } from '../mesh/bvh.ts';
import { connectedFaces } from '../mesh/connected-faces.ts';
import { edgeTable } from '../mesh/edge-table.ts';
import { thickSheet } from '../mesh/repair/thicken.ts';
import { type MeasuredMesh, type ThinWalls, thinWalls } from '../mesh/thin-walls.ts';
import type { SplitPart } from './cut-planes.ts';
import type { Kernel } from './kernel.ts';

/**
 * Thickens the places that a cut left thinner than a limit, at the cost of the parts beside them: together the parts
 * stay the whole. Places that were as thin before the cut stay.
 * @param limit metres
 */
export function strengthen<Part extends SplitPart>(
  kernel: Pick<Kernel, 'Manifold' | 'Mesh'>,
  whole: Manifold,
  parts: readonly Part[],
  limit: number,
): { readonly parts: Part[]; readonly strengthened: number } {
  const made = parts.map(({ manifold }) => manifold);
  const surface = facesOf(whole);
  let strengthened = 0;
  for (const i of parts.keys()) {
    const { spots, spacing } = thinWalls(facesOf(made[i]!), limit, samples);
    const groups = groupsOf(leftByCut(spots, surface, limit), spacing * 3).filter(
      (group) => group.length >= fewest,
    );
    if (groups.length === 0) continue;
    const box = made[i]!.boundingBox();
    // A group at a time: a grid over all of them would be too coarse for the limit.
    const sheets = groups.flatMap((group) => thickSheet(kernel, box, group, limit, spacing) ?? []);
    const added = kernel.Manifold.union(sheets).intersect(whole);
    const reach = added.boundingBox();
    made[i] = made[i]!.add(added);
    strengthened++;
    for (const j of parts.keys()) {
      if (j === i || areApart(reach, made[j]!.boundingBox())) continue;
      const less = made[j]!.subtract(added);
      if (!less.isEmpty()) made[j] = less;
    }
  }
  // Once for each part, since the modeller takes longest for it.
  for (const [i, { manifold }] of parts.entries())
    if (made[i] !== manifold)
      made[i] = withoutNewCrumbs(kernel, made[i]!.simplify(limit * unseen), manifold, limit * crumb);
  return { parts: parts.map((part, i) => ({ ...part, manifold: made[i]! })), strengthened };
}

function areApart(one: Box, other: Box): boolean {
  return [0, 1, 2].some((k) => one.min[k]! > other.max[k]! || other.min[k]! > one.max[k]!);
}

/** Samples of a place below which it is the edge of a thick one. */
const fewest = 12;
/** Longest side, in limits, of a piece that is lost on the plate. */
const crumb = 5;
/** Deviation in limits that no printer makes. */
const unseen = 0.02;
/** Share of the limit within which a place is on a surface. */
const onSurface = 0.05;
/** Places of a part that are measured. */
const samples = 6000;

type Spot = ThinWalls['spots'][number];
type Place = Spot['point'];

/**
 * Returns the thin places between which and the outside a cut is. A wall between two outer faces was as thin before; one
 * with an outer face can only grow inwards, so its middle is that of the wall that it becomes.
 */
function leftByCut(spots: ThinWalls['spots'], surface: MeasuredMesh, limit: number): Spot[] {
  const along = ({ point, across }: Spot, by: number): Place =>
    [0, 1, 2].map((k) => point[k]! + across[k]! * by) as unknown as Place;
  const sides = spots.map(
    (spot) => [along(spot, -spot.straight / 2), along(spot, spot.straight / 2)] as const,
  );
  const isOutside = onSurfaceOf(surface, sides.flat(), limit * onSurface);
  return spots.flatMap((spot, i) => {
    const [near, far] = [isOutside(sides[i]![0]), isOutside(sides[i]![1])];
    if (near && far) return [];
    if (near === far) return [spot];
    const shift = (limit - spot.straight) / 2;
    return [{ ...spot, point: along(spot, near ? shift : -shift) }];
  });
}

/** Returns whether one of some places is on a surface, of which only the faces near them are sorted. */
function onSurfaceOf(
  { corners, places, points }: MeasuredMesh,
  near: readonly Place[],
  within: number,
): (place: Place) => boolean {
  const low = [0, 1, 2].map(
    (k) => near.reduce((least, place) => Math.min(least, place[k]!), Infinity) - within,
  );
  const high = [0, 1, 2].map(
    (k) => near.reduce((most, place) => Math.max(most, place[k]!), -Infinity) + within,
  );
  const kept: number[] = [];
  for (let i = 0; i < corners.length; i += 3) {
    const [a, b, c] = [places[corners[i]!]! * 3, places[corners[i + 1]!]! * 3, places[corners[i + 2]!]! * 3];
    let isNear = true;
    for (let k = 0; k < 3 && isNear; k++)
      isNear =
        Math.min(points[a + k]!, points[b + k]!, points[c + k]!) <= high[k]! &&
        Math.max(points[a + k]!, points[b + k]!, points[c + k]!) >= low[k]!;
    if (isNear) kept.push(corners[i]!, corners[i + 1]!, corners[i + 2]!);
  }
  if (kept.length === 0) return () => false;
  const tree = faceTree({ corners: Uint32Array.from(kept), places, points });
  return ([x, y, z]) => {
    const hit = tree.closestPointToPoint(new Vector3(x, y, z));
    return hit !== null && hit.distance <= within;
  };
}

/** Returns groups of spots that are linked by steps of at most a reach, the largest first. */
function groupsOf(spots: ThinWalls['spots'], reach: number): Spot[][] {
  const keyOf = ([x, y, z]: readonly number[]): string => `${x},${y},${z}`;
  const cells = new Map<string, Spot[]>();
  for (const spot of spots) {
    const key = keyOf(spot.point.map((value) => Math.floor(value / reach)));
    cells.set(key, [...(cells.get(key) ?? []), spot]);
  }
  const groups: Spot[][] = [];
  for (const start of [...cells.keys()]) {
    const queue = [start];
    const group: Spot[] = [];
    for (const key of queue) {
      const own = cells.get(key);
      if (!own) continue;
      cells.delete(key);
      group.push(...own);
      const [x, y, z] = key.split(',').map(Number) as [number, number, number];
      for (let n = 0; n < 27; n++)
        queue.push(keyOf([x - 1 + (n % 3), y - 1 + (Math.floor(n / 3) % 3), z - 1 + Math.floor(n / 9)]));
    }
    if (group.length > 0) groups.push(group);
  }
  return groups.sort((a, b) => b.length - a.length);
}

/** Leaves out the small pieces that a solid did not have before. `decompose` would take gigabytes for many pieces. */
function withoutNewCrumbs(
  { Manifold, Mesh }: Pick<Kernel, 'Manifold' | 'Mesh'>,
  solid: Manifold,
  before: Manifold,
  shortest: number,
): Manifold {
  const { boxes, pieceOf, mesh } = piecesOf(solid);
  if (boxes.every((box) => longestSide(box) >= shortest)) return solid;
  if (boxes.length < 2) return solid;
  const known = new Set(piecesOf(before).boxes.map(nameOf));
  const kept = boxes.map((box) => longestSide(box) >= shortest || known.has(nameOf(box)));
  if (kept.every(Boolean) || !kept.some(Boolean)) return solid;
  const { numProp, vertProperties, triVerts } = mesh;
  return new Manifold(
    new Mesh({
      numProp,
      vertProperties,
      triVerts: triVerts.filter((_, i) => kept[pieceOf[Math.floor(i / 3)]!]),
    }),
  );
}

interface PieceBox {
  readonly low: [number, number, number];
  readonly high: [number, number, number];
}

/** Returns the connected surfaces of a solid without properties. */
function piecesOf(solid: Manifold) {
  const mesh = solid.getMesh();
  const { triVerts, vertProperties, numProp } = mesh;
  const { count, pieceOf } = connectedFaces(triVerts.length / 3, edgeTable(triVerts));
  const boxes = Array.from(
    { length: count },
    (): PieceBox => ({ low: [Infinity, Infinity, Infinity], high: [-Infinity, -Infinity, -Infinity] }),
  );
  for (let i = 0; i < triVerts.length; i++) {
    const { low, high } = boxes[pieceOf[Math.floor(i / 3)]!]!;
    const at = triVerts[i]! * numProp;
    for (let k = 0; k < 3; k++) {
      const value = vertProperties[at + k]!;
      if (value < low[k]!) low[k] = value;
      if (value > high[k]!) high[k] = value;
    }
  }
  return { mesh, pieceOf, boxes };
}

function longestSide({ low, high }: PieceBox): number {
  return Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
}

/** Distinguishes pieces that an operation left as they were. */
function nameOf({ low, high }: PieceBox): string {
  return [...low, ...high].map((value) => value.toPrecision(6)).join();
}

/** Returns the faces of a solid, whose vertices are places already. */
function facesOf(manifold: Manifold): MeasuredMesh {
  const { vertProperties, numProp, triVerts } = manifold.getMesh();
  const points = new Float32Array((vertProperties.length / numProp) * 3);
  for (let at = 0, from = 0; at < points.length; at += 3, from += numProp)
    for (let k = 0; k < 3; k++) points[at + k] = vertProperties[from + k]!;
  const places = new Uint32Array(points.length / 3);
  for (let place = 0; place < places.length; place++) places[place] = place;
  return { corners: triVerts, places, points };
}
