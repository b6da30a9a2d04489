import { cross, dot, minus, unit } from '@meshwright/gltf/math';
import type { Random } from '../random.ts';
import type { Forms } from '../shapes/forms.ts';
import { piecesOf } from '../shapes/pieces-of.ts';
import { join, type Point, Shape } from '../shapes/shape.ts';
import { slice } from '../shapes/slice.ts';
import { boundsOf, isFixed, type PlacedPart, rayCaster, shapesOf } from './placed-parts.ts';

/** End of the name of a slot for the faces at which a piece broke off. */
export const brokenSlot = ' broken';

/** Corners that break off, by the direction that they lie in, and their depths as shares of the thing along it. */
const chips: readonly (readonly [direction: Point, depth: number])[] = [
  [[0.75, 0.6, 0.5], 0.17],
  [[-0.8, 0.7, 0.1], 0.12],
  [[-0.5, 0.15, 0.8], 0.09],
];

/**
 * Breaks a thing: corners chip off, of several like pieces one is missing and another hangs loose, and a thing that is high and
 * slim loses its top.
 */
export function broken(parts: readonly PlacedPart[], random: Random): PlacedPart[] {
  const loose = loosened(parts, random);
  const { low, high } = boundsOf(shapesOf(loose));
  const size = high.map((value, k) => value - low[k]!);
  const isSlim = size[1]! > 2.2 * Math.max(size[0]!, size[2]!);
  const planes = isSlim ? endPlanes(loose, low, high, random) : cornerPlanes(loose, random);
  // The breaks of several surfaces are not in one plane, where each pixel would show another.
  const apart = 0.0015 * Math.max(...size);
  let surface = 0;
  return loose.map((part) => ({
    ...part,
    surfaces: part.surfaces.flatMap(({ slot, shape }) => {
      const by = surface++ * apart;
      const { kept, faces } = chipped(
        shape,
        planes.map(({ normal, level }) => ({ normal, level: level - by })),
      );
      return [
        { slot, shape: kept },
        { slot: `${slot}${brokenSlot}`, shape: faces },
      ].filter((surface) => surface.shape.indices.length > 0);
    }),
  }));
}

/** Cuts off the right side of a thing, or its top; the cut is closed. */
export function halved(parts: readonly PlacedPart[], half: 'side' | 'top'): PlacedPart[] {
  const { low, high } = boundsOf(shapesOf(parts));
  const normal: Point = half === 'top' ? [0, 1, 0] : [1, 0, 0];
  const k = half === 'top' ? 1 : 0;
  const apart = 0.0015 * Math.max(...high.map((value, i) => value - low[i]!));
  let surface = 0;
  return parts.map((part) => ({
    ...part,
    surfaces: part.surfaces.flatMap(({ slot, shape }) => {
      const level = (low[k] + high[k]) / 2 - surface++ * apart;
      // What is all beyond the cut leaves no face in it.
      const beyond = solidsOf(shape).filter((solid) => solid.low[k] >= level);
      const rest = new Shape(
        shape.positions,
        shape.normals,
        shape.uvs,
        shape.indices.filter((_, i) => !beyond.some(({ triangles }) => triangles.has(Math.floor(i / 3)))),
      );
      const { kept, faces } = chipped(rest, [{ normal, level }]);
      return kept.indices.length > 0 ? [{ slot, shape: join([kept, faces]) }] : [];
    }),
  }));
}

interface Plane {
  readonly normal: Point;
  readonly level: number;
}

/** Returns two planes for each corner that breaks off, so that the break has an edge. */
function cornerPlanes(parts: readonly PlacedPart[], random: Random): Plane[] {
  const shapes = shapesOf(parts);
  return chips.flatMap(([direction, depth]) =>
    [0, 1].map((k): Plane => {
      const turn = k === 0 ? 0.28 : -0.28;
      const normal = unit([
        direction[0] + turn + random.between(-0.08, 0.08),
        direction[1] + random.between(-0.08, 0.08),
        direction[2] - turn + random.between(-0.08, 0.08),
      ]);
      let [least, most] = [Infinity, -Infinity];
      for (const { positions, indices } of shapes)
        for (const i of indices) {
          const value = dot(normal, [positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!]);
          least = Math.min(least, value);
          most = Math.max(most, value);
        }
      return { normal, level: most - (most - least) * depth * random.between(0.9, 1.1) };
    }),
  );
}

/** Returns planes that cut off the end of a slim thing aslant: the top, or the point of a sword that is held at its top. */
function endPlanes(parts: readonly PlacedPart[], low: Point, high: Point, random: Random): Plane[] {
  const middleOf = (all: readonly PlacedPart[]): number => {
    const bounds = boundsOf(shapesOf(all));
    return (bounds.low[1] + bounds.high[1]) / 2;
  };
  const held = parts.filter(({ name }) => /_(?:grip|handle|hilt|leather)/.test(name));
  const up = held.length > 0 && middleOf(held) > (low[1] + high[1]) / 2 ? -1 : 1;
  const level = low[1] + (up > 0 ? 0.68 : 0.32) * (high[1] - low[1]);
  const middle: Point = [(low[0] + high[0]) / 2, level, (low[2] + high[2]) / 2];
  return [0.55, -0.35].map((slope): Plane => {
    const normal = unit([slope + random.between(-0.1, 0.1), up, slope * 0.6]);
    return { normal, level: dot(normal, middle) };
  });
}

/** Moves what is beyond planes onto them; a closed shape stays closed. The faces in the planes are a shape of their own. */
function chipped(shape: Shape, planes: readonly Plane[]): { kept: Shape; faces: Shape } {
  const corners = (at: Shape, triangle: number): Point[] =>
    [0, 1, 2].map((k) => {
      const i = 3 * at.indices[triangle + k]!;
      return [at.positions[i]!, at.positions[i + 1]!, at.positions[i + 2]!];
    });
  let kept = shape;
  const faces: Shape[] = [];
  for (const { normal, level } of planes) {
    const sliced = slice(kept, (point) => dot(normal, point), [level]);
    const least = 1e-6 * Math.max(1e-3, Math.abs(level));
    const [inside, beyond]: [number[], number[]] = [[], []];
    for (let t = 0; t < sliced.indices.length; t += 3) {
      const isBeyond = corners(sliced, t).every((point) => dot(normal, point) > level - least);
      (isBeyond ? beyond : inside).push(...sliced.indices.slice(t, t + 3));
    }
    if (beyond.length === 0) continue;
    kept = new Shape(sliced.positions, sliced.normals, sliced.uvs, inside);
    faces.push(flattened(sliced, beyond, { normal, level }));
  }
  // A later plane cuts the faces of an earlier one.
  const whole = faces.map((face, i) => {
    const rest = planes.slice(i + 1);
    return rest.reduce((cut, { normal, level }) => {
      const sliced = slice(cut, (point) => dot(normal, point), [level]);
      return flattened(sliced, sliced.indices, { normal, level }, true);
    }, face);
  });
  return { kept, faces: join(whole) };
}

/** Returns triangles with all corners beyond a plane moved onto it, without those that have no area left. */
function flattened(
  shape: Shape,
  indices: readonly number[],
  { normal, level }: Plane,
  keepsNormals = false,
): Shape {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  for (let t = 0; t < indices.length; t += 3) {
    const triangle = [0, 1, 2].map((k): Point => {
      const i = 3 * indices[t + k]!;
      const point: Point = [shape.positions[i]!, shape.positions[i + 1]!, shape.positions[i + 2]!];
      const by = Math.max(0, dot(normal, point) - level);
      return [point[0] - normal[0] * by, point[1] - normal[1] * by, point[2] - normal[2] * by];
    });
    const [a, b, c] = triangle as [Point, Point, Point];
    const across = cross(minus(b, a), minus(c, a));
    if (Math.hypot(...across) < 1e-12) continue;
    for (const [k, point] of triangle.entries()) {
      const i = indices[t + k]!;
      positions.push(...point);
      if (keepsNormals) normals.push(...shape.normals.slice(3 * i, 3 * i + 3));
      else normals.push(...normal);
      uvs.push(...shape.uvs.slice(2 * i, 2 * i + 2));
    }
  }
  const count = positions.length / 3;
  return new Shape(
    positions,
    normals,
    uvs,
    Array.from({ length: count }, (_, i) => i),
  );
}

/** Fewest pieces of one size of which one may be missing, and their least size as a share of the thing. */
const [fewest, least] = [3, 0.12];

/** Leaves out one of several pieces of a size, and turns another. */
function loosened(parts: readonly PlacedPart[], random: Random): PlacedPart[] {
  const whole = boundsOf(shapesOf(parts));
  const longest = Math.max(...whole.high.map((value, k) => value - whole.low[k]!));
  const pieces = parts.flatMap((part, p) =>
    isFixed(part.pivot)
      ? part.surfaces.flatMap(({ shape }, s) => solidsOf(shape).map((solid) => ({ ...solid, p, s })))
      : [],
  );
  const groups = grouped(
    pieces.filter(({ size }) => Math.max(...size) > least * longest && Math.max(...size) < 0.95 * longest),
    ({ p, s, size }) =>
      `${p} ${s} ${[...size]
        .sort((a, b) => a - b)
        .map((value) => Math.round(Math.log(value + 1e-4) * 7))
        .join()}`,
  );
  const [group] = [...groups.values()]
    .filter(({ length }) => length >= fewest)
    .sort((a, b) => b.length - a.length);
  if (!group) return [...parts];
  // What is high and to the right is seen.
  const seen = group.toSorted((a, b) => b.seen - a.seen);
  const [turned, missing] = [seen[0]!, seen[Math.min(seen.length - 1, 2)]!];
  return parts.map((part, p) => ({
    ...part,
    surfaces: part.surfaces.map(({ slot, shape }, s) => {
      const own = [turned, missing].filter((piece) => piece.p === p && piece.s === s);
      if (own.length === 0) return { slot, shape };
      const rest = new Shape(
        shape.positions,
        shape.normals,
        shape.uvs,
        shape.indices.filter((_, i) => !own.some(({ triangles }) => triangles.has(Math.floor(i / 3)))),
      );
      const hung = own.includes(turned) ? [hanging(shape, turned, random)] : [];
      return { slot, shape: join([rest, ...hung]) };
    }),
  }));
}

interface Solid {
  readonly triangles: ReadonlySet<number>;
  readonly low: Point;
  readonly size: Point;
  /** How well a picture shows it. */
  readonly seen: number;
}

/** Returns the closed pieces of a shape. */
function solidsOf(shape: Shape): Solid[] {
  const places = new Map<string, number>();
  const welded = Array.from({ length: shape.positions.length / 3 }, (_, i) => {
    const key = [0, 1, 2].map((k) => Math.round(shape.positions[3 * i + k]! * 1e5)).join();
    return places.get(key) ?? places.set(key, i).get(key)!;
  });
  const roots = piecesOf({
    positions: shape.positions,
    indices: shape.indices.map((index) => welded[index]!),
  });
  const byRoot = grouped(
    Array.from({ length: shape.indices.length / 3 }, (_, t) => t),
    (t) => roots[welded[shape.indices[3 * t]!]!]!,
  );
  return [...byRoot.values()].map((triangles) => {
    const indices = triangles.flatMap((t) => shape.indices.slice(3 * t, 3 * t + 3));
    const { low, high } = boundsOf([new Shape(shape.positions, shape.normals, shape.uvs, indices)]);
    const size = [0, 1, 2].map((k) => high[k]! - low[k]!) as unknown as Point;
    return { triangles: new Set(triangles), low, size, seen: high[0] + high[1] + high[2] };
  });
}

function grouped<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** Returns a piece turned around its left end, or around its foot where it stands. */
function hanging(shape: Shape, { triangles, low, size }: Solid, random: Random): Shape {
  const indices = shape.indices.filter((_, i) => triangles.has(Math.floor(i / 3)));
  const used = [...new Set(indices)];
  const known = new Map(used.map((index, i) => [index, i]));
  const pick = (list: readonly number[], width: number): number[] =>
    used.flatMap((index) => list.slice(index * width, (index + 1) * width));
  const piece = new Shape(
    pick(shape.positions, 3),
    pick(shape.normals, 3),
    pick(shape.uvs, 2),
    indices.map((index) => known.get(index)!),
  );
  const isStanding = size[1] > Math.max(size[0], size[2]);
  const [x, y, z] = [low[0] + size[0] / 2, low[1] + (isStanding ? 0 : size[1] / 2), low[2] + size[2] / 2];
  const end = isStanding || size[0] < size[2] ? x : low[0];
  const angle = random.between(11, 16);
  return piece
    .move(-end, -y, -z)
    .turn('z', -angle)
    .turn(isStanding ? 'y' : 'x', isStanding ? 0 : angle / 2)
    .move(end, y, z);
}

/** Returns cracks on the front and on the right side of shapes: dark jags that run down from a rim. */
export function cracksOn(shapes: readonly Shape[], forms: Forms, random: Random): Shape | null {
  const { low, high } = boundsOf(shapes);
  const size = high.map((value, k) => value - low[k]!);
  const cast = rayCaster(shapes);
  const width = 0.009 * Math.max(...size);
  const cracks: Shape[] = [];
  for (const [way, start, from, to] of [
    [[0, 0, -1], 0.62, 0.95, 0.3],
    [[0, 0, -1], 0.25, 0.55, 0.12],
    [[-1, 0, 0], 0.5, 0.85, 0.3],
  ] as const) {
    const axis = way[0] === 0 ? 0 : 2;
    const span = size[axis]!;
    let at = start;
    let path: Point[] = [];
    const end = (): void => {
      if (path.length > 2) cracks.push(forms.tube(path, (t) => width * (1.15 - t), { sides: 4 }));
      path = [];
    };
    for (let step = 0; step <= 9; step++) {
      const y = low[1] + size[1]! * (from + ((to - from) * step) / 9);
      at += (step % 2 === 0 ? 1 : -1) * random.between(0.03, 0.11);
      const across = low[axis] + span * Math.min(0.97, Math.max(0.03, at));
      const origin: Point = axis === 0 ? [across, y, high[2] + size[2]!] : [high[0] + size[0]!, y, across];
      const hit = cast(origin, way);
      const last = path.at(-1);
      const gap = hit && last ? Math.hypot(...hit.point.map((value, k) => value - last[k]!)) : 0;
      if (!hit || gap > 0.3 * Math.max(...size)) end();
      if (hit) path.push(hit.point);
    }
    end();
  }
  return cracks.length > 0 ? join(cracks) : null;
}
