import type { mat4, vec3 } from '@gltf-transform/core';
import { combine, inverse, type Rotation, rotate } from '@meshwright/gltf/math';
import type { FbxScene, Props, Vector } from './objects.ts';

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

/**
 * Converts the axes and the unit of a file to metres, Y up, Z to the front. Positions, transforms and bind matrices are
 * all converted, so that no node carries the conversion. A file of the other handedness is mirrored.
 */
export class Space {
  /** Metres per unit of the file. */
  readonly unit: number;
  /** For each axis of glTF the axis of the file and its sign. */
  readonly #axes: readonly [number, number, number];
  readonly #signs: readonly [number, number, number];
  /** Whether triangles turn over. */
  readonly mirrors: boolean;
  /** Whether only the unit changes. */
  readonly upright: boolean;

  constructor(scene: Pick<FbxScene, 'settings'>) {
    const { settings } = scene;
    const unit = settings.number('UnitScaleFactor', 1);
    this.unit = (unit > 0 ? unit : 1) / 100;
    const axis = (name: string, missing: number): number => {
      const value = settings.number(name, missing);
      return value === 0 || value === 1 || value === 2 ? value : missing;
    };
    const axes = [axis('CoordAxis', 0), axis('UpAxis', 1), axis('FrontAxis', 2)];
    const signs = ['CoordAxisSign', 'UpAxisSign', 'FrontAxisSign'].map((name) =>
      settings.number(name, 1) < 0 ? -1 : 1,
    );
    const whole = new Set(axes).size === 3;
    this.#axes = whole ? (axes as [number, number, number]) : [0, 1, 2];
    this.#signs = whole ? (signs as [number, number, number]) : [1, 1, 1];
    const [x, y] = this.#axes;
    const turns = (y - x + 3) % 3 === 1 ? 1 : -1;
    this.mirrors = turns * this.#signs[0] * this.#signs[1] * this.#signs[2] < 0;
    this.upright = this.#axes.every((from, k) => from === k) && this.#signs.every((sign) => sign === 1);
  }

  /** Converts a direction of any length. */
  vector(v: ArrayLike<number>, at = 0): vec3 {
    const [a, s] = [this.#axes, this.#signs];
    return [s[0] * v[at + a[0]]!, s[1] * v[at + a[1]]!, s[2] * v[at + a[2]]!];
  }

  point(v: ArrayLike<number>, at = 0): vec3 {
    const [x, y, z] = this.vector(v, at);
    return [x * this.unit, y * this.unit, z * this.unit];
  }

  rotation(q: Readonly<Rotation>): Rotation {
    const [x, y, z] = this.vector(q);
    return this.mirrors ? [-x, -y, -z, q[3]] : [x, y, z, q[3]];
  }

  placement({ translation, rotation, scale }: Placement): Placement {
    const a = this.#axes;
    return {
      translation: this.point(translation),
      rotation: this.rotation(rotation),
      scale: [scale[a[0]]!, scale[a[1]]!, scale[a[2]]!],
    };
  }

  /** Converts an affine matrix, column-major. */
  matrix(m: ArrayLike<number>): mat4 {
    const out = new Array<number>(16).fill(0) as mat4;
    const [a, s] = [this.#axes, this.#signs];
    for (let column = 0; column < 3; column++) {
      for (let row = 0; row < 3; row++)
        out[column * 4 + row] = s[column]! * s[row]! * m[a[column]! * 4 + a[row]!]!;
    }
    out.splice(12, 4, ...this.point(m, 12), 1);
    return out;
  }
}
