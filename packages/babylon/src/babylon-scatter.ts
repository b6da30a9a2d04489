import { BoundingInfo } from '@babylonjs/core/Culling/boundingInfo.js';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import '@babylonjs/core/Meshes/thinInstanceMesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { AssetError, type EngineScatter } from '@meshwright/runtime';
import type { EffectPins } from './effect-pins.ts';

/** Draws each mesh of a model with thin instances, which share its skeleton. */
export function babylonScatter(
  space: TransformNode,
  content: TransformNode,
  scene: Scene,
  pins: EffectPins,
  nextFrame: () => Promise<void>,
): EngineScatter<TransformNode> {
  content.setEnabled(true);
  const fromSpace = Matrix.Invert(worldOf(space));
  const meshes = content
    .getChildMeshes<Mesh>(false, (node): node is Mesh => 'thinInstanceSetBuffer' in node)
    .filter((mesh) => mesh.getTotalVertices() > 0);
  if (meshes.some(({ skeleton }) => skeleton) && !meshes.every(({ skeleton }) => skeleton)) {
    throw new AssetError(
      'bad_source',
      'A mesh of this character has no skin, as a sword in a hand; bind it to the skeleton, or clone the character.',
    );
  }
  const parts = meshes.map((mesh) => {
    // Buffers of instances belong to the geometry, which other copies share.
    mesh.makeGeometryUnique();
    mesh.thinInstanceEnablePicking = true;
    mesh.isVisible = false;
    if (mesh.skeleton) extendBounds(mesh);
    const local = worldOf(mesh).multiply(fromSpace);
    // The engine would compute the box of every copy whenever the mesh is placed; the box around all is placed here.
    mesh.doNotSyncBoundingInfo = true;
    mesh.onAfterWorldMatrixUpdateObservable.add(() =>
      mesh.getBoundingInfo().update(mesh.worldMatrixFromCache),
    );
    return {
      mesh,
      local,
      back: Matrix.Invert(local),
      box: mesh.getBoundingInfo().boundingBox.vectors.map((corner) => corner.clone()),
      own: new Float32Array(0),
    } as ScatterPart;
  });
  /** An instance is placed within its mesh, so the mesh's own place goes out and in again. */
  const write = ({ local, back, own }: ScatterPart, slot: number, matrices: Float32Array, at: number) =>
    local
      .multiply(Matrix.FromArray(matrices, at * 16))
      .multiply(back)
      .copyToArray(own, slot * 16);
  return {
    show(matrices, colours) {
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
        mesh.thinInstanceRefreshBoundingInfo(!mesh.skeleton);
      }
    },
    change(slots, matrices, colours) {
      for (const part of parts) {
        for (const [at, slot] of slots.entries()) {
          write(part, slot, matrices, at);
          if (colours) part.colours!.set(colours.subarray(at * 3, at * 3 + 3), slot * 4);
        }
        part.mesh.thinInstanceBufferUpdated('matrix');
        if (colours) part.mesh.thinInstanceBufferUpdated('color');
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

interface ScatterPart {
  readonly mesh: Mesh;
  /** Its place in the space, and the way back. */
  readonly local: Matrix;
  readonly back: Matrix;
  /** Corners of the box of one copy, in the space of the mesh. */
  readonly box: readonly Vector3[];
  /** Matrices of its instances, as the engine has them. */
  own: Float32Array;
  colours?: Float32Array | undefined;
}

/** Frames to wait for a shader, as for an asset. */
const mostFrames = 600;

/** Returns bounds that some copies extend; they are exact again with the next copies. */
function boundsWith({ mesh, box, own }: ScatterPart, slots: readonly number[]): BoundingInfo {
  const { minimum, maximum } = mesh.getBoundingInfo();
  const [low, high] = [minimum.clone(), maximum.clone()];
  const [place, corner] = [new Matrix(), new Vector3()];
  for (const slot of slots) {
    Matrix.FromArrayToRef(own, slot * 16, place);
    for (const each of box) {
      Vector3.TransformCoordinatesToRef(each, place, corner);
      low.minimizeInPlace(corner);
      high.maximizeInPlace(corner);
    }
  }
  return new BoundingInfo(low, high, mesh.worldMatrixFromCache);
}

/** Puts bounds around every pose that stays within twice the extent of the present one. */
function extendBounds(mesh: Mesh): void {
  mesh.skeleton!.prepare(true);
  mesh.refreshBoundingInfo(true, false);
  const { minimum, maximum } = mesh.getBoundingInfo();
  const more = maximum.subtract(minimum).scale(0.5);
  mesh.rawBoundingInfo = new BoundingInfo(minimum.subtract(more), maximum.add(more));
  mesh.setBoundingInfo(new BoundingInfo(minimum.subtract(more), maximum.add(more)));
}

/** Whether a node and those above it are where they were when the engine placed them. */
function isPlaced(node: TransformNode): boolean {
  return node.isSynchronized() && (!node.parent || isPlaced(node.parent as TransformNode));
}

/** The engine computes the parents of a node once a frame only. */
function worldOf(node: TransformNode): Matrix {
  if (node.parent) worldOf(node.parent as TransformNode);
  return node.computeWorldMatrix(true);
}

function withAlpha(colours: Float32Array): Float32Array {
  const out = new Float32Array((colours.length / 3) * 4).fill(1);
  for (let at = 0; at < colours.length / 3; at++) out.set(colours.subarray(at * 3, at * 3 + 3), at * 4);
  return out;
}
