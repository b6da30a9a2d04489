import type { Document } from '@gltf-transform/core';
import { type ScenePart, sceneParts } from '@meshwright/formats/mesh';
import { Quaternion } from 'three';
import { type Rig, readRig } from '../../rig/read-rig.ts';

type Point = readonly [number, number, number];

/**
 * Returns the winding number of a point: about 1 or more inside closed parts, 0 outside. Independent of the cells
 * under test.
 */
function windingNumber(parts: readonly Pick<ScenePart, 'positions' | 'indices'>[], point: Point): number {
  let sum = 0;
  for (const { positions, indices } of parts) {
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => {
        const v = indices[t + k]! * 3;
        return [
          positions[v]! - point[0],
          positions[v + 1]! - point[1],
          positions[v + 2]! - point[2],
        ] as const;
      }) as [Point, Point, Point];
      const [la, lb, lc] = [Math.hypot(...a), Math.hypot(...b), Math.hypot(...c)];
      const determinant =
        a[0] * (b[1] * c[2] - b[2] * c[1]) +
        a[1] * (b[2] * c[0] - b[0] * c[2]) +
        a[2] * (b[0] * c[1] - b[1] * c[0]);
      const dot = (p: Point, q: Point): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
      sum += 2 * Math.atan2(determinant, la * lb * lc + dot(a, b) * lc + dot(b, c) * la + dot(c, a) * lb);
    }
  }
  return sum / (4 * Math.PI);
}

/**
 * Returns the edge lengths with one joint bent by 45 degrees about X and about Z relative to those at rest, sorted;
 * short edges excluded.
 */
export function stretches(document: Document, joint: string): Float64Array {
  const node = readRig(document).nodes.get(joint)!;
  const rest = edgeLengths(document);
  const found: number[] = [];
  const before = node.getRotation();
  const frame = new Quaternion(...node.getWorldRotation());
  for (const axis of [
    [1, 0, 0],
    [0, 0, 1],
  ] as const) {
    const half = Math.PI / 8;
    const turn = new Quaternion(axis[0] * Math.sin(half), 0, axis[2] * Math.sin(half), Math.cos(half));
    const bend = frame.clone().invert().multiply(turn).multiply(frame);
    node.setRotation(new Quaternion(...before).multiply(bend).toArray());
    const bent = edgeLengths(document);
    for (let i = 0; i < rest.length; i++) if (rest[i]! > 0.008) found.push(bent[i]! / rest[i]!);
  }
  node.setRotation(before);
  return Float64Array.from(found).sort();
}

function edgeLengths(document: Document): number[] {
  return sceneParts(document).flatMap(({ positions, indices }) => {
    const lengths: number[] = [];
    for (let t = 0; t < indices.length; t++) {
      const [a, b] = [indices[t]! * 3, indices[t % 3 === 2 ? t - 2 : t + 1]! * 3];
      lengths.push(
        Math.hypot(
          positions[a]! - positions[b]!,
          positions[a + 1]! - positions[b + 1]!,
          positions[a + 2]! - positions[b + 2]!,
        ),
      );
    }
    return lengths;
  });
}

/** Returns the joints further outside the mesh than `near`. */
export function jointsOutside(
  { body }: Rig,
  parts: readonly Pick<ScenePart, 'positions' | 'indices'>[],
  near: number,
): string[] {
  const around = [
    [0, 0, 0],
    [near, 0, 0],
    [-near, 0, 0],
    [0, near, 0],
    [0, -near, 0],
    [0, 0, near],
    [0, 0, -near],
  ] as const;
  return [...body.joints]
    .filter(
      ([, [x, y, z]]) =>
        !around.some(([dx, dy, dz]) => Math.abs(windingNumber(parts, [x + dx, y + dy, z + dz])) > 0.5),
    )
    .map(([name]) => name);
}

/** Returns the largest distance of a left joint from the mirror of its right one, in metres. */
export function sideError({ body: { joints } }: Rig): number {
  const middle = joints.get('Hips')![0];
  let worst = 0;
  for (const [name, [x, y, z]] of joints) {
    if (!name.startsWith('Left')) continue;
    const other = joints.get(name.replace('Left', 'Right'))!;
    worst = Math.max(worst, Math.hypot(x + other[0] - 2 * middle, y - other[1], z - other[2]));
  }
  return worst;
}

/** Returns the largest deviation of a vertex' sum of weights from one. */
export function weightError(document: Document): number {
  let worst = 0;
  for (const primitive of document.getRoot().listMeshes()[0]!.listPrimitives()) {
    const weights = primitive.getAttribute('WEIGHTS_0')!.getArray()!;
    for (let i = 0; i < weights.length; i += 4)
      worst = Math.max(
        worst,
        Math.abs(weights[i]! + weights[i + 1]! + weights[i + 2]! + weights[i + 3]! - 1),
      );
  }
  return worst;
}
