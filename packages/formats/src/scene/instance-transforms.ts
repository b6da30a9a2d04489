import type { Node } from '@gltf-transform/core';
import type { InstancedMesh } from '@gltf-transform/extensions';
import type { Transform } from '../mesh/matrix.ts';

/** Returns the transforms of a mesh's GPU instances relative to the node, or null when it has none. */
export function instanceTransforms(node: Node): Transform[] | null {
  const instances = node.getExtension<InstancedMesh>('EXT_mesh_gpu_instancing');
  if (!instances) return null;
  const [translations, rotations, scales] = ['TRANSLATION', 'ROTATION', 'SCALE'].map((semantic) =>
    instances.getAttribute(semantic),
  );
  const count = translations?.getCount() ?? rotations?.getCount() ?? scales?.getCount() ?? 0;
  return Array.from({ length: count }, (_, i) => ({
    translation: translations?.getElement(i, []) ?? [0, 0, 0],
    rotation: rotations?.getElement(i, []) ?? [0, 0, 0, 1],
    scale: scales?.getElement(i, []) ?? [1, 1, 1],
  }));
}
