import {
  type GraphicsDevice,
  type GraphNode,
  Mat4,
  type Mesh,
  PIXELFORMAT_RGBA32F,
  SEMANTIC_BLENDINDICES,
  SEMANTIC_BLENDWEIGHT,
  Texture,
  Vec3,
} from 'playcanvas';
import { storedScale } from './pick-instance.ts';

/** Poses of bones in a texture, each a row with four texels for each bone. */
export interface Poses {
  readonly texture: Texture;
  isOf(bones: readonly GraphNode[], inverses: readonly Mat4[]): boolean;
  /** Keeps the present pose. @param toSpace from the world to the space of the copies */
  capture(pose: number, toSpace: Mat4): void;
  /** Uploads what was captured. */
  upload(): void;
  /** Returns where the corners of a mesh are between two poses. @param at pose, with the share of the next one as fraction */
  positions(mesh: Mesh, at: number): number[];
  dispose(): void;
}

export function posesOf(
  device: GraphicsDevice,
  bones: readonly GraphNode[],
  inverses: readonly Mat4[],
  count: number,
): Poses {
  const row = bones.length * 16;
  const data = new Float32Array(row * count);
  const texture = new Texture(device, {
    name: 'poses',
    width: bones.length * 4,
    height: count,
    format: PIXELFORMAT_RGBA32F,
    mipmaps: false,
    levels: [data],
  });
  const matrix = new Mat4();

  /** Reads the matrix of a bone between two poses. */
  function boneAt(bone: number, at: number): Mat4 {
    const from = Math.floor(at);
    const [a, b] = [from * row + bone * 16, Math.min(from + 1, count - 1) * row + bone * 16];
    for (let each = 0; each < 16; each++)
      matrix.data[each] = data[a + each]! + (data[b + each]! - data[a + each]!) * (at - from);
    return matrix;
  }

  return {
    texture,
    isOf: (others, binds) =>
      others.length === bones.length &&
      others.every((bone, at) => bone === bones[at]) &&
      binds.every((bind, at) => bind.equals(inverses[at]!)),
    capture(pose, toSpace) {
      for (const [at, bone] of bones.entries()) {
        matrix.mul2(toSpace, bone.getWorldTransform()).mul(inverses[at]!);
        data.set(matrix.data, pose * row + at * 16);
      }
    },
    upload() {
      (texture.lock() as Float32Array).set(data);
      texture.unlock();
    },
    positions(mesh, at) {
      const [points, indices, weights]: number[][] = [[], [], []];
      const corners = mesh.getPositions(points!);
      const isSkinned = mesh.getVertexStream(SEMANTIC_BLENDINDICES, indices!) > 0;
      mesh.getVertexStream(SEMANTIC_BLENDWEIGHT, weights!);
      const scale = storedScale(mesh);
      const [point, moved] = [new Vec3(), new Vec3()];
      const out: number[] = [];
      for (let corner = 0; corner < corners; corner++) {
        point.set(points![corner * 3]!, points![corner * 3 + 1]!, points![corner * 3 + 2]!).mulScalar(scale);
        const sum = new Vec3();
        const own = isSkinned ? [0, 1, 2, 3].map((each) => corner * 4 + each) : [];
        // Weights are stored as integers of any type.
        const whole = own.reduce((total, each) => total + weights![each]!, 0);
        for (const each of own) {
          if (weights![each] === 0) continue;
          boneAt(indices![each]!, at).transformPoint(point, moved);
          sum.add(moved.mulScalar(weights![each]! / whole));
        }
        if (!isSkinned) boneAt(0, at).transformPoint(point, sum);
        out.push(sum.x, sum.y, sum.z);
      }
      return out;
    },
    dispose: () => texture.destroy(),
  };
}
