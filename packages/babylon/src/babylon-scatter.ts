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
  /** Parts of one place in the space have equal matrices, which the first of them writes for all. */
  const firsts = parts.map(({ local }) => parts.findIndex((each) => each.local.equals(local)));
  return {
    show(matrices, colours, motions) {
      const count = matrices.length / 16;
      for (const [at, part] of parts.entries()) {
        const { mesh } = part;
        mesh.isVisible = count > 0;
        if (count === 0) continue;
        const first = parts[firsts[at]!]!;
        part.own = first === part ? new Float32Array(matrices.length) : first.own;
        if (first === part) for (let index = 0; index < count; index++) write(part, index, matrices, index);
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
      for (const [index, part] of parts.entries()) {
        const played = motions && bakedMotions(motions, part.rows);
        const isFirst = firsts[index] === index;
        for (let at = 0; at < slots.length; at++) {
          const slot = slots[at]!;
          if (isFirst) write(part, slot, matrices, at);
          if (colours) copyNumbers(colours, at * 3, part.colours!, slot * 4, 3);
          if (played) copyNumbers(played, at * 4, part.motions!, slot * 4, 4);
        }
        part.mesh.thinInstanceBufferUpdated('matrix');
        if (colours) part.mesh.thinInstanceBufferUpdated('color');
        if (played) part.mesh.thinInstanceBufferUpdated(motionKind);
        // They are exact again when all copies move.
        const isAll = slots.length * 16 === part.own.length;
        part.mesh.setBoundingInfo(boundsWith(part, isAll ? undefined : slots));
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

/**
 * Writes the place of a copy. An instance is placed within its mesh, so the mesh's own place goes out and in again. Runs for
 * each copy that moves, in each frame, so it leaves out the last column of the matrices, which is that of places.
 */
function write({ local, back, own }: ScatterPart, slot: number, matrices: Float32Array, at: number): void {
  const [out, place] = [slot * 16, at * 16];
  const [{ m: a }, { m: c }] = [local, back];
  for (let row = 0; row < 16; row += 4) {
    const isPoint = row === 12 ? 1 : 0;
    const [x, y, z] = [a[row]!, a[row + 1]!, a[row + 2]!];
    const u =
      x * matrices[place]! +
      y * matrices[place + 4]! +
      z * matrices[place + 8]! +
      isPoint * matrices[place + 12]!;
    const v =
      x * matrices[place + 1]! +
      y * matrices[place + 5]! +
      z * matrices[place + 9]! +
      isPoint * matrices[place + 13]!;
    const w =
      x * matrices[place + 2]! +
      y * matrices[place + 6]! +
      z * matrices[place + 10]! +
      isPoint * matrices[place + 14]!;
    own[out + row] = u * c[0]! + v * c[4]! + w * c[8]! + isPoint * c[12]!;
    own[out + row + 1] = u * c[1]! + v * c[5]! + w * c[9]! + isPoint * c[13]!;
    own[out + row + 2] = u * c[2]! + v * c[6]! + w * c[10]! + isPoint * c[14]!;
    own[out + row + 3] = isPoint;
  }
}

function copyNumbers(from: Float32Array, first: number, to: Float32Array, at: number, count: number): void {
  for (let each = 0; each < count; each++) to[at + each] = from[first + each]!;
}

/** Frames to wait for a shader, as for an asset. */
const mostFrames = 600;

/** Returns bounds that some copies extend, which are exact again with the next copies; those around all without slots. */
function boundsWith({ mesh, middle, half, own }: ScatterPart, slots?: readonly number[]): BoundingInfo {
  const { minimum, maximum } = mesh.getBoundingInfo();
  const low = slots ? minimum.asArray() : [Infinity, Infinity, Infinity];
  const high = slots ? maximum.asArray() : [-Infinity, -Infinity, -Infinity];
  const { x, y, z } = middle;
  const { x: wide, y: tall, z: deep } = half;
  const count = slots?.length ?? own.length / 16;
  for (let at = 0; at < count; at++) {
    const first = (slots ? slots[at]! : at) * 16;
    for (let axis = 0; axis < 3; axis++) {
      const a = own[first + axis]!;
      const b = own[first + 4 + axis]!;
      const c = own[first + 8 + axis]!;
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
