import { DataTexture, FloatType, type Matrix4, NearestFilter, RGBAFormat, type Skeleton } from 'three';

/** Poses of a skeleton in a texture, each a row with four texels for each bone. */
export interface Poses {
  readonly texture: DataTexture;
  readonly bones: number;
  isOf(skeleton: Skeleton): boolean;
  /** Keeps the present pose. @param toSpace from the world to the space of the copies */
  capture(pose: number, toSpace: Matrix4): void;
  /** Writes the matrix of a bone between two poses. @param at pose, with the share of the next one as fraction */
  boneAt(bone: number, at: number, matrix: Matrix4): void;
  dispose(): void;
}

export function posesOf({ bones, boneInverses }: Skeleton, count: number): Poses {
  const row = bones.length * 16;
  const data = new Float32Array(row * count);
  const texture = new DataTexture(data, bones.length * 4, count, RGBAFormat, FloatType);
  texture.minFilter = NearestFilter;
  texture.magFilter = NearestFilter;
  texture.needsUpdate = true;
  return {
    texture,
    bones: bones.length,
    isOf: (other) =>
      other.bones.length === bones.length &&
      other.bones.every((bone, at) => bone === bones[at]) &&
      other.boneInverses.every((inverse, at) => inverse.equals(boneInverses[at]!)),
    capture(pose, toSpace) {
      const matrix = toSpace.clone();
      for (const [at, bone] of bones.entries()) {
        matrix.multiplyMatrices(toSpace, bone.matrixWorld).multiply(boneInverses[at]!);
        matrix.toArray(data, pose * row + at * 16);
      }
      texture.needsUpdate = true;
    },
    boneAt(bone, at, matrix) {
      const from = Math.floor(at);
      const share = at - from;
      const [a, b] = [from * row + bone * 16, Math.min(from + 1, count - 1) * row + bone * 16];
      for (let each = 0; each < 16; each++)
        matrix.elements[each] = data[a + each]! * (1 - share) + data[b + each]! * share;
    },
    dispose: () => texture.dispose(),
  };
}
