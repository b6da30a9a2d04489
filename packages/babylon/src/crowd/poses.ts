import { Constants } from '@babylonjs/core/Engines/constants.js';
import { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture.js';
import { Matrix } from '@babylonjs/core/Maths/math.vector.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { worldOf } from '../babylon-scatter.ts';

/** Poses of the bones of a mesh in a texture, each row with four texels for each bone. */
export interface Poses {
  /** Rows for each pose: the pose, and those between it and the next one. */
  readonly rows: number;
  /** Keeps the present pose, in the space of a node. */
  capture(pose: number): void;
  /** Returns the texture of all poses, which `dispose` frees. */
  texture(scene: Scene): RawTexture;
  /** Writes the matrix of a bone. @param at row */
  boneAt(bone: number, row: number, matrix: Matrix): void;
  dispose(): void;
}

/** The engine shows a row as it is, so that rows are twice as dense as the frames of a fast screen, 240 for each second. */
const rowsPerPose = 8;
/** Few cards have higher textures than twice this. */
const mostRows = 4096;

/** @param base node in whose space the poses are */
export function posesOf(mesh: Mesh, base: TransformNode, count: number): Poses {
  const rows = Math.max(1, Math.min(rowsPerPose, Math.floor(mostRows / count)));
  const own = mesh.skeleton ? mesh.skeleton.bones.length + 1 : 1;
  const row = own * 16;
  const data = new Float32Array(row * count * rows);
  let texture: RawTexture | undefined;
  return {
    rows,
    capture(pose) {
      mesh.skeleton?.prepare(true);
      const bones = mesh.skeleton?.getTransformMatrices(mesh) ?? identity;
      const place = placeIn(base, mesh);
      const moved = new Matrix();
      for (let bone = 0; bone < own; bone++) {
        Matrix.FromArrayToRef(bones, bone * 16, moved);
        moved.multiplyToRef(place, moved).copyToArray(data, pose * rows * row + bone * 16);
      }
      if (pose > 0) fill(data, row, (pose - 1) * rows, rows);
    },
    texture(scene) {
      const { TEXTURE_NEAREST_SAMPLINGMODE, TEXTURETYPE_FLOAT } = Constants;
      texture ??= RawTexture.CreateRGBATexture(
        data,
        own * 4,
        count * rows,
        scene,
        false,
        false,
        TEXTURE_NEAREST_SAMPLINGMODE,
        TEXTURETYPE_FLOAT,
      );
      return texture;
    },
    boneAt: (bone, at, matrix) => void Matrix.FromArrayToRef(data, at * row + bone * 16, matrix),
    dispose: () => texture?.dispose(),
  };
}

/** Returns the place of a node in the space of one above it. */
export function placeIn(base: TransformNode, node: TransformNode): Matrix {
  const world = worldOf(node);
  return world.multiply(Matrix.Invert(base.getWorldMatrix()));
}

/** Blends the rows between two poses. */
function fill(data: Float32Array, row: number, first: number, rows: number): void {
  const [from, to] = [first * row, (first + rows) * row];
  for (let between = 1; between < rows; between++) {
    const share = between / rows;
    for (let at = 0; at < row; at++)
      data[from + between * row + at] = data[from + at]! * (1 - share) + data[to + at]! * share;
  }
}

const identity = Float32Array.from(Matrix.IdentityReadOnly.asArray());
