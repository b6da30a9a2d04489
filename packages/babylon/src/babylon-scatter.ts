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
    return { mesh, local, back: Matrix.Invert(local) };
  });
  return {
    show(matrices, colours) {
      for (const { mesh, local, back } of parts) {
        const count = matrices.length / 16;
        mesh.isVisible = count > 0;
        if (count === 0) continue;
        const own = new Float32Array(matrices.length);
        for (let index = 0; index < count; index++) {
          // An instance is placed within its mesh, so the mesh's own place goes out and in again.
          const place = Matrix.FromArray(matrices, index * 16);
          local
            .multiply(place)
            .multiply(back)
            .copyToArray(own, index * 16);
        }
        mesh.thinInstanceSetBuffer('matrix', own, 16, false);
        if (colours) mesh.thinInstanceSetBuffer('color', withAlpha(colours), 4, false);
        mesh.thinInstanceRefreshBoundingInfo(!mesh.skeleton);
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
      const { x, y, z } = Vector3.TransformCoordinates(position, Matrix.Invert(worldOf(space)));
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

/** Frames to wait for a shader, as for an asset. */
const mostFrames = 600;

/** Puts bounds around every pose that stays within twice the extent of the present one. */
function extendBounds(mesh: Mesh): void {
  mesh.skeleton!.prepare(true);
  mesh.refreshBoundingInfo(true, false);
  const { minimum, maximum } = mesh.getBoundingInfo();
  const more = maximum.subtract(minimum).scale(0.5);
  mesh.rawBoundingInfo = new BoundingInfo(minimum.subtract(more), maximum.add(more));
  mesh.setBoundingInfo(new BoundingInfo(minimum.subtract(more), maximum.add(more)));
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
