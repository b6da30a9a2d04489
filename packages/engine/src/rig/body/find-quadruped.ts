import type { Vector } from '@meshwright/look/render';
import { mirrorWhereAlike } from '../skin/mirror-where-alike.ts';
import { findMuzzleLine, placeAnimalHead, type QuadrupedTrunk } from './animal-head.ts';
import type { FittedBody } from './fitted-body.ts';
import { type Foot, footprint } from './footprint.ts';
import { cellCentre, nearestSolid, type VoxelBody } from './voxel-body.ts';

/**
 * Fits the 27 joints to a four-legged body of height 1 that stands on y = 0 and looks along +Z: four feet, a trunk over
 * them, and a head narrower than the trunk in front of the fore legs. Returns a sentence on what was not found, or null for
 * a body that does not stand on four parts.
 */
export function findQuadruped(body: VoxelBody): FittedBody | string | null {
  const feet = feetOf(body);
  if (feet.length !== 4) return null;
  const corners = cornersOf(feet);
  if (!corners) return 'its four feet are not in two pairs';
  const trunk = trunkOf(body, corners);
  if (typeof trunk === 'string') return trunk;
  if (looksAlong(body) === 0) return 'its two ends are alike, so neither can be the head';
  const front = Math.max(corners.Left.fore.z, corners.Right.fore.z);
  const head = findMuzzleLine(body, corners.x, front, trunk);
  if (typeof head === 'string') return head;
  const joints = new Map<string, Vector>();
  const tips = new Map<string, Vector>();
  placeTrunk(joints, corners, trunk);
  for (const side of ['Left', 'Right'] as const) {
    placeHindLeg(body, joints, tips, side, corners[side].hind, trunk);
    placeForeLeg(body, joints, tips, side, corners[side].fore, trunk);
  }
  placeAnimalHead(joints, head, trunk, body);
  placeTail(body, joints, tips, corners, trunk);
  mirrorWhereAlike(joints, corners.x);
  mirrorWhereAlike(tips, corners.x);
  for (const points of [joints, tips])
    for (const [name, point] of points) points.set(name, nearestSolid(body, point, 1));
  return { kind: 'quadruped', joints, tips };
}

/**
 * Returns the feet: the parts of the lowest slices up to the highest at which four of them are in two pairs, since the belly of an
 * animal with short legs hangs low. Parts between the feet of a pair are a tail or a belly on the ground. Where there are no two
 * pairs, the parts of the highest slices.
 */
function feetOf(body: VoxelBody): readonly Foot[] {
  const all = tops.map((top) => footprint(body, top * 0.35, Math.max(top, body.step * 1.5), leastFoot));
  for (const parts of all) {
    const feet = pairsOf(parts);
    if (feet) return feet;
  }
  return all[0]!;
}

/** Tops of the slices in which feet are looked for, in heights. */
const tops = [0.1, 0.07, 0.05, 0.03];
/** How near to that of the feet the area of a part is that is a fifth foot, as those of an office chair. */
const alike = 0.15;
/** Least foot as a share of the largest part on the ground, which may be a belly. */
const leastFoot = 0.05;
/** Most parts of a body on the ground: four feet, a belly and a tail in pieces. */
const mostParts = 7;

/** Returns the four parts that are in two pairs, as even as possible, with every other part between the feet of a pair; null where there are none. */
function pairsOf(parts: readonly Foot[]): Foot[] | null {
  if (parts.length < 4 || parts.length > mostParts) return null;
  let [best, least] = [null as Foot[] | null, Number.POSITIVE_INFINITY];
  for (let chosen = 0; chosen < 1 << parts.length; chosen++) {
    const feet = parts.filter((_, i) => chosen & (1 << i));
    const corners = feet.length === 4 ? cornersOf(feet) : null;
    if (!corners) continue;
    const { x, Left, Right } = corners;
    const wide = Math.min(Left.fore.x - Right.fore.x, Left.hind.x - Right.hind.x);
    const size = feet.reduce((sum, { area }) => sum + area, 0) / 4;
    const isBetween = (part: Foot) =>
      Math.abs(part.x - x) < (isBeyond(part, feet) ? beyond : within) * wide &&
      Math.abs(part.area / size - 1) > alike;
    if (!parts.every((part) => feet.includes(part) || isBetween(part))) continue;
    const uneven =
      Math.abs(Left.fore.z - Right.fore.z) +
      Math.abs(Left.hind.z - Right.hind.z) +
      Math.abs(Left.fore.x + Right.fore.x - 2 * x) +
      Math.abs(Left.hind.x + Right.hind.x - 2 * x);
    if (uneven < least) [best, least] = [feet, uneven];
  }
  return best;
}

/** How far from the middle of a pair of feet what hangs between them may be, as a share of their distance; a foot is at a half. */
const within = 0.45;
/** The same of a tail that lies behind the feet, which may bend to a side. */
const beyond = 0.9;

/** Returns whether a part on the ground is before or behind all feet. */
function isBeyond(part: Foot, feet: readonly Foot[]): boolean {
  return feet.every(({ front }) => part.back > front) || feet.every(({ back }) => part.front < back);
}

/**
 * Returns where a body on four legs looks: 1 for +Z, -1 for -Z, 0 where both ends are alike. Paws reach before their shins; on hooves
 * the neck and head are larger than the tail.
 */
export function looksAlong(body: VoxelBody): 1 | -1 | 0 {
  const feet = feetOf(body);
  const reaches = feet.map((foot) => reachOfToes(body, foot));
  const toes = reaches.reduce((sum, reach) => sum + reach, 0) / feet.length;
  if (Math.abs(toes) > leastToes) return toes > 0 ? 1 : -1;
  // Legs in a stride lean both ways, and the toes of one foot reach clearly.
  const [ahead, behind] = [Math.max(...reaches), -Math.min(...reaches)];
  if (Math.max(ahead, behind) > 2 * leastToes && Math.abs(ahead - behind) > leastToes)
    return ahead > behind ? 1 : -1;
  const before = headSide(body, feet);
  return before < 1 / 1.2 ? -1 : before < 1.2 ? 0 : 1;
}

/** Least reach of toes that is more than the size of a cell, in heights. */
const leastToes = 0.015;

/** Returns how much further a foot reaches before its shin than behind it. */
function reachOfToes(body: VoxelBody, { left, right, back, front }: Foot): number {
  const extentOf = (from: number, to: number): readonly [number, number] => {
    let [low, high] = [Infinity, -Infinity];
    for (let cell = 0; cell < body.solid.length; cell++) {
      if (!body.solid[cell]) continue;
      const [x, y, z] = cellCentre(body, cell);
      if (y < from || y > to || x < left - 0.02 || x > right + 0.02 || z < back - 0.02 || z > front + 0.02)
        continue;
      [low, high] = [Math.min(low, z), Math.max(high, z)];
    }
    return [low, high];
  };
  const [foot, shin] = [extentOf(0, 0.06), extentOf(0.1, 0.16)];
  const reach = foot[1] - shin[1] - (shin[0] - foot[0]);
  return Number.isFinite(reach) ? reach : 0;
}

/** Returns the ratio of the body before its fore legs to that behind its hind legs, weighted by height. */
function headSide(body: VoxelBody, feet: readonly Foot[]): number {
  const front = Math.max(...feet.map(({ front }) => front));
  const back = Math.min(...feet.map(({ back }) => back));
  let [before, behind] = [0, 0];
  for (let cell = 0; cell < body.solid.length; cell++) {
    if (!body.solid[cell]) continue;
    const [, y, z] = cellCentre(body, cell);
    if (z > front) before += y;
    if (z < back) behind += y;
  }
  return before / Math.max(behind, 1e-6);
}

interface Corners {
  readonly x: number;
  readonly Left: { readonly fore: Foot; readonly hind: Foot };
  readonly Right: { readonly fore: Foot; readonly hind: Foot };
}

function cornersOf(feet: readonly Foot[]): Corners | null {
  const byDepth = [...feet].sort((a, b) => b.z - a.z);
  const pair = (a: Foot, b: Foot): [Foot, Foot] => (a.x > b.x ? [a, b] : [b, a]);
  const [foreLeft, foreRight] = pair(byDepth[0]!, byDepth[1]!);
  const [hindLeft, hindRight] = pair(byDepth[2]!, byDepth[3]!);
  const length = (foreLeft.z + foreRight.z - hindLeft.z - hindRight.z) / 2;
  const uneven = Math.max(Math.abs(foreLeft.z - foreRight.z), Math.abs(hindLeft.z - hindRight.z));
  if (length < 0.12 || uneven > length * 0.4) return null;
  const x = (foreLeft.x + foreRight.x + hindLeft.x + hindRight.x) / 4;
  if (foreLeft.x - foreRight.x < 0.03 || hindLeft.x - hindRight.x < 0.03) return null;
  return { x, Left: { fore: foreLeft, hind: hindLeft }, Right: { fore: foreRight, hind: hindRight } };
}

/** Least height of the body above a pair of feet relative to its back; that of animals in a stride is 0.75 and more. */
const leastRump = 0.5;

/** Finds the column of cells midway between the legs, from below. */
function trunkOf(body: VoxelBody, { x, Left, Right }: Corners): QuadrupedTrunk | string {
  const foreZ = (Left.fore.z + Right.fore.z) / 2;
  const hindZ = (Left.hind.z + Right.hind.z) / 2;
  const middle = (foreZ + hindZ) / 2;
  let [belly, back, width, hindTop, foreTop] = [2, 0, 0, 0, 0];
  for (let cell = 0; cell < body.solid.length; cell++) {
    if (!body.solid[cell]) continue;
    const [px, y, z] = cellCentre(body, cell);
    const isAt = (place: number): boolean => Math.abs(z - place) <= body.step * 1.5;
    if (isAt(middle)) width = Math.max(width, Math.abs(px - x));
    if (Math.abs(px - x) > body.step) continue;
    if (isAt(hindZ)) hindTop = Math.max(hindTop, y);
    if (isAt(foreZ)) foreTop = Math.max(foreTop, y);
    if (!isAt(middle)) continue;
    belly = Math.min(belly, y);
    back = Math.max(back, y);
  }
  // A tail with fins has no trunk between them.
  if (belly > 1 || Math.min(hindTop, foreTop) < back * leastRump)
    return 'no trunk was found above its four feet';
  if ([Left.fore, Left.hind, Right.fore, Right.hind].every((foot) => isWheel(body, foot)))
    return 'the parts it stands on become longer upwards but not wider, like wheels, not legs';
  if (back - belly < 0.07) return 'the part above its four feet is too thin for a trunk';
  return { belly, back, width, foreZ, hindZ };
}

/**
 * Returns whether what stands on a foot is a wheel: it is less high than long up to the trunk, and its slices grow
 * along one direction alone. A paw grows along both, and a leg is higher than long or becomes a shin.
 */
function isWheel(body: VoxelBody, { x, z }: Foot): boolean {
  const sizes: (readonly [long: number, wide: number])[] = [];
  for (let y = body.step * 1.5; y < 0.5; y += body.step) {
    const part = footprint(body, y - body.step / 2, y + body.step / 2).find(
      ({ left, right, back, front }) => left <= x && x <= right && back <= z && z <= front,
    );
    const [long, wide] = part ? [part.front - part.back, part.right - part.left] : [0, 0];
    const before = sizes.at(-1);
    // The trunk begins.
    if (!part || (before && long + wide > 1.3 * (before[0] + before[1]))) break;
    sizes.push([long, wide]);
  }
  if (sizes.length < 3) return false;
  const [low, high] = [sizes[0]!, sizes.at(-1)!];
  const [along, across] = high[0] > high[1] ? ([0, 1] as const) : ([1, 0] as const);
  const growth = high[along] / low[along] - 1;
  const isLow = (sizes.length + 1) * body.step < high[along];
  return isLow && growth > 0.3 && growth > 3 * (high[across] / low[across] - 1);
}

function placeTrunk(joints: Map<string, Vector>, { x }: Corners, trunk: QuadrupedTrunk): void {
  const y = trunk.belly + (trunk.back - trunk.belly) * 0.68;
  const at = (share: number): Vector => [x, y, trunk.hindZ + (trunk.foreZ - trunk.hindZ) * share];
  joints.set('Hips', at(0.04));
  joints.set('Spine02', at(0.28));
  joints.set('Spine01', at(0.52));
  joints.set('Spine', at(0.78));
}

/** Returns the height up to which a leg bends: the belly, or where it hangs low, a part of the trunk beside it. */
function legHeight({ belly, back }: QuadrupedTrunk): number {
  return Math.max(belly, back * 0.25);
}

function placeHindLeg(
  body: VoxelBody,
  joints: Map<string, Vector>,
  tips: Map<string, Vector>,
  side: 'Left' | 'Right',
  foot: Foot,
  trunk: QuadrupedTrunk,
): void {
  const leg = legHeight(trunk);
  const line = legLine(body, foot, leg);
  const hip = line(leg);
  joints.set(`${side}UpLeg`, [hip[0], leg + (trunk.back - leg) * 0.45, hip[2]]);
  joints.set(`${side}Leg`, line(leg * 0.72));
  joints.set(`${side}Foot`, line(leg * 0.36));
  joints.set(`${side}ToeBase`, line(Math.min(0.05, leg * 0.2)));
  tips.set(`${side}ToeBase`, [foot.x, 0.02, foot.front - body.step]);
}

function placeForeLeg(
  body: VoxelBody,
  joints: Map<string, Vector>,
  tips: Map<string, Vector>,
  side: 'Left' | 'Right',
  foot: Foot,
  trunk: QuadrupedTrunk,
): void {
  const leg = legHeight(trunk);
  const line = legLine(body, foot, leg);
  const top = line(leg);
  joints.set(`${side}Shoulder`, [top[0], leg + (trunk.back - leg) * 0.6, top[2]]);
  joints.set(`${side}Arm`, [top[0], leg + (trunk.back - leg) * 0.15, top[2]]);
  joints.set(`${side}ForeArm`, line(leg * 0.6));
  joints.set(`${side}Hand`, line(Math.min(0.07, leg * 0.28)));
  tips.set(`${side}Hand`, [foot.x, 0.02, foot.front - body.step]);
}

/** Returns the centre of a leg by height: the cells of each slice connected to those of the slice below. */
function legLine(body: VoxelBody, foot: Foot, top: number): (y: number) => Vector {
  const { nx, nz, step, origin, solid } = body;
  const points: Vector[] = [];
  let [x, z] = [foot.x, foot.z];
  for (let j = 2; origin[1] + j * step < top - step; j++) {
    const y = origin[1] + (j + 0.5) * step;
    let [sumX, sumZ, cells] = [0, 0, 0];
    for (let k = 0; k < nz; k++) {
      for (let i = 0; i < nx; i++) {
        const [px, pz] = [origin[0] + (i + 0.5) * step, origin[2] + (k + 0.5) * step];
        if (Math.hypot(px - x, pz - z) > 0.09 || !solid[i + nx * (j + body.ny * k)]) continue;
        sumX += px;
        sumZ += pz;
        cells += 1;
      }
    }
    if (cells === 0) continue;
    [x, z] = [sumX / cells, sumZ / cells];
    points.push([x, y, z]);
  }
  return (y) => {
    const found = points.find((point) => point[1] >= y) ?? points.at(-1) ?? [foot.x, y, foot.z];
    return [found[0], y, found[2]];
  };
}

function placeTail(
  body: VoxelBody,
  joints: Map<string, Vector>,
  tips: Map<string, Vector>,
  { x }: Corners,
  trunk: QuadrupedTrunk,
): void {
  let tip = -1;
  let furthest = 0;
  const root: Vector = [x, trunk.belly + (trunk.back - trunk.belly) * 0.8, trunk.hindZ - 0.06];
  for (let cell = 0; cell < body.solid.length; cell++) {
    if (!body.solid[cell]) continue;
    const [px, y, z] = cellCentre(body, cell);
    if (z > trunk.hindZ - 0.08 || y < trunk.belly * 0.5 || Math.abs(px - x) > trunk.width) continue;
    const distance = Math.hypot(y - root[1], z - root[2]);
    if (distance > furthest) {
      furthest = distance;
      tip = cell;
    }
  }
  const end: Vector = tip < 0 ? [x, root[1], root[2] - 0.02] : cellCentre(body, tip);
  const at = (share: number): Vector => [
    x + (end[0] - x) * share,
    root[1] + (end[1] - root[1]) * share,
    root[2] + (end[2] - root[2]) * share,
  ];
  joints.set('Tail', at(0.22));
  joints.set('Tail01', nearestSolid(body, at(0.5)));
  tips.set('Tail01', end);
}
