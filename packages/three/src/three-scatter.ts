import type { EngineScatter } from '@meshwright/runtime';
import { placeInCopy } from '@meshwright/runtime/internal';
import {
  InstancedBufferAttribute,
  InstancedMesh,
  type Matrix4,
  type Mesh,
  type Object3D,
  Sphere,
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
  const looks = meshes.map((mesh) => lookOf(mesh, toSpace));
  content.removeFromParent();
  return scatterOver(looks, space, host);
}

/** Draws copies of meshes in a space. Those of one place in a copy share what is computed of the copies' places. */
export function scatterOver(
  looks: readonly PartLook[],
  space: Object3D,
  host: ThreeHost,
): EngineScatter<Object3D> {
  const places: Place[] = [];
  const parts = looks.map((look) => {
    const known = places.find(({ local }) => local.equals(look.local));
    const place = known ?? { local: look.local, around: new Sphere(), parts: [] };
    if (!known) places.push(place);
    place.around.union(look.around);
    const part = scatterPart(look, space);
    place.parts.push(part);
    return part;
  });
  return {
    show(matrices, colours, motions) {
      const count = matrices.length / 16;
      for (const part of parts) part.show(count, colours, motions);
      const slots = Array.from({ length: count }, (_, slot) => slot);
      for (const place of places) write(place, slots, matrices);
    },
    change(slots, matrices, colours, motions) {
      for (const place of places) write(place, slots, matrices);
      for (const part of parts) part.change(slots, colours, motions);
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

/** Meshes that have one place in a copy. */
interface Place {
  readonly local: Matrix4;
  /** Sphere around what they draw of a copy, before its place. */
  readonly around: Sphere;
  readonly parts: ScatterPart[];
}

/** Gives copies their places, and the meshes bounds around them. */
function write({ local, around, parts }: Place, slots: readonly number[], matrices: Float32Array): void {
  const first = parts[0]?.mesh;
  if (!first) return;
  const array = first.instanceMatrix.array as Float32Array;
  for (let at = 0; at < slots.length; at++)
    placeInCopy(local.elements, matrices, at * 16, array, slots[at]! * 16);
  const isAll = slots.length === first.count;
  const bounds = sphereOfCopies(array, slots, around);
  // Grows, and is exact again when all copies move.
  if (!isAll) bounds.union(first.boundingSphere!);
  // Above a share of the copies one upload of all is cheaper than one for each.
  const few = slots.length * 8 < first.count ? slots : [];
  for (const mesh of parts.map(({ mesh }) => mesh!)) {
    const { instanceMatrix } = mesh;
    mesh.boundingSphere = bounds.clone();
    instanceMatrix.needsUpdate = true;
    for (const slot of few) {
      instanceMatrix.addUpdateRange(slot * 16, 16);
      instanceMatrix.array.set(array.subarray(slot * 16, slot * 16 + 16), slot * 16);
    }
    if (few.length === 0 && mesh !== first) instanceMatrix.array.set(array);
  }
}

/**
 * Returns a sphere around some copies, each of which fills a sphere before its place. Runs in each frame in which copies
 * move.
 */
function sphereOfCopies(
  places: Float32Array,
  slots: readonly number[],
  { center: { x: ownX, y: ownY, z: ownZ }, radius }: Sphere,
): Sphere {
  if (slots.length === 0) return new Sphere();
  const middles = new Float64Array(slots.length * 3);
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  let size = 0;
  for (let at = 0; at < slots.length; at++) {
    const first = slots[at]! * 16;
    for (let axis = 0; axis < 3; axis++) {
      const a = places[first + axis]!;
      const b = places[first + 4 + axis]!;
      const c = places[first + 8 + axis]!;
      const middle = a * ownX + b * ownY + c * ownZ + places[first + 12 + axis]!;
      middles[at * 3 + axis] = middle;
      if (middle < low[axis]!) low[axis] = middle;
      if (middle > high[axis]!) high[axis] = middle;
    }
    for (let column = first; column < first + 12; column += 4) {
      const length = places[column]! ** 2 + places[column + 1]! ** 2 + places[column + 2]! ** 2;
      if (length > size) size = length;
    }
  }
  const center = new Vector3().fromArray(low).add(new Vector3().fromArray(high)).divideScalar(2);
  let farthest = 0;
  for (let at = 0; at < middles.length; at += 3) {
    const squared =
      (middles[at]! - center.x) ** 2 +
      (middles[at + 1]! - center.y) ** 2 +
      (middles[at + 2]! - center.z) ** 2;
    if (squared > farthest) farthest = squared;
  }
  return new Sphere(center, Math.sqrt(farthest) + radius * Math.sqrt(size));
}

/** Returns the camera's position in a space. */
function cameraIn(space: Object3D, { camera }: Pick<ThreeHost, 'camera'>): [number, number, number] {
  space.updateWorldMatrix(true, false);
  const { x, y, z } = space.worldToLocal(camera.getWorldPosition(new Vector3()));
  return [x, y, z];
}

/** Copies of one mesh. */
interface ScatterPart {
  /** What is drawn; another one when there are more copies than before. */
  readonly mesh: InstancedMesh | undefined;
  show(count: number, colours: Float32Array | undefined, motions: Float32Array | undefined): void;
  change(
    slots: readonly number[],
    colours: Float32Array | undefined,
    motions: Float32Array | undefined,
  ): void;
  dispose(): void;
}

/** How the copies of one mesh are drawn. */
export interface PartLook {
  readonly source: Mesh;
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
    source,
    local: toSpace.clone().multiply(source.matrixWorld),
    around: sphereOf(source),
    made: (material, most) => new InstancedMesh(source.geometry, material, most),
  };
}

function scatterPart({ source, made: create }: PartLook, space: Object3D): ScatterPart {
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

  return {
    get mesh() {
      return mesh;
    },
    show(count, colours, motions) {
      if (!mesh) return;
      mesh = roomFor(count, mesh);
      // A shader without colours is not made again for those that come later.
      if (colours && !mesh.instanceColor) {
        drop(mesh);
        mesh = made(mesh.instanceMatrix.count, mesh);
      }
      if (colours) {
        const { count: most } = mesh.instanceMatrix;
        mesh.instanceColor ??= new InstancedBufferAttribute(new Float32Array(most * 3), 3);
        mesh.instanceColor.array.set(colours);
        mesh.instanceColor.needsUpdate = true;
      }
      if (motions) mesh.play!(motions);
      mesh.count = count;
      mesh.visible = count > 0;
    },
    change(slots, colours, motions) {
      if (!mesh) return;
      if (motions) mesh.play!(motions, slots);
      if (!colours) return;
      const own = mesh.instanceColor!;
      for (const [at, slot] of slots.entries()) own.array.set(colours.subarray(at * 3, at * 3 + 3), slot * 3);
      own.needsUpdate = true;
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
