import { cross, unit } from '@meshwright/gltf/math';
import type { Random } from '../random.ts';
import type { Forms } from '../shapes/forms.ts';
import { type FlatPoint, hullOf } from '../shapes/hull.ts';
import { join, type Point, type Shape } from '../shapes/shape.ts';
import { boundsOf, type Hit, rayCaster } from './placed-parts.ts';

/** The sides of a thing that ivy climbs, with its shares of the strands: those that a picture shows have more. */
const climbed: readonly (readonly [way: Point, strands: number])[] = [
  [[0, 0, -1], 7],
  [[-1, 0, 0], 5],
  [[0, 0, 1], 4],
  [[1, 0, 0], 3],
];

/** Returns the leaves of ivy that climbs the sides of shapes. */
export function ivyOn(shapes: readonly Shape[], forms: Forms, random: Random): Shape | null {
  const { low, high } = boundsOf(shapes);
  const size = high.map((value, k) => value - low[k]!);
  const cast = rayCaster(shapes);
  const leaf = 0.055 * Math.cbrt(size[0]! * size[1]! * size[2]!) + 0.03 * Math.max(...size);
  const leaves: Shape[] = [];
  for (const [way, strands] of climbed) {
    const axis = way[0] === 0 ? 0 : 2;
    const span = size[axis]!;
    for (let strand = 0; strand < strands; strand++) {
      let at = low[axis] + span * (0.06 + (0.88 * (strand + random.between(0.1, 0.9))) / strands);
      const top = low[1] + size[1]! * random.between(0.45, 1);
      for (let y = low[1] + leaf * 0.2; y < top; y += leaf * random.between(0.45, 0.75)) {
        at += leaf * random.between(-0.5, 0.5);
        const from = [0, 1, 2].map((k) =>
          k === 1
            ? y
            : k === axis
              ? Math.min(high[axis], Math.max(low[axis], at))
              : way[k]! < 0
                ? high[k]! + span
                : low[k]! - span,
        ) as unknown as Point;
        const hit = cast(from, way);
        if (hit) leaves.push(leafOn(hit, leaf * random.between(0.75, 1.25), random.between(-1, 1), forms));
      }
    }
  }
  return leaves.length > 0 ? join(leaves) : null;
}

/** Returns a leaf that hangs on a surface: a flat pyramid with its point down. */
function leafOn({ point, normal }: Hit, size: number, spin: number, forms: Forms): Shape {
  const steep: Point = Math.abs(normal[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const across = unit(cross(steep, normal));
  const up = cross(normal, across);
  const [s, c] = [Math.sin(spin), Math.cos(spin)];
  const place = (u: number, v: number, out: number): Point =>
    [0, 1, 2].map(
      (k) =>
        point[k]! +
        size * (across[k]! * (u * c - v * s) + up[k]! * (u * s + v * c)) +
        size * normal[k]! * out,
    ) as unknown as Point;
  const points = [
    place(0, 0.4, 0.02),
    place(-0.42, 0.12, 0.1),
    place(0, -0.6, 0.16),
    place(0.42, 0.12, 0.1),
    place(0, 0, 0.24),
  ];
  const faces = [
    [0, 1, 4],
    [1, 2, 4],
    [2, 3, 4],
    [3, 0, 4],
    [0, 3, 2, 1],
  ];
  return forms.facets({ points, faces });
}

/** Heights of the garlands, as shares of the height of a thing. */
const rows = [0.3, 0.58, 0.84];
/** Most of the length of a bow that a garland sags in, as a share of the longest side, and the points of a bow. */
const [bowLength, bowPoints] = [0.36, 6];

/** Returns garlands around shapes, balls that hang on them, and smaller balls between these. */
export function garlandsOn(
  shapes: readonly Shape[],
  forms: Forms,
): { readonly rope: Shape; readonly balls: Shape; readonly stars: Shape } {
  const { low, high } = boundsOf(shapes);
  const size = high.map((value, k) => value - low[k]!);
  const longest = Math.max(...size);
  const thick = 0.013 * longest;
  const [ropes, balls, stars]: [Shape[], Shape[], Shape[]] = [[], [], []];
  for (const row of rows) {
    const height = low[1] + size[1]! * row;
    const hull = hullOf(sectionOf(shapes, height));
    if (hull.length < 3) continue;
    const sides = hull.map((from, i) => {
      const to = hull[(i + 1) % hull.length]!;
      return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) };
    });
    const around = lengthAround(hull);
    // Over a slope, a garland that sags would be in the thing.
    const below = lengthAround(hullOf(sectionOf(shapes, height - 0.05 * longest)));
    const depth = below > 1.03 * around ? 0.02 : 0.18;
    const bows = Math.max(3, Math.round(around / (bowLength * longest)));
    const path = Array.from({ length: bows * bowPoints }, (_, i): Point => {
      const [x, z] = placeOn(sides, (around * i) / (bows * bowPoints), thick * 0.8);
      const share = (i % bowPoints) / bowPoints;
      const sag = 4 * share * (1 - share);
      const place: Point = [x, height - depth * (around / bows) * sag, z];
      if (share === 0) balls.push(forms.sphere(thick * 2.1, { segments: 12 }).move(...place));
      if (share === 0.5) stars.push(forms.sphere(thick * 1.7, { segments: 12 }).move(...place));
      return place;
    });
    ropes.push(forms.tube(path, thick, { sides: 6, closed: true }));
  }
  return { rope: join(ropes), balls: join(balls), stars: join(stars) };
}

const lengthAround = (hull: readonly FlatPoint[]): number =>
  hull.reduce((sum, [x, z], i) => {
    const [nextX, nextZ] = hull[(i + 1) % hull.length]!;
    return sum + Math.hypot(nextX - x, nextZ - z);
  }, 0);

/** Returns the points at which the edges of shapes cross a height. */
function sectionOf(shapes: readonly Shape[], height: number): FlatPoint[] {
  return shapes.flatMap(({ positions, indices }) =>
    indices.flatMap((a, i): FlatPoint[] => {
      const b = indices[i % 3 === 2 ? i - 2 : i + 1]!;
      const [ya, yb] = [positions[3 * a + 1]! - height, positions[3 * b + 1]! - height];
      if (ya * yb >= 0) return [];
      const share = ya / (ya - yb);
      const at = (k: number): number =>
        positions[3 * a + k]! + (positions[3 * b + k]! - positions[3 * a + k]!) * share;
      return [[at(0), at(2)]];
    }),
  );
}

/** Returns the point of an outline at a length from its start, moved out. */
function placeOn(
  sides: readonly { readonly from: FlatPoint; readonly to: FlatPoint; readonly length: number }[],
  length: number,
  out: number,
): FlatPoint {
  let left = length;
  const side =
    sides.find((one) => {
      const isHere = left < one.length;
      if (!isHere) left -= one.length;
      return isHere;
    }) ?? sides.at(-1)!;
  const share = Math.min(1, left / side.length);
  const [dx, dz] = [side.to[0] - side.from[0], side.to[1] - side.from[1]];
  return [
    side.from[0] + dx * share + (dz / side.length) * out,
    side.from[1] + dz * share - (dx / side.length) * out,
  ];
}
