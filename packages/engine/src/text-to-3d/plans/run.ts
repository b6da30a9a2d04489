import { cross, minus, unit } from '@meshwright/gltf/math';
import type { Kit } from '../kit.ts';
import type { Point, Shape } from '../shapes/shape.ts';
import { type Plan, planWords } from './plan.ts';

/** A place of the middle line of a run, with the directions to its right and up from its floor. */
interface Frame {
  readonly at: Point;
  readonly side: Point;
  readonly up: Point;
  readonly along: Point;
}

/** An outline across a run: [to the right, up] from its middle, counter-clockwise seen along it. */
type Outline = readonly (readonly [number, number])[];

/** What runs along the middle line. A run is one wide. */
interface Section {
  /** How far its floor is above the ground. */
  readonly raised: number;
  /** Lowest point of its outlines. */
  readonly low: number;
  /** Outlines along the whole run, by slot. */
  readonly along: readonly (readonly [slot: string, outline: Outline])[];
  /** The height of its floor at a distance from its middle, and half of the width of that; none where it has no sides. */
  readonly floor?: { readonly half: number; height(aside: number): number };
  /** Outlines of short pieces across it, and the distance between them. */
  readonly across?: readonly [slot: string, outline: Outline, apart: number];
  /** Distances of posts from the middle, and their radius. */
  readonly posts?: { readonly slot: string; readonly at: readonly number[]; readonly radius: number };
}

const plank = (from: number, to: number, low: number, high: number): Outline => [
  [from, low],
  [to, low],
  [to, high],
  [from, high],
];

/** Half of a circle that is open on top, from its right to its left. */
const hollow = (radius: number, bottom: number): Outline =>
  Array.from({ length: 9 }, (_, i) => {
    const angle = (Math.PI * i) / 8;
    return [radius * Math.cos(angle), bottom + radius * (1 - Math.sin(angle))] as const;
  });

const sections: Readonly<Record<string, Section>> = {
  wood: {
    raised: 0.7,
    low: -0.06,
    along: [
      ['rail', plank(-0.33, -0.25, 0.02, 0.14)],
      ['rail', plank(0.25, 0.33, 0.02, 0.14)],
    ],
    across: ['main', plank(-0.5, 0.5, -0.06, 0.04), 0.4],
    posts: { slot: 'post', at: [-0.4, 0.4], radius: 0.05 },
  },
  steel: {
    raised: 0.9,
    low: -0.24,
    along: [
      ['main', plank(-0.34, -0.26, 0.03, 0.12)],
      ['main', plank(0.26, 0.34, 0.03, 0.12)],
      ['spine', plank(-0.08, 0.08, -0.24, -0.08)],
    ],
    across: ['spine', plank(-0.3, 0.3, -0.1, 0.05), 0.5],
    posts: { slot: 'post', at: [0], radius: 0.07 },
  },
  monorail: {
    raised: 1.6,
    low: -0.4,
    along: [
      ['main', plank(-0.25, 0.25, -0.4, -0.02)],
      ['rail', plank(-0.06, 0.06, -0.04, 0.02)],
    ],
    posts: { slot: 'post', at: [0], radius: 0.14 },
  },
  flume: {
    raised: 0.4,
    low: -0.08,
    along: [
      [
        'main',
        [
          [-0.42, -0.08],
          [0.42, -0.08],
          [0.5, 0.3],
          [0.43, 0.3],
          [0.37, 0],
          [-0.37, 0],
          [-0.43, 0.3],
          [-0.5, 0.3],
        ],
      ],
      ['water', plank(-0.4, 0.4, -0.02, 0.16)],
    ],
    floor: { half: 0.37, height: () => 0 },
    posts: { slot: 'post', at: [-0.32, 0.32], radius: 0.05 },
  },
  marble: {
    raised: 0.16,
    low: -0.16,
    along: [['main', [[-0.5, -0.16], [0.5, -0.16], [0.5, 0.3], ...hollow(0.36, -0.06), [-0.5, 0.3]]]],
    floor: { half: 0.36, height: (aside) => -0.06 + 0.36 - Math.sqrt(0.36 ** 2 - aside ** 2) },
    posts: { slot: 'post', at: [0], radius: 0.12 },
  },
  toy: {
    raised: 0.03,
    low: -0.03,
    along: [
      [
        'main',
        [
          [-0.5, -0.03],
          [0.5, -0.03],
          [0.5, 0.14],
          [0.43, 0.14],
          [0.43, 0.04],
          [-0.43, 0.04],
          [-0.43, 0.14],
          [-0.5, 0.14],
        ],
      ],
      ['line', plank(-0.03, 0.03, 0, 0.05)],
    ],
    floor: { half: 0.43, height: () => 0.04 },
    posts: { slot: 'post', at: [0], radius: 0.06 },
  },
  golf: {
    raised: 0.1,
    low: -0.1,
    along: [
      ['rim', plank(-0.5, -0.41, -0.1, 0.16)],
      ['rim', plank(0.41, 0.5, -0.1, 0.16)],
      ['main', plank(-0.42, 0.42, -0.1, 0.03)],
    ],
    floor: { half: 0.41, height: () => 0.01 },
    posts: { slot: 'rim', at: [-0.4, 0.4], radius: 0.05 },
  },
};

/** A way that a run takes: from the front to the back, its height above where it starts, and its direction from above. */
type Course = (t: number) => { readonly at: Point; readonly turn: number };

const smooth = (t: number): number => t * t * (3 - 2 * t);
const ahead =
  (length: number, height: (t: number) => number, aside: (t: number) => number = () => 0): Course =>
  (t) => ({ at: [aside(t), height(t), -length * t], turn: 0 });
const level = (): number => 0;
/** Around a circle to the right, by some radians. */
const around =
  (radius: number, angle: number, height: (t: number) => number = level): Course =>
  (t) => ({
    at: [radius * (1 - Math.cos(angle * t)), height(t), -radius * Math.sin(angle * t)],
    turn: angle * t,
  });
/** Straight, around once in the air, and straight again beside where it came from. */
const looping: Course = (t) => {
  const radius = 1.3;
  const lead = 0.2;
  const u = Math.min(1, Math.max(0, (t - lead) / (1 - 2 * lead)));
  const out = t < lead ? t / lead - 1 : t > 1 - lead ? (t - 1 + lead) / lead : 0;
  const angle = 2 * Math.PI * u;
  return {
    at: [1.15 * smooth(u), radius * (1 - Math.cos(angle)), -(radius * Math.sin(angle) + 1.2 * out)],
    turn: 0,
  };
};

/** How high a slope or a hill, a bump, and a whole helix are. */
const [slope, bump, climb] = [1.2, 0.4, 1.5];

interface Form {
  readonly courses: readonly Course[];
  readonly ends?: true;
}

const straight = ahead(3, level);
const corner = around(1.8, Math.PI / 2);

/** Forms of a run; those with a side lead to the right. */
const forms: Readonly<Record<string, Form>> = {
  straight: { courses: [straight] },
  curve: { courses: [around(3, Math.PI / 4)] },
  corner: { courses: [corner] },
  skew: { courses: [ahead(3, level, (t) => smooth(t))] },
  ramp: { courses: [ahead(3, (t) => slope * smooth(t))] },
  cornerRamp: { courses: [around(1.8, Math.PI / 2, (t) => slope * smooth(t))] },
  hill: { courses: [ahead(4, (t) => slope * Math.sin(Math.PI * t) ** 2)] },
  hillStart: { courses: [ahead(2, (t) => (slope / 2) * t * t)] },
  hillEnd: { courses: [ahead(2, (t) => (slope / 2) * (1 - (1 - t) ** 2))] },
  bump: { courses: [ahead(3, (t) => bump * Math.sin(Math.PI * t) ** 2)] },
  dip: { courses: [ahead(3, (t) => bump * Math.cos(Math.PI * t) ** 2)] },
  wave: { courses: [ahead(4, (t) => (bump / 2) * (1 - Math.cos(4 * Math.PI * t)))] },
  loop: { courses: [looping] },
  helix: { courses: [around(1.6, 2 * Math.PI, (t) => climb * t)] },
  halfHelix: { courses: [around(1.6, Math.PI, (t) => (climb / 2) * t)] },
  split: { courses: [straight, around(3, Math.PI / 4)] },
  crossing: {
    courses: [straight, (t) => ({ at: [3 * t - 1.5, 0, -1.5], turn: Math.PI / 2 })],
  },
  end: { courses: [ahead(2, level)], ends: true },
};

/** Returns the height of a form of a run that is one wide. */
export function heightOfRun(name: string, form: string): number {
  const section = sections[name]!;
  const { courses, ends } = forms[form]!;
  const outlines = [
    ...section.along.map(([, outline]) => outline),
    ...(section.across ? [section.across[1]] : []),
  ];
  const heights = courses.flatMap((course) =>
    framesOf(course, section.raised).flatMap((frame) =>
      outlines.flatMap((outline) => ringOf(frame, outline)),
    ),
  );
  const highest = heights.reduce((most, [, y]) => Math.max(most, y), 0);
  return ends ? Math.max(highest, section.raised + buffer) : highest;
}

/** How high a buffer stands above the floor. */
const buffer = 0.42;

/** Least height of a floor above the ground that has posts, least distance between them, and least slope of the up of a floor on them. */
const [leastPost, postsApart, upright] = [0.12, 0.9, 0.6];

/**
 * A piece of a run on its posts, one wide: `section=wood`, `steel`, `monorail`, `flume`, `marble`, `toy` or `golf` along
 * `form=straight`, `loop` and others; `left` where it leads to the left.
 */
export const run: Plan = {
  fits: true,
  takes: ['section', 'form', 'left'],
  values: { section: Object.keys(sections), form: Object.keys(forms) },
  looks: {
    main: ['paint', '#d1342a'],
    rail: ['steel', '#8d949c'],
    spine: ['steel', '#5a6068'],
    post: ['wood', '#8a5f3a'],
    water: ['liquid', '#3f9fd8'],
    line: ['paint', '#f2f0e8'],
    rim: ['wood', '#9a6a3c'],
  },
  build(kit, list) {
    const words = planWords(list);
    const section = sections[words.word('section', 'toy')]!;
    const form = forms[words.word('form', 'straight')]!;
    const mirrored = (shape: Shape): Shape => (words.has('left') ? shape.mirror('x') : shape);
    const courses = form.courses.map((course) => framesOf(course, section.raised));
    for (const frames of courses) {
      const others = courses.filter((each) => each !== frames);
      for (const [slot, outline] of section.along) {
        const rings = frames.map((frame) => {
          const ring = ringOf(frame, outline);
          return slot === 'water' ? ring : ring.map((point) => lowered(point, others, section));
        });
        kit.add('run', slot, mirrored(kit.loft(rings)));
      }
      if (section.across) {
        const [slot, outline, apart] = section.across;
        for (const frame of spaced(frames, apart))
          kit.add('run', slot, mirrored(piece(kit, frame, outline, 0.12)));
      }
      addPosts(kit, section, frames, mirrored);
      if (form.ends)
        kit.add(
          'end',
          'main',
          mirrored(piece(kit, frames.at(-1)!, plank(-0.5, 0.5, section.low, buffer), 0.24)),
        );
    }
  },
};

/** Frames of a course, so near each other that none turns by more than a few degrees. */
function framesOf(course: Course, raised: number): Frame[] {
  const count = 96;
  const point = (t: number): Point => {
    const [x, y, z] = course(t).at;
    return [x, y + raised, z];
  };
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    const h = 1e-5;
    const along = unit(minus(point(Math.min(1, t + h)), point(Math.max(0, t - h))));
    const { turn } = course(t);
    const right: Point = [Math.cos(turn), 0, Math.sin(turn)];
    const up = unit(cross(right, along));
    return { at: point(t), side: unit(cross(along, up)), up, along };
  });
}

function placeOf({ at, side, up }: Frame, [u, v]: readonly [number, number]): Point {
  return [0, 1, 2].map((k) => at[k]! + u * side[k]! + v * up[k]!) as unknown as Point;
}

/** Lowers a point of a side to the floor of another course that goes through there. */
function lowered(point: Point, others: readonly (readonly Frame[])[], { floor }: Section): Point {
  let [x, y, z] = point;
  for (const frames of floor ? others : [])
    for (const { at, side } of frames) {
      const [dx, dz] = [x - at[0], z - at[2]];
      const aside = Math.abs(dx * side[0] + dz * side[2]);
      const ahead = Math.abs(dx * side[2] - dz * side[0]);
      if (ahead >= nearby || aside >= floor!.half) continue;
      const level = at[1] + floor!.height(aside);
      // A little of a side stays, so that no face of it is empty.
      y = Math.min(y, level + leftOfSides * Math.max(0, y - level));
    }
  return [x, y, z];
}

const leftOfSides = 0.03;

/** How far along a course from one of its places a point belongs to that place. */
const nearby = 0.04;

const ringOf = (frame: Frame, outline: Outline): Point[] => outline.map((point) => placeOf(frame, point));

/** A short piece with an outline, around a place of a run. */
function piece(kit: Kit, frame: Frame, outline: Outline, long: number): Shape {
  const moved = (by: number): Frame => ({
    ...frame,
    at: [0, 1, 2].map((k) => frame.at[k]! + by * frame.along[k]!) as unknown as Point,
  });
  return kit.loft([moved(-long / 2), moved(long / 2)].map((each) => ringOf(each, outline)));
}

/** Returns frames at equal distances, the first and the last half a distance from the ends. */
function spaced(frames: readonly Frame[], apart: number): Frame[] {
  const lengths = [0];
  for (const [i, { at }] of frames.slice(1).entries())
    lengths.push(lengths[i]! + Math.hypot(...minus(at, frames[i]!.at)));
  const count = Math.max(1, Math.round(lengths.at(-1)! / apart));
  const step = lengths.at(-1)! / count;
  return Array.from(
    { length: count },
    (_, i) => frames[lengths.findIndex((length) => length >= (i + 0.5) * step)]!,
  );
}

/** Posts from the ground to the lower side of the run. */
function addPosts(
  kit: Kit,
  section: Section,
  frames: readonly Frame[],
  mirrored: (shape: Shape) => Shape,
): void {
  if (!section.posts) return;
  const { slot, at, radius } = section.posts;
  for (const frame of spaced(frames, postsApart)) {
    if (frame.up[1] < upright || frame.at[1] + section.low < leastPost) continue;
    for (const aside of at) {
      const [x, y, z] = placeOf(frame, [aside, section.low + 0.03]);
      kit.add('posts', slot, mirrored(kit.cylinder(radius, y).move(x, 0, z)));
    }
  }
}
