import { minus } from '@meshwright/gltf/math';
import type { Part } from '../../kit.ts';
import type { Point, Shape } from '../../shapes/shape.ts';
import { slice } from '../../shapes/slice.ts';
import { mapped, pointsOf, turnedAt } from '../part-shapes.ts';

/** Degrees of a limb: forwards and to the side at its root, and at its elbow forwards or its knee backwards. */
interface Limb {
  readonly forward?: number;
  readonly out?: number;
  readonly bend?: number;
}

/** What a figure does in place of standing; the right limb first. */
interface Pose {
  readonly arms?: readonly [Limb, Limb];
  readonly legs?: readonly [Limb, Limb];
  /** On its back. */
  readonly isLying?: true;
}

const both = (limb: Limb): readonly [Limb, Limb] => [limb, limb];

const poses = {
  sitting: { arms: both({ forward: 30, bend: 25 }), legs: both({ forward: 84, bend: 8 }) },
  /** On a chair, where the legs hang down. */
  seated: { arms: both({ forward: 24, bend: 48 }), legs: both({ forward: 86, bend: 84 }) },
  kneeling: {
    arms: both({ forward: 22, bend: 40 }),
    legs: [{ bend: 88 }, { forward: 88, bend: 88 }],
  },
  walking: {
    arms: [
      { forward: 26, bend: 18 },
      { forward: -24, bend: 14 },
    ],
    legs: [
      { forward: -18, bend: 16 },
      { forward: 26, bend: 6 },
    ],
  },
  running: {
    arms: [
      { forward: 48, bend: 78 },
      { forward: -46, bend: 70 },
    ],
    legs: [
      { forward: -26, bend: 74 },
      { forward: 58, bend: 46 },
    ],
  },
  jumping: {
    arms: both({ out: 105, bend: 20 }),
    legs: [
      { forward: 12, bend: 80 },
      { forward: 62, bend: 78 },
    ],
  },
  crouching: { arms: both({ forward: 50, bend: 45 }), legs: both({ forward: 88, bend: 122 }) },
  waving: { arms: [{ out: 128, bend: 30 }, {}] },
  cheering: { arms: both({ out: 135 }) },
  pointing: { arms: [{ forward: 88 }, {}] },
  aiming: { arms: both({ forward: 84, bend: 6 }) },
  fighting: {
    arms: [
      { forward: 62, out: 12, bend: 62 },
      { forward: 44, bend: 70 },
    ],
    legs: [
      { forward: -20, out: 8, bend: 12 },
      { forward: 26, out: 8, bend: 24 },
    ],
  },
  dancing: {
    arms: [
      { out: 130, bend: 24 },
      { out: 62, bend: 40 },
    ],
    legs: [{}, { forward: 40, out: 14, bend: 70 }],
  },
  lying: { isLying: true },
  dead: { isLying: true },
} satisfies Readonly<Record<string, Pose>>;

/** Every posture. */
export const postures = Object.keys(poses) as readonly Posture[];

/** What the words of a prompt say that a figure does. */
export type Posture = keyof typeof poses;

/** Returns whether a posture moves the legs, which a long robe hides. */
export const movesLegs = (posture: Posture): boolean => 'legs' in poses[posture];

/** Half of the length over which an elbow or a knee bends, as a share of the limb. */
const joint = 0.06;

/** What hangs from the hips moves with the legs. */
const hanging = /^(?:skirt|robe_trim|apron|coat|loin|tail)(?:_|$)/;
/** Parts of a body and of what is worn; others near a hand are held in it. */
const worn =
  /^(?:torso|belt|cape|quiver|head|hair|hat|horns?|robe|body|pack|tank|trim|hips|wings?|glow)(?:_|$)/;

/**
 * Gives a standing figure a posture: its limbs turn at their roots and bend in their middles, and what a hand holds moves with
 * it. The lowest point may be anywhere.
 */
export function withPosture(parts: readonly Part[], posture: Posture): readonly Part[] {
  const pose: Pose = poses[posture];
  if (pose.isLying)
    return parts.map((part) =>
      mapped(
        part,
        (shape) => shape.turn('x', -90),
        ([x, y, z]) => [x, z, -y],
      ),
    );
  const limbs = parts.flatMap((part) => limbOf(part, pose));
  const legs = limbs.filter(({ part }) => part.name.startsWith('leg_'));
  const hands = limbs.filter(({ part }) => part.name.startsWith('arm_'));
  return parts.map((part) => {
    const limb = limbs.find((each) => each.part === part);
    if (limb) return mapped(part, limb.moved, (pivot) => pivot);
    if (hanging.test(part.name)) return legs.length === 2 ? swung(part, legs) : part;
    if (worn.test(part.name)) return part;
    const hand = hands.find((each) => isIn(part, each.end));
    if (!hand) return part;
    const [x, y, z] = hand.place(hand.end);
    const by: Point = [x - hand.end[0], y - hand.end[1], z - hand.end[2]];
    return mapped(
      part,
      (shape) => shape.move(...by),
      (pivot) => added(pivot, by),
    );
  });
}

interface MovedLimb {
  readonly part: Part;
  /** Middle of its hand or foot before it moves. */
  readonly end: Point;
  place(point: Point): Point;
  /** Cuts what bends so that it has corners there. */
  cut(shape: Shape): Shape;
  moved(shape: Shape): Shape;
}

/** Returns a limb of a part that is one, with what a pose does to it. */
function limbOf(part: Part, pose: Pose): MovedLimb[] {
  const [, kind, side] = /^(arm|leg)_(right|left)$/.exec(part.name) ?? [];
  const limbs = kind === 'arm' ? pose.arms : pose.legs;
  if (!kind || !limbs) return [];
  const { forward = 0, out = 0, bend = 0 } = limbs[side === 'right' ? 0 : 1];
  const sign = side === 'right' ? -1 : 1;
  const points = pointsOf([...part.surfaces.values()].flat());
  const { pivot } = part;
  const reach = (point: Point): number => Math.hypot(...minus(point, pivot));
  const length = points.reduce((most, point) => Math.max(most, reach(point)), 0);
  const end = middleOf(points.filter((point) => reach(point) > 0.86 * length));
  const far = reach(end);
  const along = minus(end, pivot).map((value) => value / far) as unknown as Point;
  const depth = (point: Point): number => {
    const d = minus(point, pivot);
    return (d[0] * along[0] + d[1] * along[1] + d[2] * along[2]) / length;
  };
  const middle = added(pivot, along.map((value) => (value * length) / 2) as unknown as Point);
  // Positive turns around X lift what hangs down backwards.
  const angle = kind === 'arm' ? -bend : bend;
  const place = (point: Point): Point => {
    const t = Math.min(1, Math.max(0, (depth(point) - 0.5 + joint) / (2 * joint)));
    const bent = turnedAt(point, middle, 'x', angle * t);
    const lifted = turnedAt(bent, pivot, 'x', -forward);
    return turnedAt(lifted, pivot, 'z', sign * out);
  };
  const levels = [-1, -0.5, 0, 0.5, 1].map((share) => 0.5 + share * joint);
  const cut = (shape: Shape): Shape => (bend === 0 ? shape : slice(shape, depth, levels));
  return [{ part, end, place, cut, moved: (shape) => cut(shape).warp((x, y, z) => place([x, y, z])) }];
}

/** Returns a part that hangs from the hips, with each side where its leg is. */
function swung(part: Part, legs: readonly MovedLimb[]): Part {
  const [right, left] = legs.toSorted((a, b) => a.part.pivot[0] - b.part.pivot[0]) as [MovedLimb, MovedLimb];
  const [from, top] = right.part.pivot;
  const [to] = left.part.pivot;
  const place = (x: number, y: number, z: number): Point => {
    if (y > top) return [x, y, z];
    const [a, b] = [right.place([x, y, z]), left.place([x, y, z])];
    const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
    return [0, 1, 2].map((k) => a[k]! + (b[k]! - a[k]!) * t) as unknown as Point;
  };
  return mapped(
    part,
    (shape) => right.cut(shape).warp(place),
    (pivot) => pivot,
  );
}

/** Returns whether the box of a part is around a hand. */
function isIn({ surfaces }: Part, hand: Point): boolean {
  const points = pointsOf([...surfaces.values()].flat());
  const gaps = [0, 1, 2].map((k) => {
    const [low, high] = points.reduce(
      ([least, most], point) => [Math.min(least, point[k]!), Math.max(most, point[k]!)],
      [Infinity, -Infinity],
    );
    return Math.max(low - hand[k]!, hand[k]! - high, 0);
  });
  return Math.hypot(...gaps) < 0.12;
}

const middleOf = (points: readonly Point[]): Point =>
  [0, 1, 2].map((k) => points.reduce((sum, point) => sum + point[k]!, 0) / points.length) as unknown as Point;

const added = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
