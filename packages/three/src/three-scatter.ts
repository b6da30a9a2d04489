import { AssetError, type EngineScatter } from '@meshwright/runtime';
import {
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  type Mesh,
  type Object3D,
  type SkinnedMesh,
  type Sphere,
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
    change(slots, matrices, colours) {
      for (const part of parts) part.change(slots, matrices, colours);
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

interface ScatterPart extends Pick<EngineScatter<Object3D>, 'change' | 'show'> {
  /** What is drawn; another one when there are more copies than before. */
  readonly mesh: InstancedMesh | undefined;
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
  const around = reach ?? sphereOf(source);
  // There from the start, hidden, so that what a game sets on it holds for the copies that come later.
  let mesh: InstancedMesh | undefined = made(1, source);
  mesh.visible = false;

  /** @param like what its flags are taken from */
  function made(most: number, like: Mesh): InstancedMesh {
    const fresh = reach
      ? new CrowdMesh(source as SkinnedMesh, reach, most)
      : new InstancedMesh(source.geometry, like.material, most);
    fresh.count = 0;
    const { name, castShadow, receiveShadow, renderOrder, frustumCulled, customDepthMaterial } = like;
    Object.assign(fresh, {
      name,
      castShadow,
      receiveShadow,
      renderOrder,
      frustumCulled,
      customDepthMaterial,
    });
    fresh.layers.mask = like.layers.mask;
    fresh.userData = like.userData;
    // Shared, so that copies follow a clip of the source.
    fresh.morphTargetInfluences = source.morphTargetInfluences;
    space.add(fresh);
    return fresh;
  }

  function drop(old: InstancedMesh): void {
    old.removeFromParent();
    old.dispose();
  }

  /** Returns a mesh with room for so many copies. */
  function roomFor(count: number, old: InstancedMesh): InstancedMesh {
    const most = old.instanceMatrix.count;
    if (most >= count) return old;
    drop(old);
    return made(most === 1 ? count : Math.max(count, Math.ceil(most * 1.5)), old);
  }

  function write(to: InstancedMesh, slot: number, matrices: Float32Array, at: number): void {
    to.setMatrixAt(slot, each.fromArray(matrices, at * 16).multiply(local));
  }

  return {
    get mesh() {
      return mesh;
    },
    show(matrices, colours) {
      if (!mesh) return;
      const count = matrices.length / 16;
      mesh = roomFor(count, mesh);
      // A shader without colours is not made anew for those that come later.
      if (colours && !mesh.instanceColor) {
        drop(mesh);
        mesh = made(mesh.instanceMatrix.count, mesh);
      }
      for (let index = 0; index < count; index++) write(mesh, index, matrices, index);
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
    change(slots, matrices, colours) {
      if (!mesh) return;
      // Above a share of the copies one upload of all is cheaper than one for each.
      const isFew = slots.length * 8 < mesh.count;
      for (const [at, slot] of slots.entries()) {
        write(mesh, slot, matrices, at);
        // Grows, and is exact again with the next copies.
        mesh.boundingSphere!.union(around.clone().applyMatrix4(each));
        if (isFew) mesh.instanceMatrix.addUpdateRange(slot * 16, 16);
        if (colours) mesh.instanceColor!.array.set(colours.subarray(at * 3, at * 3 + 3), slot * 3);
      }
      mesh.instanceMatrix.needsUpdate = true;
      if (colours) mesh.instanceColor!.needsUpdate = true;
    },
    dispose() {
      if (mesh) drop(mesh);
      mesh = undefined;
    },
  };
}

function sphereOf({ geometry }: Mesh): Sphere {
  if (!geometry.boundingSphere) geometry.computeBoundingSphere();
  return geometry.boundingSphere!;
}
