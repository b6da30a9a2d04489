import type { Vector } from '../matrix.ts';
import { type Rotation, rotationOf } from '../rotations.ts';
import { cross, dot, minus, plus, square, times, unit } from '../vectors.ts';

/** Kinds of things that a hand holds. */
export const gripKinds = ['blade', 'tool', 'shaft', 'bow', 'gun', 'shield', 'cup'] as const;
export type GripKind = (typeof gripKinds)[number];

/**
 * Where and how a hand holds a thing, in the space of its file. The y axis goes through the fist, out at the thumb: to the
 * point of a sword, the head of an axe, up through the handle of a pistol. The x axis goes away from the arm, where a
 * blade cuts and a gun shoots; the face of a shield is along z.
 */
export interface Grip {
  readonly kind: GripKind;
  readonly position: Vector;
  /** Quaternion. */
  readonly rotation: readonly [x: number, y: number, z: number, w: number];
}

const words: readonly (readonly [GripKind, RegExp])[] = [
  ['shield', /shield|buckler/],
  // Before bows, since a crossbow has a part of that name.
  ['gun', /pistol|(?<!be)gun\b|revolver|rifle|musket|blaster|carbine|crossbow|drill/],
  ['bow', /(?<!cross|rain|el)bow\b/],
  [
    'tool',
    /axe\b|\bax\b|hatchet|hammer|\bmace\b|mallet|club\b|shovel|spade|\bhoe\b|scythe|sickle|wrench|sledge|flail/,
  ],
  [
    'shaft',
    /staff|spear|\blance|halberd|trident|pole\b|wand\b|torch|broom|sceptre|scepter|banner|(?<!joy)stick|javelin|\bpike|\bcane\b|\brod\b/,
  ],
  [
    'blade',
    /sword|dagger|knife|katana|sabre|saber|rapier|blade|machete|cleaver|scimitar|stiletto|gladius|claymore|cutlass|falchion|kunai|kukri|bayonet|\bfoil\b|\bepee\b/,
  ],
  [
    'cup',
    /cup\b|\bmug|goblet|chalice|tankard|bottle|potion|flask|vial\b|lantern|lamp\b|bucket|\bjug|apple|ball\b|\borb\b|bread|book/,
  ],
];

/**
 * Finds the grip of a prop from its shape, and from the words that name it where they say what it is.
 * @param points x, y and z of its vertices, in the space of its file
 * @param name its name, file name or prompt
 * @returns undefined for points without an extent
 * @example
 * import { findGrip } from '@meshwright/gltf/sockets';
 *
 * const box = [0, 1].flatMap((x) => [0, 1].flatMap((y) => [0, 1].map((z) => [x, y, z]))).flat();
 * console.log(findGrip(box, 'a wooden mug')?.kind); // cup
 */
export function findGrip(points: ArrayLike<number>, name = ''): Grip | undefined {
  const prop = propOf(points);
  if (!prop) return undefined;
  const text = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[_.-]+|\d+/g, ' ');
  const kind = words.find(([, pattern]) => pattern.test(text))?.[0] ?? kindOf(prop);
  const { at, y, x } = holds[kind](prop);
  const upright = unit(y);
  const away = square(x, upright) ?? square([1, 0, 0], upright) ?? square([0, 0, 1], upright)!;
  const columns = [away, upright, cross(away, upright)];
  const matrix = Float64Array.from([...columns.flatMap((axis) => [...axis, 0]), 0, 0, 0, 1]);
  return { kind, position: at, rotation: rotationOf(matrix, 1) satisfies Rotation };
}

/** A prop along its own axes, the longest first. */
interface Prop {
  readonly points: readonly Vector[];
  readonly axes: readonly [Vector, Vector, Vector];
  /** Extent along each axis. */
  readonly sizes: Vector;
  /** Middle of the extents. */
  readonly centre: Vector;
}

interface Hold {
  readonly at: Vector;
  readonly y: Vector;
  readonly x: Vector;
}

/** Thin and flat is a blade or a shield, long is a shaft or a tool, anything else is held around its middle. */
function kindOf({ sizes: [long, wide, thin], ...prop }: Prop): GripKind {
  if (long > 3 * wide) {
    const [low, , high] = thirds({ ...prop, sizes: [long, wide, thin] }, 1);
    if (wide > 3 * thin) return 'blade';
    return Math.max(low, high) > 1.6 * Math.min(low, high) ? 'tool' : 'shaft';
  }
  return wide > 4 * thin ? 'shield' : 'cup';
}

const holds: Readonly<Record<GripKind, (prop: Prop) => Hold>> = {
  blade(prop) {
    const [axis, edge] = prop.axes;
    const widths = slices(prop, 1);
    const sorted = [...widths].sort((a, b) => a - b);
    const guard = widths.indexOf(sorted.at(-1)!);
    const share = (guard + 0.5) / widths.length;
    const isGuarded =
      sorted.at(-1)! > 1.3 * sorted[Math.floor(sorted.length / 2)]! && (share < 0.45 || share > 0.55);
    const [low, , high] = thirds(prop, 2);
    // Without a guard the handle is thicker than the blade.
    const isLow = isGuarded ? share < 0.5 : low >= high;
    const depth = isGuarded ? (isLow ? share : 1 - share) / 2 : 0.15;
    const y = isLow ? axis : times(axis, -1);
    return { at: along(prop, isLow ? depth : 1 - depth), y, x: edge };
  },
  tool(prop) {
    const [axis, edge] = prop.axes;
    const [low, , high] = thirds(prop, 1);
    const isLow = low <= high;
    // The edge of an axe is on the side where its head reaches further.
    const head = prop.points.filter((point) => {
      const share = shareOf(prop, point);
      return isLow ? share > 0.67 : share < 0.33;
    });
    const reach = head.map((point) => dot(minus(point, prop.centre), edge));
    const handle = along(prop, isLow ? 0.2 : 0.8);
    const line = dot(minus(handle, prop.centre), edge);
    const isFar = most(reach) - line >= line - least(reach);
    return {
      at: handle,
      y: isLow ? axis : times(axis, -1),
      x: isFar ? edge : times(edge, -1),
    };
  },
  shaft(prop) {
    const [axis, edge] = prop.axes;
    const [low, , high] = thirds(prop, 1);
    const isEven = Math.max(low, high) < 1.15 * Math.min(low, high);
    const isUp = isEven ? dot(axis, [0.1, 1, 0.01]) > 0 : high > low;
    const share = prop.sizes[0] < 0.8 ? 0.3 : 0.45;
    return { at: along(prop, isUp ? share : 1 - share), y: isUp ? axis : times(axis, -1), x: edge };
  },
  bow(prop) {
    const [axis, belly] = prop.axes;
    const fromMiddle = (point: Vector) => Math.abs(shareOf(prop, point) - 0.5);
    // Beside the middle, where an arrow would be.
    const beside = Math.max(arrow, least(prop.points.map(fromMiddle).filter((share) => share > arrow)));
    const amid = prop.points.filter(
      (point) => fromMiddle(point) > arrow && fromMiddle(point) < beside + 0.03,
    );
    const ends = prop.points.filter((point) => fromMiddle(point) > 0.45);
    const line = mean(ends.map((point) => dot(point, belly)));
    const far = amid.map((point) => dot(point, belly) - line);
    const isAhead = most(far) >= -least(far);
    const x = isAhead ? belly : times(belly, -1);
    // From its front to where the air before the string begins.
    const depths = far.map((value) => (isAhead ? value : -value)).sort((a, b) => b - a);
    const air = depths.findIndex((depth, at) => at > 0 && depths[at - 1]! - depth > 0.05 * prop.sizes[0]);
    const riser = mid(air < 0 ? depths : depths.slice(0, air));
    const at = along(prop, 0.5);
    const middle = plus(prop.centre, times(x, dot(minus(at, prop.centre), x)));
    const across = prop.axes[2];
    const side = mid(amid.map((point) => dot(minus(point, prop.centre), across)));
    return {
      at: plus(
        plus(middle, times(across, side)),
        times(x, (isAhead ? line : -line) + riser - dot(middle, x)),
      ),
      y: dot(axis, [0.1, 1, 0.01]) > 0 ? axis : times(axis, -1),
      x,
    };
  },
  gun(prop) {
    const up: Vector = [0, 1, 0];
    const barrel = square(prop.axes[0], up) ?? [0, 0, 1];
    const heights = prop.points.map((point) => point[1]);
    const [low, high] = [least(heights), most(heights)];
    const ends = prop.points.map((point) => dot(point, barrel));
    const length = most(ends) - least(ends);
    if (length > longGun * (high - low)) {
      const hold = longGunHold(prop.points, barrel, [low, high], [least(ends), most(ends)]);
      if (hold) return { ...hold, y: up };
    }
    const half = (least(ends) + most(ends)) / 2;
    // The handle is what reaches down behind the barrel; simple ones have corners at their end only.
    const handle = prop.points.filter((point) => point[1] < low + 0.25 * (high - low));
    return { ...handleHold(prop.points, handle, barrel, [low, high], half), y: up };
  },
  shield(prop) {
    const normal = prop.axes[2];
    const heightOf = (from: number, to: number) => {
      const ring = prop.points.filter((point) => radius(prop, point) > from && radius(prop, point) < to);
      return mean(ring.map((point) => dot(point, normal)));
    };
    // Without its middle, where a flat one has a boss in front or a handle behind.
    const bulge = heightOf(0.25, 0.6) - heightOf(0.8, Infinity);
    const isFlat = !(Math.abs(bulge) > 0.02 * prop.sizes[0]);
    const face = (isFlat ? dot(normal, [0.01, 0.1, 1]) : bulge) > 0 ? normal : times(normal, -1);
    const y = square([0, 1, 0], face) ?? prop.axes[0];
    const depthOf = (points: readonly Vector[]) => least(points.map((point) => dot(point, face)));
    const amid = prop.points.filter((point) => radius(prop, point) < 0.5);
    // A fist has room behind the middle of its board, and a bent one reaches further back.
    const behind = depthOf(amid.length > 0 ? amid : prop.points) - fistRoom * prop.sizes[1];
    const depth = Math.max(depthOf(prop.points) - barRoom * prop.sizes[1], behind);
    return { at: plus(prop.centre, times(face, depth - dot(prop.centre, face))), y, x: cross(y, face) };
  },
  cup(prop) {
    const heights = prop.points.map((point) => point[1]);
    const [low, high] = [least(heights), most(heights)];
    const at: Vector = [0, 1, 2].map((axis) => mid(prop.points.map((point) => point[axis]!))) as Vector;
    const handle = handleOf(prop.points, low, high);
    if (handle) return { ...handle, y: [0, 1, 0] };
    return { at: [at[0], low + 0.45 * (high - low), at[2]], y: [0, 1, 0], x: [1, 0, 0] };
  },
};

/** Half the height of an arrow with its feathers, as a share of the height of a bow. */
const arrow = 0.03;

/** Half a fist behind the board of a shield, as a share of its width. */
const fistRoom = 0.09;

/** Half a bar behind the hindmost part of a shield, as a share of its width. */
const barRoom = 0.015;

/** Times its height that a gun with a stock is long. */
const longGun = 2.5;

type Range = readonly [low: number, high: number];

/** Returns how a gun is held by a handle that hangs below it; a leaning one goes on where its middle is seen. */
function handleHold(
  points: readonly Vector[],
  handle: readonly Vector[],
  barrel: Vector,
  [low, high]: Range,
  half: number,
): Omit<Hold, 'y'> {
  const places = handle.map((point) => dot(point, barrel));
  const width = most(places) - least(places);
  const above = points.filter(([, y]) => y >= low + 0.25 * (high - low) && y < low + 0.4 * (high - low));
  const next = above.filter((point) => Math.abs(dot(point, barrel) - mid(places)) < 1.2 * width);
  const [x, z] = ([0, 2] as const).map((axis) => {
    const end = mid(handle.map((point) => point[axis]));
    return next.length === 0 ? end : end + (mid(next.map((point) => point[axis])) - end) / 3;
  });
  const isBehind = mean(places) < half;
  return { at: [x!, low + 0.22 * (high - low), z!], x: isBehind ? barrel : times(barrel, -1) };
}

/** Where the stock of a gun is thin behind its trigger, as a share of its length from the butt. */
const stockShare = 0.28;

/**
 * Returns how a gun with a stock is held: where the stock is thin, or by a handle below it. Undefined where nothing hangs below
 * it.
 */
function longGunHold(
  points: readonly Vector[],
  barrel: Vector,
  [low, high]: Range,
  [first, last]: Range,
): Omit<Hold, 'y'> | undefined {
  const [height, length] = [high - low, last - first];
  const heightsNear = (end: number, share: number) =>
    points.filter((point) => Math.abs(dot(point, barrel) - end) < share * length).map(([, y]) => y);
  // The butt is lower than the muzzle.
  const isTurned = least(heightsNear(last, 0.25)) < least(heightsNear(first, 0.25));
  const x = isTurned ? times(barrel, -1) : barrel;
  const rear = isTurned ? -last : first;
  const fromRear = (point: Vector) => dot(point, x) - rear;
  const hold = stockShare * length;
  const butt = isTurned ? last : first;
  if (least(heightsNear(butt, 0.1)) < low + 0.2 * height) {
    const side = cross(x, [0, 1, 0]);
    const top = most(heightsNear(butt, 0.2));
    // What stands on the stock is not held.
    const near = points.filter(
      (point) =>
        fromRear(point) > hold - 0.1 * length &&
        fromRear(point) < hold + 0.03 * length &&
        point[1] > low + 0.25 * height &&
        point[1] < top + 0.15 * height,
    );
    const y = near.length === 0 ? top - 0.2 * height : mid(near.map((point) => point[1]));
    const across = mid(points.map((point) => dot(point, side)));
    return { at: plus(plus(times(x, rear + hold), times(side, across)), [0, y, 0]), x };
  }
  const hanging = points.filter(
    (point) =>
      point[1] < low + 0.35 * height && fromRear(point) > 0.1 * length && fromRear(point) < 0.6 * length,
  );
  const places = hanging.map(fromRear).sort((a, b) => a - b);
  if (places.length === 0) return undefined;
  // A magazine hangs before the handle; simple handles have corners alone.
  const air = places.findIndex((place, at) => at > 0 && place - places[at - 1]! > 0.1 * length);
  const end = air < 0 ? places.at(-1)! : places[air - 1]!;
  const handle = hanging.filter((point) => fromRear(point) <= end);
  return { ...handleHold(points, handle, barrel, [low, high], 0), x };
}

/** Returns where a hand holds the handle of a mug, which is at one side of it; undefined for one without a handle. */
function handleOf(points: readonly Vector[], low: number, high: number): Omit<Hold, 'y'> | undefined {
  // The brim has no handle, so its middle is that of the mug.
  const brim = points.filter((point) => point[1] > high - 0.15 * (high - low));
  const [x, z] = [0, 2].map((axis) => mid(brim.map((point) => point[axis]!)));
  const reachOf = (point: Vector) => Math.hypot(point[0] - x!, point[2] - z!);
  const reach = most(points.map(reachOf));
  // Both edges of its bar are about as far.
  const edge = points.filter((point) => reachOf(point) > 0.97 * reach);
  const out = unit([mid(edge.map((point) => point[0])) - x!, 0, mid(edge.map((point) => point[2])) - z!]);
  const outwards = (point: Vector) => (point[0] - x!) * out[0] + (point[2] - z!) * out[2];
  const body = points.filter((point) => outwards(point) < 0);
  const wide = most(body.map(reachOf));
  if (!(reach > 1.3 * wide) || !(wide > 0)) return undefined;
  const bar = points.filter((point) => outwards(point) > wide + 0.4 * (reach - wide));
  const middle = mid(bar.map((point) => point[1]));
  const away = reach - 0.3 * (reach - wide);
  return { at: [x! + out[0] * away, middle, z! + out[2] * away], x: times(out, -1) };
}

/** Undefined for points that have no extent. */
function propOf(values: ArrayLike<number>): Prop | undefined {
  const count = Math.floor(values.length / 3);
  // Generated props have hundreds of thousands of points, of which a share shows the shape.
  const every = Math.ceil(count / mostPoints);
  const points = Array.from(
    { length: Math.floor(count / every) || 0 },
    (_, at): Vector => [values[at * every * 3]!, values[at * every * 3 + 1]!, values[at * every * 3 + 2]!],
  ).filter((point) => point.every(Number.isFinite));
  const origin: Vector = [0, 1, 2].map((axis) => mean(points.map((point) => point[axis]!))) as Vector;
  const rangesOf = (axes: readonly Vector[]) =>
    axes
      .map((axis) => {
        const places = points.map((point) => dot(minus(point, origin), axis));
        return { axis, low: least(places), high: most(places) };
      })
      .sort((a, b) => b.high - b.low - (a.high - a.low));
  const directions = principal(points.map((point) => minus(point, origin)));
  const ranges = rangesOf(straightened(rangesOf(directions).map(({ axis }) => axis)));
  if (!(ranges[0]!.high > ranges[0]!.low)) return undefined;
  const centre = ranges.reduce(
    (sum, { axis, low, high }) => plus(sum, times(axis, (low + high) / 2)),
    origin,
  );
  return {
    points,
    axes: ranges.map(({ axis }) => axis) as unknown as Prop['axes'],
    sizes: ranges.map(({ low, high }) => high - low) as unknown as Vector,
    centre,
  };
}

const mostPoints = 20_000;

/** Points of a section of which a few are left out. */
const crowded = 64;

/** Returns the axes of the spread of points, by Jacobi's method; those near an axis of the file are that axis. */
function principal(points: readonly Vector[]): Vector[] {
  const m = [0, 1, 2].map((row) =>
    [0, 1, 2].map((column) => mean(points.map((point) => point[row]! * point[column]!))),
  );
  const v: number[][] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  for (let sweep = 0; sweep < 24; sweep++)
    for (const [p, q] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      if (Math.abs(m[p]![q]!) < 1e-14) continue;
      const theta = (m[q]![q]! - m[p]![p]!) / (2 * m[p]![q]!);
      const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.hypot(theta, 1));
      const c = 1 / Math.hypot(t, 1);
      const s = t * c;
      for (let k = 0; k < 3; k++) {
        const [a, b] = [m[k]![p]!, m[k]![q]!];
        m[k]![p] = c * a - s * b;
        m[k]![q] = s * a + c * b;
      }
      for (let k = 0; k < 3; k++) {
        const [a, b] = [m[p]![k]!, m[q]![k]!];
        m[p]![k] = c * a - s * b;
        m[q]![k] = s * a + c * b;
        const [d, e] = [v[k]![p]!, v[k]![q]!];
        v[k]![p] = c * d - s * e;
        v[k]![q] = s * d + c * e;
      }
    }
  const axes = [0, 1, 2].map((column): Vector => unit([v[0]![column]!, v[1]![column]!, v[2]![column]!]));
  const near = axes.map((axis) => axis.findIndex((share) => Math.abs(share) > snap));
  if (near.every((axis) => axis >= 0) && new Set(near).size === 3)
    return near.map((axis): Vector => [0, 1, 2].map((each) => Number(each === axis)) as Vector);
  return axes;
}

/**
 * Returns axes of which one is exactly that of the file that it nearly is: the longest, as round shafts have it, or the
 * shortest, as round plates do.
 * @param axes the longest first
 */
function straightened(axes: readonly Vector[]): Vector[] {
  for (const kept of [axes[0]!, axes[2]!]) {
    const file = kept.findIndex((share) => Math.abs(share) > snap);
    if (file < 0) continue;
    const main: Vector = [0, 1, 2].map((each) => Number(each === file)) as Vector;
    const second = square(axes[1]!, main)!;
    return [main, second, cross(main, second)];
  }
  return [...axes];
}

/** Cosine of 10 degrees: a prop that leans less was made upright, and its vertices lie unevenly. */
const snap = 0.985;

/** Returns 0 to 1 of the way along the longest axis. */
function shareOf({ axes: [axis], sizes: [size], centre }: Prop, point: Vector): number {
  return dot(minus(point, centre), axis) / size + 0.5;
}

/** Returns the middle of the cross-section at a share of the longest axis. */
function along(prop: Prop, share: number): Vector {
  const near = prop.points.filter((point) => Math.abs(shareOf(prop, point) - share) < 0.06);
  // A bow that guards the hand has few of the points of a section.
  const sections = near.length < 3 ? nearest(prop, share) : [near];
  const [first, last] = [sections[0]!, sections.at(-1)!];
  const [from, to] = [first, last].map((points) => mean(points.map((point) => shareOf(prop, point))));
  const way = first === last ? 0 : (share - from!) / (to! - from!);
  const middleOf = near.length < crowded ? mid : inner;
  const [axis, ...others] = prop.axes;
  return others.reduce(
    (at, other) => {
      const [low, high] = [first, last].map((points) =>
        middleOf(points.map((point) => dot(minus(point, prop.centre), other))),
      );
      return plus(at, times(other, low! + (high! - low!) * way));
    },
    plus(prop.centre, times(axis, (share - 0.5) * prop.sizes[0])),
  );
}

/** Ends of one handle are of about the same width. */
const alike = 1.5;

/**
 * Returns the points of the two nearest slices that have some, or of the thinner one where they are of different width: simple props
 * have corners at the ends of their straight handles only.
 */
function nearest(prop: Prop, share: number): readonly (readonly Vector[])[] {
  const slices = new Map<number, Vector[]>();
  for (const point of prop.points) {
    const slice = Math.round(shareOf(prop, point) * 24);
    const others = slices.get(slice) ?? [];
    others.push(point);
    slices.set(slice, others);
  }
  const [, axis, other] = prop.axes;
  const width = (points: readonly Vector[], along: Vector) => {
    const places = points.map((point) => dot(point, along));
    return most(places) - least(places);
  };
  const solid = [...slices].filter(([, points]) => points.length >= 3).sort(([a], [b]) => a - b);
  const above = solid.findIndex(([slice]) => slice >= share * 24);
  const ends = [solid[above < 0 ? solid.length - 1 : above - 1], solid[above]].flatMap((each) =>
    each ? [each[1]] : [],
  );
  if (ends.length === 0) return [prop.points];
  const widths = ends.map((points) => width(points, axis) + width(points, other));
  return most(widths) < alike * least(widths) ? ends : [ends[widths.indexOf(least(widths))]!];
}

/** Returns the extent along an axis in slices of the longest one; empty slices are between their neighbours. */
function slices(prop: Prop, axis: 1 | 2): number[] {
  const count = 24;
  const low = new Array<number>(count).fill(Infinity);
  const high = new Array<number>(count).fill(-Infinity);
  for (const point of prop.points) {
    const slice = Math.min(count - 1, Math.max(0, Math.floor(shareOf(prop, point) * count)));
    const place = dot(minus(point, prop.centre), prop.axes[axis]);
    low[slice] = Math.min(low[slice]!, place);
    high[slice] = Math.max(high[slice]!, place);
  }
  const widths = low.map((from, slice) => Math.max(0, high[slice]! - from));
  const filled = widths.map((_, slice) => Number.isFinite(low[slice]!));
  return widths.map((width, slice) => {
    if (filled[slice]) return width;
    const before = filled.lastIndexOf(true, slice);
    const after = filled.indexOf(true, slice);
    return ((widths[before] ?? widths[after] ?? 0) + (widths[after] ?? widths[before] ?? 0)) / 2;
  });
}

/** Returns the mean extents of the two ends and the middle. */
function thirds(prop: Prop, axis: 1 | 2): [number, number, number] {
  const widths = slices(prop, axis);
  const third = widths.length / 3;
  return [0, 1, 2].map((part) => mean(widths.slice(part * third, (part + 1) * third))) as [
    number,
    number,
    number,
  ];
}

/** Returns the distance from the middle axis of a shield, 1 at its rim. */
function radius({ axes, sizes, centre }: Prop, point: Vector): number {
  const from = minus(point, centre);
  return Math.hypot((2 * dot(from, axes[0])) / sizes[0], (2 * dot(from, axes[1])) / sizes[1]);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns the middle of the quartiles, which depends less on how dense points are than the median does. */
function inner(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  return (sorted[quarter]! + sorted[sorted.length - 1 - quarter]!) / 2;
}

function mid(values: readonly number[]): number {
  return values.length === 0 ? 0 : (least(values) + most(values)) / 2;
}

function least(values: readonly number[]): number {
  return values.reduce((low, value) => Math.min(low, value), Infinity);
}

function most(values: readonly number[]): number {
  return values.reduce((high, value) => Math.max(high, value), -Infinity);
}
