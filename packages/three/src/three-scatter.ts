import { AssetError, type EngineScatter } from '@meshwright/runtime';
import {
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  type Mesh,
  type Object3D,
  type SkinnedMesh,
  Vector3,
} from 'three';
import { compile } from './compile.ts';
import { CrowdMesh, reachOf } from './crowd-mesh.ts';
import type { ThreeHost } from './three-host.ts';

/** Draws each mesh of a model as one InstancedMesh, which shares its geometry, its material and its skeleton. */
export function threeScatter(space: Object3D, content: Object3D, host: ThreeHost): EngineScatter<Object3D> {
  space.updateWorldMatrix(true, true);
  const toSpace = space.matrixWorld.clone().invert();
  const meshes: Mesh[] = [];
  content.traverse((node) => void ('isMesh' in node && meshes.push(node as Mesh)));
  const isCrowd = meshes.some(isSkinned);
  if (isCrowd && !meshes.every(isSkinned)) {
    throw new AssetError(
      'bad_source',
      'A mesh of this character has no skin, as a sword in a hand; bind it to the skeleton, or clone the character.',
    );
  }
  const parts = meshes.map((mesh) => scatterPart(mesh, toSpace, space));
  // Meshes lend their geometry and are neither drawn nor hit; bones stay, so that their places are computed.
  if (isCrowd) for (const mesh of meshes) mesh.layers.disableAll();
  else content.removeFromParent();
  return {
    show(matrices, colours) {
      for (const part of parts) part.show(matrices, colours);
    },
    async warm() {
      await compile(space, host);
    },
    camera() {
      space.updateWorldMatrix(true, false);
      const { x, y, z } = space.worldToLocal(host.camera.getWorldPosition(new Vector3()));
      return [x, y, z];
    },
    owns: (node) => parts.some(({ mesh }) => mesh === node),
    dispose() {
      for (const part of parts) part.dispose();
    },
  };
}

interface ScatterPart {
  /** What is drawn; another one when there are more copies than before. */
  readonly mesh: InstancedMesh | undefined;
  show(matrices: Float32Array, colours: Float32Array | undefined): void;
  dispose(): void;
}

function isSkinned(mesh: Mesh): mesh is SkinnedMesh {
  return 'isSkinnedMesh' in mesh;
}

function scatterPart(source: Mesh, toSpace: Matrix4, space: Object3D): ScatterPart {
  const reach = isSkinned(source) ? reachOf(source, space.matrixWorld) : undefined;
  // Bones place a skinned mesh.
  const local = reach ? new Matrix4() : toSpace.clone().multiply(source.matrixWorld);
  const each = new Matrix4();
  let mesh: InstancedMesh | undefined;
  const dispose = () => {
    mesh?.removeFromParent();
    mesh?.dispose();
    mesh = undefined;
  };
  return {
    get mesh() {
      return mesh;
    },
    show(matrices, colours) {
      const count = matrices.length / 16;
      if (mesh && mesh.instanceMatrix.count < count) dispose();
      if (!mesh) {
        if (count === 0) return;
        mesh = reach
          ? new CrowdMesh(source as SkinnedMesh, reach, count)
          : new InstancedMesh(source.geometry, source.material, count);
        // Shared, so that copies follow a clip of the source.
        mesh.morphTargetInfluences = source.morphTargetInfluences;
        space.add(mesh);
      }
      for (let index = 0; index < count; index++) {
        mesh.setMatrixAt(index, each.fromArray(matrices, index * 16).multiply(local));
      }
      mesh.instanceMatrix.needsUpdate = true;
      if (colours) {
        const { count: most } = mesh.instanceMatrix;
        mesh.instanceColor ??= new InstancedBufferAttribute(new Float32Array(most * 3), 3);
        mesh.instanceColor.array.set(colours);
        mesh.instanceColor.needsUpdate = true;
      }
      mesh.count = count;
      mesh.visible = count > 0;
      mesh.computeBoundingSphere();
    },
    dispose,
  };
}
