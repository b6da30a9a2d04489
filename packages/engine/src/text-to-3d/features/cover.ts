import { cross, minus, unit } from '@meshwright/gltf/math';
import { eachHeight } from '../on-top.ts';
import { type Point, Shape } from '../shapes/shape.ts';
import { boundsOf } from './placed-parts.ts';

export interface CoverOptions {
  readonly thickness: number;
  /** Steepest slope that is covered. */
  readonly slope: number;
  /** Size of one repeat of the texture. */
  readonly tile: number;
  /** Returns whether a point of the surface is covered. */
  isCovered(point: Point): boolean;
}

/** Cells of the ground, the least and the most along its longer side, and the least along the other. */
const [usual, coarsest, finest, fewest] = [1000, 30, 90, 7];

/**
 * Returns a layer on what is seen of shapes from above, such as snow: closed, thick in its middle and with a round rim that
 * hangs over. Null where nothing is covered.
 */
export function cover(
  shapes: readonly Shape[],
  { thickness, slope, tile, isCovered }: CoverOptions,
): Shape | null {
  const { low, high } = boundsOf(shapes);
  const size = [0, 1, 2].map((k) => high[k]! - low[k]!) as unknown as Point;
  const [x0, z0] = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2];
  const side = Math.max(size[0], size[2]);
  // A narrow ground has smaller cells, so that the tips of a fence have some.
  const along = Math.min(
    finest,
    Math.max(coarsest, Math.sqrt((usual * side * side) / (size[0] * size[2] || 1))),
  );
  const cells = [size[0], size[2]].map((length) =>
    Math.max(fewest, Math.round((along * length) / side)),
  ) as unknown as readonly [number, number];
  const [across, deep] = cells;
  const step = Math.max(size[0] / across, size[2] / deep);
  const heights = new Float64Array(across * deep).fill(Number.NEGATIVE_INFINITY);
  for (const shape of shapes)
    eachHeight(shape, [-x0, 0, -z0], { size, cells }, (cell, y) => {
      heights[cell] = Math.max(heights[cell]!, y);
    });
  const pointAt = (cell: number): Point => [
    x0 + (((cell % across) + 0.5) / across - 0.5) * size[0],
    heights[cell]!,
    z0 + ((Math.floor(cell / across) + 0.5) / deep - 0.5) * size[2],
  ];
  const quads: number[][] = [];
  for (let k = 0; k + 1 < deep; k++)
    for (let i = 0; i + 1 < across; i++) {
      const cell = i + k * across;
      const corners = [cell, cell + across, cell + across + 1, cell + 1];
      const own = corners.map((corner) => heights[corner]!);
      const isWhole = own.every(Number.isFinite) && Math.max(...own) - Math.min(...own) < slope * step;
      if (isWhole && corners.every((corner) => isCovered(pointAt(corner)))) quads.push(corners);
    }
  if (quads.length === 0) return null;
  return shellOf(quads, pointAt, { thickness, step, tile });
}

/** How far a rim hangs over, as a share of the thickness: one at a side would flicker with it. */
const overhang = 0.25;

/** Returns a closed layer over the quads of a grid. */
function shellOf(
  quads: readonly (readonly number[])[],
  pointAt: (cell: number) => Point,
  { thickness, step, tile }: { thickness: number; step: number; tile: number },
): Shape {
  const around = new Map<number, Point[]>();
  const edges = new Set<string>();
  for (const quad of quads) {
    const corners = quad.map(pointAt);
    const middle = [0, 1, 2].map(
      (k) => corners.reduce((sum, corner) => sum + corner[k]!, 0) / 4,
    ) as unknown as Point;
    quad.forEach((cell, k) => {
      around.set(cell, [...(around.get(cell) ?? []), middle]);
      edges.add(`${cell},${quad[(k + 1) % 4]!}`);
    });
  }
  const rims = rimOf(around, edges, pointAt, 0.5 * step + overhang * thickness);
  const positions: number[] = [];
  const [tops, bottoms] = [new Map<number, number>(), new Map<number, number>()];
  for (const cell of around.keys()) {
    const rim = rims.get(cell);
    const [x, y, z] = rim ?? pointAt(cell);
    tops.set(cell, positions.length / 3);
    positions.push(x, y + thickness * (rim ? 0.45 : 1), z);
    bottoms.set(cell, positions.length / 3);
    positions.push(x, y - thickness * (rim ? 0.5 : 0.2), z);
  }
  const upper: number[] = [];
  const lower: number[] = [];
  const sides: number[] = [];
  for (const quad of quads) {
    const [a, b, c, d] = quad.map((cell) => tops.get(cell)!) as [number, number, number, number];
    upper.push(a, b, c, a, c, d);
    const [e, f, g, h] = quad.map((cell) => bottoms.get(cell)!) as [number, number, number, number];
    lower.push(e, g, f, e, h, g);
    quad.forEach((from, k) => {
      const to = quad[(k + 1) % 4]!;
      if (edges.has(`${to},${from}`)) return;
      const [low, high] = [bottoms.get(from)!, bottoms.get(to)!];
      sides.push(tops.get(from)!, low, tops.get(to)!, tops.get(to)!, low, high);
    });
  }
  const uvs = Array.from({ length: positions.length / 3 }, (_, i) => [
    positions[3 * i]! / tile,
    positions[3 * i + 2]! / tile,
  ]).flat();
  // The upper rim is lit as what is above it and the lower one as a side: as what is below, it would be dark.
  const byPart = [upper, sides, lower].map((part) => smoothNormals(positions, part));
  const [above] = byPart as [number[]];
  // Where the rim has a narrow corner, a face of its top may be turned over.
  for (const v of upper) if (above[v * 3 + 1]! < 0) above.splice(v * 3, 3, 0, 1, 0);
  const normals = positions.map((_, i) => {
    const k = 3 * Math.floor(i / 3);
    return byPart.find((part) => part[k] !== 0 || part[k + 1] !== 0 || part[k + 2] !== 0)?.[i] ?? 0;
  });
  return new Shape(positions, normals, uvs, [...upper, ...sides, ...lower]);
}

/** Returns the points of the rim: moved `far` out, and then between their neighbours, so that the rim has no steps. */
function rimOf(
  around: ReadonlyMap<number, readonly Point[]>,
  edges: ReadonlySet<string>,
  pointAt: (cell: number) => Point,
  far: number,
): Map<number, Point> {
  const neighbours = new Map<number, number[]>();
  for (const edge of edges) {
    const [from, to] = edge.split(',').map(Number) as [number, number];
    if (edges.has(`${to},${from}`)) continue;
    neighbours.set(from, [...(neighbours.get(from) ?? []), to]);
    neighbours.set(to, [...(neighbours.get(to) ?? []), from]);
  }
  let rim = new Map<number, Point>();
  for (const cell of neighbours.keys()) {
    const middles = around.get(cell)!;
    const [x, y, z] = pointAt(cell);
    const [mx, mz] = [0, 2].map(
      (k) => middles.reduce((sum, middle) => sum + middle[k]!, 0) / middles.length,
    ) as [number, number];
    const out = far / (Math.hypot(x - mx, z - mz) || 1);
    rim.set(cell, [x + (x - mx) * out, y, z + (z - mz) * out]);
  }
  for (let round = 0; round < 2; round++)
    rim = new Map(
      [...rim].map(([cell, point]) => {
        const others = neighbours.get(cell)!.map((other) => rim.get(other)!);
        const mean = (k: 0 | 1 | 2): number =>
          0.5 * point[k] + (0.5 * others.reduce((sum, other) => sum + other[k], 0)) / others.length;
        return [cell, [mean(0), mean(1), mean(2)]];
      }),
    );
  return rim;
}

function smoothNormals(positions: readonly number[], indices: readonly number[]): number[] {
  const sums = positions.map(() => 0);
  const at = (i: number): Point => [positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!];
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [indices[t]!, indices[t + 1]!, indices[t + 2]!] as const;
    const [a, b, c] = corners.map(at) as [Point, Point, Point];
    const normal = cross(minus(b, a), minus(c, a));
    for (const corner of corners) for (const k of [0, 1, 2]) sums[3 * corner + k]! += normal[k]!;
  }
  return Array.from({ length: positions.length / 3 }, (_, i) =>
    unit([sums[3 * i]!, sums[3 * i + 1]!, sums[3 * i + 2]!]),
  ).flat();
}
