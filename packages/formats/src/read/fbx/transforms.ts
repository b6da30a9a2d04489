import type { vec3 } from '@gltf-transform/core';
import { combine, inverse, type Rotation, rotate } from '@meshwright/gltf/math';
import type { Props, Vector } from './objects.ts';

/** Translation, unit quaternion (x, y, z, w) and scale of a node. */
export interface Placement {
  readonly translation: vec3;
  readonly rotation: Rotation;
  readonly scale: vec3;
}

/** Reads a vector property; a clip replaces it by the value at a time. */
export type VectorOf = (name: string, missing: Vector) => Vector;

const none: Vector = [0, 0, 0];
const one: Vector = [1, 1, 1];

/** How the transform of a model is put together; the same at every time of a clip. */
export interface TransformRule {
  /** Rotation order, 0 (xyz) to 5 (zyx). */
  readonly order: number;
  /** Whether the order and the rotations before and after apply. */
  readonly turns: boolean;
  /** Whether pivots or offsets make the translation depend on the rotation and the scale. */
  readonly pivots: boolean;
}

export function transformRule(props: Props): TransformRule {
  const order = props.number('RotationOrder', 0);
  const active =
    props.number('RotationActive', 1) !== 0 && props.number('RotationSpaceForLimitOnly', 0) === 0;
  const pivots = ['RotationPivot', 'ScalingPivot', 'ScalingOffset'].some((name) =>
    props.vector(name, none).some((value) => value !== 0),
  );
  return { order: order >= 0 && order <= 5 ? Math.floor(order) : 0, turns: active, pivots };
}

/**
 * Returns the transform of a model relative to its parent, in the axes and the unit of the file:
 * `T Roff Rp Rpre R Rpost⁻¹ Rp⁻¹ Soff Sp S Sp⁻¹`, which is always a translation, a rotation and a scale.
 */
export function localPlacement(rule: TransformRule, vectorOf: VectorOf): Placement {
  const translation = vectorOf('Lcl Translation', none);
  const scale = vectorOf('Lcl Scaling', one);
  let rotation = eulerQuaternion(vectorOf('Lcl Rotation', none), rule.turns ? rule.order : 0);
  if (rule.turns) {
    const [before, after] = [vectorOf('PreRotation', none), vectorOf('PostRotation', none)];
    if (before.some(Boolean)) rotation = combine(eulerQuaternion(before, 0), rotation);
    if (after.some(Boolean)) rotation = combine(rotation, inverse(eulerQuaternion(after, 0)));
  }
  const offset = vectorOf('RotationOffset', none);
  const place: vec3 = [translation[0] + offset[0], translation[1] + offset[1], translation[2] + offset[2]];
  if (rule.pivots) {
    const turn = vectorOf('RotationPivot', none);
    const stretch = vectorOf('ScalingPivot', none);
    const shift = vectorOf('ScalingOffset', none);
    const inner = [0, 1, 2].map((k) => shift[k]! + stretch[k]! - scale[k]! * stretch[k]! - turn[k]!) as vec3;
    const turned = rotate(rotation, inner);
    for (let k = 0; k < 3; k++) place[k] = place[k]! + turn[k]! + turned[k]!;
  }
  return { translation: place, rotation, scale: [...scale] };
}

/** Returns the transform that applies to the geometry of a model and not to its children; null without one. */
export function geometricPlacement(props: Props): Placement | null {
  const [t, r, s] = [
    props.vector('GeometricTranslation', none),
    props.vector('GeometricRotation', none),
    props.vector('GeometricScaling', one),
  ];
  if (!t.some(Boolean) && !r.some(Boolean) && s.every((x) => x === 1)) return null;
  return { translation: [...t], rotation: eulerQuaternion(r, 0), scale: [...s] };
}

/** Axes by rotation order, the first turned first. */
const orders: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 2, 0],
  [1, 0, 2],
  [2, 0, 1],
  [2, 1, 0],
];

/** Converts angles in degrees about the axes of the file. */
export function eulerQuaternion(degrees: Vector, order: number): Rotation {
  let out: Rotation = [0, 0, 0, 1];
  for (const axis of orders[order] ?? orders[0]!) {
    if (degrees[axis] === 0) continue;
    const half = (degrees[axis]! * Math.PI) / 360;
    const turn: [number, number, number, number] = [0, 0, 0, Math.cos(half)];
    turn[axis] = Math.sin(half);
    out = combine(turn, out);
  }
  return out;
}

/** Converts a rotation to angles in degrees that `eulerQuaternion` takes. */
export function quaternionEuler(q: Rotation, order: number): Vector {
  const [i, j, k] = orders[order] ?? orders[0]!;
  // A rotation about i, then j, then k is the matrix Rk Rj Ri; odd orders mirror the signs.
  const sign = (j - i + 3) % 3 === 1 ? 1 : -1;
  const m = (row: number, column: number): number => {
    const unit: vec3 = [0, 0, 0];
    unit[column] = 1;
    return rotate(q, unit)[row]!;
  };
  const sine = Math.min(1, Math.max(-1, -sign * m(k, i)));
  const out: [number, number, number] = [0, 0, 0];
  out[j] = Math.asin(sine);
  if (Math.abs(sine) < 1 - 1e-12) {
    out[i] = Math.atan2(sign * m(k, j), m(k, k));
    out[k] = Math.atan2(sign * m(j, i), m(i, i));
  } else {
    out[i] = Math.atan2(-sign * m(j, k), m(j, j));
  }
  return out.map((angle) => (angle * 180) / Math.PI) as [number, number, number];
}
