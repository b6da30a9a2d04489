import type { mat4, vec3 } from '@gltf-transform/core';
import type { Rotation } from '@meshwright/gltf/math';
import type { FbxScene } from './objects.ts';
import type { Placement } from './transforms.ts';

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
