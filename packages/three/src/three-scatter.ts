import type { EngineScatter } from '@meshwright/runtime';
import { InstancedBufferAttribute, InstancedMesh, Matrix4, type Mesh, type Object3D, Vector3 } from 'three';
import { compile } from './compile.ts';
import type { ThreeHost } from './three-host.ts';

/** Draws each mesh of a model as one InstancedMesh, which shares its geometry and material. */
export function threeScatter(space: Object3D, content: Object3D, host: ThreeHost): EngineScatter<Object3D> {
  space.updateWorldMatrix(true, true);
  const toSpace = space.matrixWorld.clone().invert();
  const parts: ScatterPart[] = [];
  content.traverse((node) => {
    if ('isMesh' in node) parts.push(scatterPart(node as Mesh, toSpace, space));
  });
  // Its meshes lend their geometry and are not drawn.
  content.removeFromParent();
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

function scatterPart(
  { geometry, material, matrixWorld }: Mesh,
  toSpace: Matrix4,
  space: Object3D,
): ScatterPart {
  const local = toSpace.clone().multiply(matrixWorld);
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
        mesh = new InstancedMesh(geometry, material, count);
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
