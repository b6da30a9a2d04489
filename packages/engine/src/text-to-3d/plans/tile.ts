import type { Kit } from '../kit.ts';
import type { Shape } from '../shapes/shape.ts';
import { type Plan, planWords } from './plan.ts';

/** What goes across a tile. Lengths in halves of the width of a tile. */
interface Track {
  /** Half of its width. */
  readonly half: number;
  /** How far its surface is below the ground. */
  readonly deep: number;
  readonly slot: string;
  /** What is between it and the ground. */
  readonly edge?: { readonly slot: string; readonly width: number };
  /** What lies on it along a line. */
  readonly laid?: (kit: Kit, line: readonly Flat[]) => readonly (readonly [slot: string, shape: Shape])[];
}

/** A point of the ground, or a direction. */
type Flat = readonly [x: number, z: number];

const tracks: Readonly<Record<string, Track>> = {
  path: { half: 0.3, deep: 0.03, slot: 'path' },
  river: { half: 0.36, deep: 0.09, slot: 'water', edge: { slot: 'bank', width: 0.08 } },
  road: { half: 0.4, deep: 0.03, slot: 'road', edge: { slot: 'kerb', width: 0.08 }, laid: dashes },
  rail: { half: 0.36, deep: 0.04, slot: 'gravel', laid: rails },
};

/** Heights of the earth and of the ground on it. */
const [low, high] = [0.22, 0.34];

/** How much higher the far side of a slope is. */
const rise = 0.6;

/**
 * A tile of the ground from above: `sides=4` or `sides=6`, two wide between opposite sides; `track=path`, `river`, `road` or
 * `rail` from its middle to the sides of `ways=0,2`, counted from the front; `slope` when the back is higher.
 */
export const tile: Plan = {
  fits: true,
  takes: ['sides', 'slope', 'track', 'ways'],
  values: { sides: ['4', '6'], track: Object.keys(tracks) },
  looks: {
    ground: ['paint', '#6cbf3f'],
    earth: ['earth', '#8a5a36'],
    path: ['earth', '#c49a62'],
    water: ['liquid', '#3f9fd8'],
    bank: ['earth', '#d9c08a'],
    road: ['plaster', '#3c3f45'],
    kerb: ['stone', '#b0aca4'],
    line: ['paint', '#f2f0e8'],
    gravel: ['cobbles', '#8a867e'],
    tie: ['wood', '#5a4230'],
    rail: ['steel', '#8d949c'],
  },
  build(kit, list) {
    const words = planWords(list);
    const sides = words.number('sides', 4);
    const track = tracks[words.word('track', 'none')];
    const ways = words.word('ways', 'none') === 'none' ? [] : words.word('ways', '').split(',').map(Number);
    const put = (slot: string, shape: Shape): void =>
      kit.add('tile', slot, words.has('slope') ? sloped(shape) : shape);
    const add = (slot: string, outline: readonly Flat[], from: number, to: number): void => {
      const flat = outline.map(([x, z]): Flat => [x, -z]);
      const plate = kit.extrude(flat, to - from).turn('x', -90);
      put(slot, plate.move(0, (from + to) / 2, 0));
    };
    const whole = corners(sides, 0, sides);
    add('earth', whole, 0, low);
    if (!track) return add('ground', whole, low, high);
    const { half, deep, slot, edge, laid } = track;
    const near = borders(sides, ways, half);
    const far = edge ? borders(sides, ways, half + edge.width) : near;
    const floor = high - deep;
    add(slot, near.flat(), low, floor);
    for (const [i, way] of ways.entries()) {
      const next = ways[i + 1] ?? ways[0]! + sides;
      add('ground', [...corners(sides, way, next), ...far[i]!.toReversed()], low, high);
      if (edge) add(edge.slot, [...far[i]!, ...near[i]!.toReversed()], low, high - 0.012);
    }
    for (const line of linesOf(sides, ways))
      for (const [on, shape] of laid?.(kit, line) ?? []) put(on, shape.move(0, floor, 0));
  },
};

/** Raises the back. */
const sloped = (shape: Shape): Shape =>
  shape.warp((x, y, z) => [x, y + ((rise * (1 - z)) / 2) * Math.min(1, y / low), z]);

/** Returns the point of the ground that is `out` from the middle in the direction of an angle, and `across` to the side of it. */
function point(angle: number, out: number, across = 0): Flat {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [out * sin + across * cos, out * cos - across * sin];
}

/** Returns the corners of a tile from the one behind the middle of side `from` to the one before the middle of side `to`. */
function corners(sides: number, from: number, to: number): Flat[] {
  const step = (2 * Math.PI) / sides;
  return Array.from({ length: to - from }, (_, i) => point((from + i + 0.5) * step, 1 / Math.cos(step / 2)));
}

/**
 * Returns the borders of ways that are `half` wide to each side of their middle: for each way, the line from its side to that
 * of the next one.
 */
function borders(sides: number, ways: readonly number[], half: number): Flat[][] {
  return ways.map((way, i) => {
    const next = ways[i + 1] ?? ways[0]! + sides;
    const [here, there] = [way, next].map((side) => (side * 2 * Math.PI) / sides) as [number, number];
    const [start, end] = [point(here, 1, half), point(there, 1, -half)];
    // One way alone ends round in the middle.
    if (ways.length === 1)
      return [start, ...steps(12).map((t) => point(here + Math.PI * (0.5 + t), half)), end];
    // Those of opposite ways are one line.
    if (next - way === sides / 2) return [start, end];
    const turn = point((here + there) / 2, half / Math.sin((there - here) / 2));
    // Two ways are one bend; where more meet, their corners are round.
    if (ways.length === 2) return bend(start, turn, end, 10);
    return [start, ...bend(toward(turn, start), turn, toward(turn, end), 5), end];
  });
}

/** Radius of the round corners where ways meet. */
const corner = 0.22;

function toward(from: Flat, to: Flat): Flat {
  const share = Math.min(1, corner / Math.hypot(to[0] - from[0], to[1] - from[1]));
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
}

const steps = (count: number): number[] => Array.from({ length: count + 1 }, (_, i) => i / count);

/** Returns points of a curve that leaves one point towards another and ends at a third. */
function bend(from: Flat, by: Flat, to: Flat, count: number): Flat[] {
  return steps(count).map((t) => {
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [a * from[0] + b * by[0] + c * to[0], a * from[1] + b * by[1] + c * to[1]];
  });
}

/** Returns the middle lines of the ways: between opposite sides where there are two, and from the others to the first. */
function linesOf(sides: number, ways: readonly number[]): Flat[][] {
  const at = (way: number): Flat => point((way * 2 * Math.PI) / sides, 1);
  if (ways.length === 1)
    return [bend(at(ways[0]!), point((ways[0]! * 2 * Math.PI) / sides, 0.5), [0, 0], 10)];
  const pairs = ways.flatMap((way) => (ways.includes(way + sides / 2) ? [[way, way + sides / 2]] : []));
  const paired = new Set(pairs.flat());
  const rest = ways.filter((way, i) => i > 0 && !paired.has(way)).map((way) => [ways[0]!, way]);
  return [...pairs, ...rest].map(([from, to]) => bend(at(from!), [0, 0], at(to!), 20));
}

/** Returns the angle of a line at one of its points, around the vertical from the back to the right, degrees. */
function headingOf(line: readonly Flat[], i: number): number {
  const [from, to] = [line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!];
  return (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI;
}

/** Dashes of a road, one to each four tenths. */
function dashes(kit: Kit, line: readonly Flat[]): [string, Shape][] {
  return line.flatMap(([x, z], i): [string, Shape][] =>
    i % 4 === 2 ? [['line', kit.box(0.05, 0.016, 0.2).turn('y', headingOf(line, i)).move(x, 0, z)]] : [],
  );
}

/** Sleepers across a line, and two rails on them. */
function rails(kit: Kit, line: readonly Flat[]): [string, Shape][] {
  const ties = line.flatMap(([x, z], i): [string, Shape][] =>
    i % 2 === 1 ? [['tie', kit.box(0.62, 0.06, 0.09).turn('y', headingOf(line, i)).move(x, 0.02, z)]] : [],
  );
  const bars = [-1, 1].map((side): [string, Shape] => {
    const path = line.map(([x, z], i) => {
      const [dx, dz] = point((headingOf(line, i) * Math.PI) / 180, 0, side * 0.2);
      return [x + dx, 0.075, z + dz] as const;
    });
    return ['rail', kit.tube(path, 0.034, { sides: 4 })];
  });
  return [...ties, ...bars];
}
