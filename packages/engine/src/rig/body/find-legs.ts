import type { Vector } from '@meshwright/look/render';
import type { HangingCloth } from './fitted-body.ts';
import { type Foot, footprint } from './footprint.ts';
import { runHolding, runsAt } from './slices.ts';
import type { VoxelBody } from './voxel-body.ts';

/** The two legs of a biped by slices. Sides are by x: left is positive when the body faces +Z. */
export interface Legs {
  /** The body's centre. */
  readonly x: number;
  readonly crotch: number;
  /** True for legs that a robe or a long skirt hides. */
  readonly isRobe?: true;
  /** A skirt or a coat that begins at the crotch. */
  readonly skirt?: HangingCloth;
  readonly left: Leg;
  readonly right: Leg;
}

export interface Leg {
  /** Centre line of the leg from the ground to the crotch. */
  readonly line: readonly Vector[];
  readonly foot: Foot;
  readonly ankle: number;
}

/** Largest distance between two feet relative to the height of the crotch. */
const widestStance = 2.5;

/** Largest gap between parts that move against each other. */
const widestJoint = 0.05;

/** Highest crotch, and how far above a place where the legs touch they are looked for again. */
const highestCrotch = 0.62;
const touchingHeight = 0.3;
/** Depth between two thighs that touch relative to that of a thigh; a pelvis is as deep in the middle as beside it. */
const cleft = 0.6;
/** Least depth of a thigh that touches the other relative to its depth below; a skirt is a shell. */
const leastThigh = 0.7;
/** Largest depth of a thigh from its centre, in heights. */
const thighReach = 0.13;

/**
 * Finds two feet side by side whose legs meet further up; returns a sentence on what was not found otherwise. The crotch is
 * the height above which the legs never part again: boots and wide trousers may touch below it.
 */
export function findLegs(body: VoxelBody): Legs | string {
  const patches = footprint(body, 0.035, 0.1);
  const feet = onGround(body, patches);
  const [only] = feet;
  if (feet.length === 1 && only) {
    const robe = hipsInRobe.map((hips) => legsInRobe(body, only, hips)).find((legs) => legs !== null);
    // Shoes may touch, too.
    const legs = robe ?? legsOn(body, halvesOf(only));
    if (typeof legs !== 'string') return legs;
  }
  if (feet.length !== 2) return standsOn(feet.length);
  const [right, left] = [...feet].sort((a, b) => a.x - b.x) as [Foot, Foot];
  if (Math.abs(left.x - right.x) < Math.abs(left.z - right.z))
    return 'its feet are one behind the other, not side by side';
  if (right.area < left.area * 0.4 || left.area < right.area * 0.4)
    return 'the two parts it stands on are too unlike to be feet';
  const legs = legsOn(body, [right, left]);
  // A spider has more legs, whose tips are not below them.
  if (typeof legs === 'string' && patches.length > 4) return standsOn(patches.length);
  return typeof legs !== 'string' && left.x - right.x > widestStance * legs.crotch
    ? 'the two parts it stands on are further apart than its legs are long, as fins are'
    : legs;
}

function standsOn(parts: number): string {
  return `it stands on ${parts} ${parts === 1 ? 'part' : 'parts'}, and a person stands on two feet, an animal on four`;
}

/** Returns both halves of what a body stands on, right one first. */
function halvesOf(foot: Foot): [right: Foot, left: Foot] {
  const middle = (foot.left + foot.right) / 2;
  const half = (left: number, right: number): Foot => ({
    ...foot,
    left,
    right,
    x: (left + right) / 2,
    area: foot.area / 2,
  });
  return [half(foot.left, middle), half(middle, foot.right)];
}

/** Follows both legs from their feet up to where they never part again. */
function legsOn(body: VoxelBody, [right, left]: readonly [right: Foot, left: Foot]): Legs | string {
  const lines: { left: Vector[]; right: Vector[] } = { left: [], right: [] };
  let [lx, rx] = [left.x, right.x];
  let reach = Math.min(0.15, 0.05 + Math.max(left.front - left.back, right.front - right.back) / 2);
  let z = (left.z + right.z) / 2;
  let crotch = 0;
  let missing = 0;
  for (let y = 0.02; y < 0.75; y += body.step) {
    const runs = runsAt(body, y, z - reach, z + reach);
    const [ofLeft, ofRight] = [runHolding(runs, lx), runHolding(runs, rx)];
    if (!ofLeft || !ofRight) {
      missing += body.step;
      if (y > 0.06 && missing > widestJoint) return 'its legs end before they meet';
      continue;
    }
    missing = 0;
    if (ofLeft === ofRight) {
      if (!partAgain(body, y, { lx, rx, z, reach })) {
        crotch = y;
        break;
      }
      // Where legs touch, each keeps its own half.
      lines.left.push([lx, y, ofLeft.z]);
      lines.right.push([rx, y, ofLeft.z]);
      continue;
    }
    lx = (ofLeft.left + ofLeft.right) / 2;
    rx = (ofRight.left + ofRight.right) / 2;
    // Above the foot only the leg itself counts: a cape hangs behind it.
    if (y > 0.1 && y <= 0.1 + body.step)
      reach = 0.025 + 0.65 * Math.max(ofLeft.front - ofLeft.back, ofRight.front - ofRight.back);
    z += ((ofLeft.z + ofRight.z) / 2 - z) * 0.5;
    lines.left.push([lx, y, ofLeft.z]);
    lines.right.push([rx, y, ofRight.z]);
  }
  if (crotch < 0.1 || lines.left.length < 4)
    return crotch === 0 ? 'its legs never meet' : 'its legs cannot be separated';
  const x = middle(lines.left.at(-1)!, lines.right.at(-1)!);
  const tops = [lines.left.at(-1)!, lines.right.at(-1)!] as const;
  const skirt = skirtAt(body, crotch, tops);
  crotch = aboveCleft(body, crotch, tops);
  return {
    x,
    crotch,
    ...(skirt && { skirt }),
    left: { line: lines.left, foot: wholeFoot(body, lines.left), ankle: ankleOf(body, lines.left) },
    right: { line: lines.right, foot: wholeFoot(body, lines.right), ankle: ankleOf(body, lines.right) },
  };
}

/** Heights of the hips in a robe, of a grown person and of one with a large head; how far its hem may be above the ground; how wide it is. */
const hipsInRobe = [0.45, 0.25];
const highestHem = 0.1;
const widthOfRobe = { least: 0.12, most: 0.6 };

/**
 * Returns the legs that a robe or a long skirt hides: half of it each, between its quarters. Null for what is no robe: a
 * pole, a box, or something that widens upwards.
 */
function legsInRobe(body: VoxelBody, hem: Foot, hips: number): Legs | null {
  const lines: { left: Vector[]; right: Vector[] } = { left: [], right: [] };
  const { x } = hem;
  const widths: number[] = [];
  for (let y = 0.02; y < hips; y += body.step) {
    const run = runHolding(runsAt(body, y, -9, 9), x);
    if (
      y < highestHem &&
      (!run || Math.abs((run.left + run.right) / 2 - x) > 0.02 || run.right - run.left < widthOfRobe.least)
    ) {
      // Feet look out below the hem.
      widths.length = 0;
      lines.left.push([x + (hem.right - hem.left) / 5, y, hem.z]);
      lines.right.push([x - (hem.right - hem.left) / 5, y, hem.z]);
      continue;
    }
    if (!run) return null;
    const width = run.right - run.left;
    const depth = run.front - run.back;
    if (width < widthOfRobe.least || width > widthOfRobe.most || depth < width * 0.4 || depth > width * 1.8)
      return null;
    if (Math.abs((run.left + run.right) / 2 - x) > 0.04) return null;
    widths.push(width);
    lines.left.push([x + width / 5, y, run.z]);
    lines.right.push([x - width / 5, y, run.z]);
  }
  if (widths.at(-1)! > widths[0]! * 1.1) return null;
  const legOf = (line: readonly Vector[], side: 1 | -1): Leg => {
    const [footX, , z] = line[0]!;
    const half = side === 1 ? { left: x, right: hem.right } : { left: hem.left, right: x };
    const foot = { ...hem, ...half, x: footX, front: Math.min(hem.front, z + 0.12), area: hem.area / 2 };
    return { line, foot, ankle: 0.05 };
  };
  return { x, crotch: hips, isRobe: true, left: legOf(lines.left, 1), right: legOf(lines.right, -1) };
}

/** Returns whether two legs that touch at a height are apart again above it, with air between them. */
function partAgain(
  body: VoxelBody,
  from: number,
  {
    lx,
    rx,
    z,
    reach,
  }: { readonly lx: number; readonly rx: number; readonly z: number; readonly reach: number },
): boolean {
  const wide = Math.abs(lx - rx);
  let apart = 0;
  for (let y = from + body.step; y < Math.min(highestCrotch, from + touchingHeight); y += body.step) {
    const runs = runsAt(body, y, z - reach, z + reach);
    const [ofLeft, ofRight] = [runHolding(runs, lx), runHolding(runs, rx)];
    const isApart =
      ofLeft !== null &&
      ofRight !== null &&
      ofLeft !== ofRight &&
      ofLeft.right - ofLeft.left < wide * 1.6 &&
      ofRight.right - ofRight.left < wide * 1.6;
    apart = isApart ? apart + 1 : 0;
    // One slice may be a wrinkle or the gap of a coat.
    if (apart >= 3) return true;
  }
  return false;
}

/** Least width and depth of a skirt at its hem relative to those of both legs below it. */
const leastSkirt = { width: 1.2, depth: 1.5 };
/** Reach of a thigh from its line relative to half the leg below the hem. */
const thighInSkirt = 1.3;

/** Returns the skirt or the coat whose hem is at a height where both legs meet, or null where only the legs do. */
function skirtAt(
  body: VoxelBody,
  hem: number,
  [left, right]: readonly [Vector, Vector],
): HangingCloth | null {
  const z = (left[2] + right[2]) / 2;
  const runAt = (x: number, y: number) => runHolding(runsAt(body, y, z - skirtDepth, z + skirtDepth), x);
  const whole = runAt(middle(left, right), hem + body.step);
  const legs = [left, right].flatMap(([x]) => runAt(x, hem - 2 * body.step) ?? []);
  if (!whole || legs.length < 2) return null;
  const width = Math.max(...legs.map((leg) => leg.right)) - Math.min(...legs.map((leg) => leg.left));
  const depth = Math.max(...legs.map((leg) => leg.front - leg.back));
  const isSkirt =
    whole.right - whole.left > leastSkirt.width * width &&
    whole.front - whole.back > leastSkirt.depth * depth;
  const thick = Math.max(depth, ...legs.map((leg) => leg.right - leg.left));
  // The edge of the cloth is inside a cell or below it.
  return isSkirt ? { hem: hem - 2 * body.step, leg: (thighInSkirt * thick) / 2 } : null;
}

/** Largest depth of a skirt before and behind the legs, in heights. */
const skirtDepth = 0.2;

/**
 * Returns the height above a crotch up to which thighs or wide trousers touch: there the body is far less deep between the
 * legs than in each of them.
 */
function aboveCleft(body: VoxelBody, crotch: number, [left, right]: readonly [Vector, Vector]): number {
  const between: Vector = [middle(left, right), crotch, (left[2] + right[2]) / 2];
  const thigh = (y: number): number => (depthAt(body, left, y) + depthAt(body, right, y)) / 2;
  const below = thigh(left[1]);
  let top = crotch;
  for (let y = crotch + body.step; y < highestCrotch; y += body.step) {
    const deep = thigh(y);
    if (deep < leastThigh * below || depthAt(body, between, y) >= cleft * deep) break;
    top = y;
  }
  return top;
}

/** Returns how deep a body is at a height, in front of and behind a point, as the number of its solid cells. */
function depthAt({ nx, ny, nz, step, origin, solid }: VoxelBody, [x, , z]: Vector, y: number): number {
  const [i, j] = [Math.floor((x - origin[0]) / step), Math.floor((y - origin[1]) / step)];
  let cells = 0;
  for (let k = 0; k < nz; k++)
    if (Math.abs(origin[2] + (k + 0.5) * step - z) < thighReach) cells += solid[i + nx * (j + ny * k)]!;
  return cells;
}

/** Returns, of more than two patches, those that reach the ground: a cape or a blade hangs beside the feet. */
function onGround(body: VoxelBody, patches: readonly Foot[]): readonly Foot[] {
  if (patches.length <= 2) return patches;
  const ground = footprint(body, 0, 0.03);
  return patches.filter(({ left, right, back, front }) =>
    ground.some(({ x, z }) => x >= left && x <= right && z >= back && z <= front),
  );
}

/** Returns the centre of a leg's line at a height. */
export function pointAt(line: readonly Vector[], y: number): Vector {
  const above = line.findIndex((point) => point[1] >= y);
  if (above < 0) return [line.at(-1)![0], y, line.at(-1)![2]];
  if (above === 0) return [line[0]![0], y, line[0]![2]];
  const [a, b] = [line[above - 1]!, line[above]!];
  const t = (y - a[1]) / (b[1] - a[1]);
  return [a[0] + t * (b[0] - a[0]), y, a[2] + t * (b[2] - a[2])];
}

function middle(a: Vector, b: Vector): number {
  return (a[0] + b[0]) / 2;
}

/** Returns the patch under a leg, toes included. */
function wholeFoot(body: VoxelBody, line: readonly Vector[]): Foot {
  const [x, , z] = pointAt(line, 0.06);
  const feet = footprint(body, 0, 0.05);
  const distance = (foot: Foot): number => Math.hypot(foot.x - x, foot.z - z);
  return feet.reduce((best, foot) => (distance(foot) < distance(best) ? foot : best));
}

/** Highest ankle, in heights: a foot that is longer than the shin above it wears a boot. */
const highestAnkle = 0.075;

/** Returns the height at which the foot, long from heel to toe, becomes a shin. */
function ankleOf(body: VoxelBody, line: readonly Vector[]): number {
  const length = (y: number): number => {
    const [x, , z] = pointAt(line, y);
    const run = runHolding(runsAt(body, y, z - 0.2, z + 0.2), x);
    return run ? run.front - run.back : 0;
  };
  const top = line.at(-1)![1];
  const shin = length(Math.min(0.14, top * 0.6));
  for (let y = 0.03; y < Math.min(highestAnkle, top * 0.45); y += body.step)
    if (length(y) <= shin * 1.3) return Math.max(0.04, Math.min(y + 0.01, top * 0.4));
  return Math.min(0.06, top * 0.4);
}
