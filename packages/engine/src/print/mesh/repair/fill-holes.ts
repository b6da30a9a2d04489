import { cross, dot, length, minus, plus, unit, type Vector } from '@meshwright/gltf/math';
import type { Kernel } from '../../solid/kernel.ts';

/**
 * Fills loops: coplanar ones together, so that a loop within another stays a hole of the filling; a non-planar loop
 * is flattened for the triangulation only.
 * @param at coordinates of a corner
 * @returns three corners per new face, from those of the loops
 */
export function fillHoles(
  { triangulate }: Pick<Kernel, 'triangulate'>,
  loops: readonly (readonly number[])[],
  at: (corner: number) => Readonly<Vector>,
): number[] {
  const corners: number[] = [];
  for (const group of coplanar(loops.map((loop) => flatLoop(loop, at)))) {
    const outlines = group.map(({ loop }) => loop.map((corner) => projected(at(corner), group[0]!)));
    const names = group.flatMap(({ loop }) => [...loop]);
    const expected = names.length - 2 + 2 * (group.length - 1);
    const triangles = tried(() => triangulate(outlines));
    if (triangles.length === expected) corners.push(...triangles.flat().map((i) => names[i]!));
    else for (const { loop } of group) corners.push(...(alone(triangulate, loop, at) ?? fan(loop)));
  }
  return corners;
}

interface FlatLoop {
  readonly loop: readonly number[];
  readonly normal: Vector;
  readonly origin: Readonly<Vector>;
  /** Largest distance of a corner from the plane, and the size of the loop. */
  readonly off: number;
  readonly size: number;
}

function alone(
  triangulate: Kernel['triangulate'],
  loop: readonly number[],
  at: (corner: number) => Readonly<Vector>,
): number[] | null {
  const flat = flatLoop(loop, at);
  const triangles = tried(() => triangulate([loop.map((corner) => projected(at(corner), flat))]));
  return triangles.length === loop.length - 2 ? triangles.flat().map((i) => loop[i]!) : null;
}

/**
 * Fallback for self-intersecting outlines, which the triangulation cannot handle: any closed filling is better than a
 * hole.
 */
function fan(loop: readonly number[]): number[] {
  return Array.from({ length: loop.length - 2 }, (_, i) => [loop[0]!, loop[i + 1]!, loop[i + 2]!]).flat();
}

function tried<T>(make: () => T[]): T[] {
  try {
    return make();
  } catch {
    return [];
  }
}

function flatLoop(loop: readonly number[], at: (corner: number) => Readonly<Vector>): FlatLoop {
  const origin = at(loop[0]!);
  let normal: Vector = [0, 0, 0];
  loop.forEach((corner, i) => {
    const [a, b] = [minus(at(corner), origin), minus(at(loop[(i + 1) % loop.length]!), origin)];
    normal = plus(normal, cross(a, b));
  });
  normal = unit(normal);
  let [off, size] = [0, 0];
  for (const corner of loop) {
    const d = minus(at(corner), origin);
    off = Math.max(off, Math.abs(dot(d, normal)));
    size = Math.max(size, length(d));
  }
  return { loop, normal, origin, off, size };
}

/** Groups loops by plane, reversed ones included: a nested loop runs against the one around it. */
function coplanar(loops: readonly FlatLoop[]): FlatLoop[][] {
  const groups: FlatLoop[][] = [];
  for (const loop of [...loops].sort((a, b) => b.size - a.size)) {
    const flat = loop.off <= loop.size * flatness;
    const group =
      flat &&
      groups.find(([largest]) => {
        const { normal, origin, off, size } = largest!;
        return (
          off <= size * flatness &&
          dot(normal, loop.normal) < -0.999 &&
          Math.abs(dot(minus(loop.origin, origin), normal)) <= size * flatness &&
          length(minus(loop.origin, origin)) <= size
        );
      });
    if (group) group.push(loop);
    else groups.push([loop]);
  }
  return groups;
}

const flatness = 1e-3;

function projected(point: Readonly<Vector>, { normal, origin }: FlatLoop): [number, number] {
  const side = Math.abs(normal[1]) < 0.9 ? cross([0, 1, 0], normal) : cross([0, 0, 1], normal);
  const size = length(side) || 1;
  const up = cross(normal, side);
  const d = minus(point, origin);
  return [dot(d, side) / size, dot(d, up) / size];
}
