import type { EngineScatter } from '@meshwright/runtime';
import {
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  type Mesh,
  type Object3D,
  type Sphere,
  Vector3,
} from 'three';
import { compile } from './compile.ts';
import type { ThreeHost } from './three-host.ts';

/** Draws each mesh of a model as one InstancedMesh, which shares its geometry and its material. */
export function threeScatter(space: Object3D, content: Object3D, host: ThreeHost): EngineScatter<Object3D> {
  space.updateWorldMatrix(true, true);
  const toSpace = space.matrixWorld.clone().invert();
  const meshes: Mesh[] = [];
  content.traverse((node) => void ('isMesh' in node && meshes.push(node as Mesh)));
  const parts = meshes.map((mesh) => scatterPart(mesh, lookOf(mesh, toSpace), space));
  content.removeFromParent();
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
    camera: () => cameraIn(space, host),
    owns: (node) => parts.some(({ mesh }) => mesh === node),
    dispose() {
      for (const part of parts) part.dispose();
    },
  };
}

/** Returns the camera's position in a space. */
export function cameraIn(space: Object3D, { camera }: Pick<ThreeHost, 'camera'>): [number, number, number] {
  space.updateWorldMatrix(true, false);
  const { x, y, z } = space.worldToLocal(camera.getWorldPosition(new Vector3()));
  return [x, y, z];
}

/** Copies of one mesh. */
interface ScatterPart extends Pick<EngineScatter<Object3D>, 'change' | 'show'> {
  /** What is drawn; another one when there are more copies than before. */
  readonly mesh: InstancedMesh | undefined;
  dispose(): void;
}

/** How the copies of one mesh are drawn. */
interface PartLook {
  /** Place of the mesh in a copy. */
  readonly local: Matrix4;
  /** Sphere around everything that a copy may draw, before its place. */
  readonly around: Sphere;
  /** @param most number of copies that it has room for */
  made(material: Mesh['material'], most: number): InstancedMesh & Partial<Moving>;
}

/** Instances that each play a clip by themselves. */
interface Moving {
  /** @param slots places of the copies; all without them */
  play(motions: Float32Array, slots?: readonly number[]): void;
}

function lookOf(source: Mesh, toSpace: Matrix4): PartLook {
  return {
    local: toSpace.clone().multiply(source.matrixWorld),
    around: sphereOf(source),
    made: (material, most) => new InstancedMesh(source.geometry, material, most),
  };
}

/** Draws copies of a mesh in a space. */
export function scatterPart(
  source: Mesh,
  { local, around, made: create }: PartLook,
  space: Object3D,
): ScatterPart {
  const each = new Matrix4();
  // There from the start, hidden, so that what a game sets on it holds for the copies that come later.
  let mesh: (InstancedMesh & Partial<Moving>) | undefined = made(1, source);
  mesh.visible = false;

  /** @param like what its flags are taken from */
  function made(most: number, like: Mesh): InstancedMesh & Partial<Moving> {
    const fresh = create(like.material, most);
    fresh.count = 0;
    const { name, castShadow, receiveShadow, renderOrder, frustumCulled } = like;
    Object.assign(fresh, { name, castShadow, receiveShadow, renderOrder, frustumCulled });
    fresh.customDepthMaterial ??= like.customDepthMaterial!;
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
  function roomFor(count: number, old: InstancedMesh & Partial<Moving>): InstancedMesh & Partial<Moving> {
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
    show(matrices, colours, motions) {
      if (!mesh) return;
      const count = matrices.length / 16;
      mesh = roomFor(count, mesh);
      // A shader without colours is not made again for those that come later.
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
      if (motions) mesh.play!(motions);
      mesh.count = count;
      mesh.visible = count > 0;
      mesh.computeBoundingSphere();
    },
    change(slots, matrices, colours, motions) {
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
      if (motions) mesh.play!(motions, slots);
      mesh.instanceMatrix.needsUpdate = true;
      if (colours) mesh.instanceColor!.needsUpdate = true;
    },
    dispose() {
      if (mesh) drop(mesh);
      mesh = undefined;
    },
  };
}

export function sphereOf({ geometry }: Mesh): Sphere {
  if (!geometry.boundingSphere) geometry.computeBoundingSphere();
  return geometry.boundingSphere!;
}
