import { BakedVertexAnimationManager } from '@babylonjs/core/BakedVertexAnimation/bakedVertexAnimationManager.js';
import { Bone } from '@babylonjs/core/Bones/bone.js';
import { Skeleton } from '@babylonjs/core/Bones/skeleton.js';
import { VertexBuffer } from '@babylonjs/core/Buffers/buffer.js';
import { BoundingInfo } from '@babylonjs/core/Culling/boundingInfo.js';
import { Matrix, Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { EngineCrowd } from '@meshwright/runtime';
import { copiesOf, meshesBelow, scatterOver, worldOf } from '../babylon-scatter.ts';
import type { EffectPins } from '../effect-pins.ts';
import { lead } from './baked-motions.ts';
import { posedPicks } from './posed-picks.ts';
import { type Poses, placeIn, posesOf } from './poses.ts';

/**
 * Draws each mesh of a character with thin instances that read their poses from a texture, by the engine's baked vertex
 * animation. A mesh without a skin, as a sword in a hand, moves with its bone.
 */
export function babylonCrowd(
  space: TransformNode,
  content: TransformNode,
  count: number,
  scene: Scene,
  pins: EffectPins,
  nextFrame: () => Promise<void>,
): EngineCrowd<TransformNode> {
  content.setEnabled(true);
  const fromSpace = Matrix.Invert(worldOf(space));
  // The node that turns the axes of the file into those of the engine; no clip moves it.
  const base = content.getChildren()[0] as TransformNode;
  const local = worldOf(base).multiply(fromSpace);
  const kept: { readonly mesh: Mesh; readonly place: Matrix; readonly poses: Poses }[] = [];
  const managers = new Map<Poses, BakedVertexAnimationManager>();
  /** Returns the poses of a mesh, which it shares with others of its skeleton. */
  const posesFor = (mesh: Mesh): Poses => {
    const place = placeIn(base, mesh);
    const known = kept.find(
      (each) => mesh.skeleton && each.mesh.skeleton === mesh.skeleton && each.place.equals(place),
    );
    if (known) return known.poses;
    const poses = posesOf(mesh, base, count);
    kept.push({ mesh, place, poses });
    return poses;
  };
  // It makes the shaders of the engine read bones and is never computed again, as that of the content would be.
  const still = new Skeleton('crowd', 'crowd', scene);
  still.useTextureToStoreBoneMatrices = false;
  new Bone('crowd', still, null, Matrix.Identity());

  const parts = meshesBelow(content).map((mesh) => {
    const poses = posesFor(mesh);
    const reach = reachOf(mesh, base);
    // Rays try the box of each copy first.
    mesh.rawBoundingInfo = reach;
    return { ...copiesOf(mesh, local, reach, poses.rows), poses };
  });
  let time = 0;
  return {
    ...scatterOver(parts, space, scene, pins, nextFrame),
    capture(pose) {
      for (const { poses } of kept) poses.capture(pose);
    },
    captured() {
      for (const part of parts) {
        const { mesh, poses } = part;
        const manager = managers.get(poses) ?? new BakedVertexAnimationManager(scene);
        manager.time = lead;
        manager.texture = poses.texture(scene);
        managers.set(poses, manager);
        if (!mesh.skeleton) followOneBone(mesh);
        mesh.skeleton = still;
        mesh.parent = base;
        mesh.position.setAll(0);
        mesh.rotationQuaternion = Quaternion.Identity();
        mesh.scaling.setAll(1);
        mesh.bakedVertexAnimationManager = manager;
        posedPicks(part, poses, () => time);
      }
    },
    advance(next) {
      time = next;
      for (const manager of managers.values()) manager.time = time + lead;
    },
    dispose() {
      for (const { mesh } of parts) {
        pins.keep([mesh]);
        mesh.thinInstanceSetBuffer('matrix', null);
        mesh.bakedVertexAnimationManager = null;
      }
      for (const { poses } of kept) poses.dispose();
      still.dispose();
    },
  };
}

/** Returns bounds, in the space of a node, of every pose that stays within twice the extent of the present one. */
function reachOf(mesh: Mesh, base: TransformNode): BoundingInfo {
  mesh.skeleton?.prepare(true);
  mesh.refreshBoundingInfo(true, false);
  const place = placeIn(base, mesh);
  const corners = mesh
    .getBoundingInfo()
    .boundingBox.vectors.map((corner) => Vector3.TransformCoordinates(corner, place));
  const minimum = corners.reduce((low, corner) => Vector3.Minimize(low, corner));
  const maximum = corners.reduce((high, corner) => Vector3.Maximize(high, corner));
  const more = maximum.subtract(minimum).scale(0.5);
  // What a hand holds goes as far as the hand.
  if (!mesh.skeleton)
    more.addInPlaceFromFloats(1, 1, 1).scaleInPlace(Vector3.Center(minimum, maximum).length());
  return new BoundingInfo(minimum.subtract(more), maximum.add(more));
}

/** Gives every vertex of a mesh the first bone, which is the mesh itself. */
function followOneBone(mesh: Mesh): void {
  const vertices = mesh.getTotalVertices();
  const weights = Float32Array.from({ length: vertices * 4 }, (_, at) => Number(at % 4 === 0));
  mesh.setVerticesData(VertexBuffer.MatricesIndicesKind, new Float32Array(vertices * 4));
  mesh.setVerticesData(VertexBuffer.MatricesWeightsKind, weights);
  mesh.numBoneInfluencers = 1;
}
