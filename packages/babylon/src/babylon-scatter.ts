import { BoundingInfo } from '@babylonjs/core/Culling/boundingInfo.js';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import '@babylonjs/core/Meshes/thinInstanceMesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { EngineScatter } from '@meshwright/runtime';
import { bakedMotions, motionKind } from './crowd/baked-motions.ts';
import type { EffectPins } from './effect-pins.ts';

/** Draws each mesh of a model with thin instances. */
export function babylonScatter(
  space: TransformNode,
  content: TransformNode,
  scene: Scene,
  pins: EffectPins,
  nextFrame: () => Promise<void>,
): EngineScatter<TransformNode> {
  content.setEnabled(true);
  const fromSpace = Matrix.Invert(worldOf(space));
  const meshes = meshesBelow(content);
  const parts = meshes.map((mesh) =>
    copiesOf(mesh, worldOf(mesh).multiply(fromSpace), mesh.getBoundingInfo()),
  );
  return scatterOver(parts, space, scene, pins, nextFrame);
}

/** Returns the meshes below a node that draw something, with a geometry of their own; instances of others are left out. */
export function meshesBelow(content: TransformNode): Mesh[] {
  const meshes = content
    .getChildMeshes<Mesh>(false, (node): node is Mesh => 'thinInstanceSetBuffer' in node)
    .filter((mesh) => mesh.getTotalVertices() > 0);
  // Buffers of instances belong to the geometry, which other copies share.
  for (const mesh of meshes) {
    mesh.makeGeometryUnique();
    // One that was copied before this chunk came has taken over that the engine did not know any instances.
    Reflect.deleteProperty(mesh, 'thinInstanceCount');
  }
  return meshes;
}

/**
 * Prepares a mesh for copies.
 * @param local its place in the space of the copies
 * @param bounds of all that one copy draws, in the space of the mesh
 * @param rows of poses for each that the runtime counts, in a crowd
 */
export function copiesOf(mesh: Mesh, local: Matrix, { boundingBox }: BoundingInfo, rows = 1): ScatterPart {
  mesh.thinInstanceEnablePicking = true;
  mesh.isVisible = false;
  // The engine would compute the box of every copy whenever the mesh is placed; the box around all is placed here.
  mesh.doNotSyncBoundingInfo = true;
  mesh.onAfterWorldMatrixUpdateObservable.add(() => mesh.getBoundingInfo().update(mesh.worldMatrixFromCache));
  return {
    mesh,
    local,
    back: Matrix.Invert(local),
    middle: boundingBox.center.clone(),
    half: boundingBox.extendSize.clone(),
    rows,
    own: new Float32Array(0),
  };
}

/** Draws copies of prepared meshes. */
export function scatterOver(
  parts: readonly ScatterPart[],
  space: TransformNode,
  scene: Scene,
  pins: EffectPins,
  nextFrame: () => Promise<void>,
): EngineScatter<TransformNode> {
  const meshes = parts.map(({ mesh }) => mesh);
  /** An instance is placed within its mesh, so the mesh's own place goes out and in again. */
  const [place, within] = [new Matrix(), new Matrix()];
  const write = ({ local, back, own }: ScatterPart, slot: number, matrices: Float32Array, at: number) => {
    Matrix.FromArrayToRef(matrices, at * 16, place);
    local.multiplyToRef(place, within).multiplyToArray(back, own, slot * 16);
  };
  return {
    show(matrices, colours, motions) {
      const count = matrices.length / 16;
      for (const part of parts) {
        const { mesh } = part;
        mesh.isVisible = count > 0;
        if (count === 0) continue;
        part.own = new Float32Array(matrices.length);
        for (let index = 0; index < count; index++) write(part, index, matrices, index);
        mesh.thinInstanceSetBuffer('matrix', part.own, 16, false);
        part.colours = colours && withAlpha(colours);
        if (part.colours) mesh.thinInstanceSetBuffer('color', part.colours, 4, false);
        part.motions = motions && bakedMotions(motions, part.rows);
        if (part.motions) mesh.thinInstanceSetBuffer(motionKind, part.motions, 4, false);
        if (motions) mesh.setBoundingInfo(boundsWith(part));
        else mesh.thinInstanceRefreshBoundingInfo(true);
      }
    },
    change(slots, matrices, colours, motions) {
      for (const part of parts) {
        const played = motions && bakedMotions(motions, part.rows);
        for (const [at, slot] of slots.entries()) {
          write(part, slot, matrices, at);
          if (colours) part.colours!.set(colours.subarray(at * 3, at * 3 + 3), slot * 4);
          if (played) part.motions!.set(played.subarray(at * 4, at * 4 + 4), slot * 4);
        }
        part.mesh.thinInstanceBufferUpdated('matrix');
        if (colours) part.mesh.thinInstanceBufferUpdated('color');
        if (played) part.mesh.thinInstanceBufferUpdated(motionKind);
        part.mesh.setBoundingInfo(boundsWith(part, slots));
      }
    },
    async warm() {
      for (let frame = 0; frame < mostFrames && !scene.isDisposed; frame++) {
        if (parts.every(({ mesh }) => mesh.isDisposed() || !mesh.isVisible || mesh.isReady(true))) break;
        await nextFrame();
      }
      pins.keep(meshes);
    },
    camera() {
      const position = scene.activeCamera?.globalPosition ?? Vector3.Zero();
      // A node with another place makes the engine place all that is below it.
      const world = isPlaced(space) ? space.getWorldMatrix() : worldOf(space);
      const { x, y, z } = Vector3.TransformCoordinates(position, Matrix.Invert(world));
      return [x, y, z];
    },
    owns: (node) => parts.some(({ mesh }) => mesh === node),
    dispose() {
      // Those of a level that came into view later.
      pins.keep(meshes);
      for (const { mesh } of parts) mesh.thinInstanceSetBuffer('matrix', null);
    },
  };
}

/** Copies of one mesh. */
export interface ScatterPart {
  readonly mesh: Mesh;
  /** Its place in the space, and the way back. */
  readonly local: Matrix;
  readonly back: Matrix;
  /** Middle and half sides of the box of one copy, in the space of the mesh. */
  readonly middle: Vector3;
  readonly half: Vector3;
  /** Matrices of its instances, as the engine has them. */
  own: Float32Array;
  colours?: Float32Array | undefined;
  /** Rows of the texture of poses for each pose. */
  readonly rows: number;
  /** What copies of a crowd play. */
  motions?: Float32Array | undefined;
}

/** Frames to wait for a shader, as for an asset. */
const mostFrames = 600;

/** Returns bounds that some copies extend, which are exact again with the next copies; those around all without slots. */
function boundsWith({ mesh, middle, half, own }: ScatterPart, slots?: readonly number[]): BoundingInfo {
  const { minimum, maximum } = mesh.getBoundingInfo();
  const low = slots ? minimum.asArray() : [Infinity, Infinity, Infinity];
  const high = slots ? maximum.asArray() : [-Infinity, -Infinity, -Infinity];
  const [x, y, z] = middle.asArray() as [number, number, number];
  const [wide, tall, deep] = half.asArray() as [number, number, number];
  const count = slots?.length ?? own.length / 16;
  for (let at = 0; at < count; at++) {
    const first = (slots ? slots[at]! : at) * 16;
    for (let axis = 0; axis < 3; axis++) {
      const [a, b, c] = [own[first + axis]!, own[first + 4 + axis]!, own[first + 8 + axis]!];
      const centre = a * x + b * y + c * z + own[first + 12 + axis]!;
      const reach = Math.abs(a) * wide + Math.abs(b) * tall + Math.abs(c) * deep;
      low[axis] = Math.min(low[axis]!, centre - reach);
      high[axis] = Math.max(high[axis]!, centre + reach);
    }
  }
  return new BoundingInfo(Vector3.FromArray(low), Vector3.FromArray(high), mesh.worldMatrixFromCache);
}

/** Whether a node and those above it are where they were when the engine placed them. */
function isPlaced(node: TransformNode): boolean {
  return node.isSynchronized() && (!node.parent || isPlaced(node.parent as TransformNode));
}

/** The engine computes the parents of a node once a frame only. */
export function worldOf(node: TransformNode): Matrix {
  if (node.parent) worldOf(node.parent as TransformNode);
  return node.computeWorldMatrix(true);
}

function withAlpha(colours: Float32Array): Float32Array {
  const out = new Float32Array((colours.length / 3) * 4).fill(1);
  for (let at = 0; at < colours.length / 3; at++) out.set(colours.subarray(at * 3, at * 3 + 3), at * 4);
  return out;
}
