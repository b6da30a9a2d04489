import type { Document } from '@gltf-transform/core';
import { cloneDocument } from '@gltf-transform/functions';

/** Returns a copy with bones and clips but no meshes. The skin stays, since it marks which nodes are bones. */
export function armatureOnly(document: Document): Document {
  const copy = cloneDocument(document);
  const root = copy.getRoot();
  for (const mesh of root.listMeshes()) {
    for (const primitive of mesh.listPrimitives()) {
      const targets = primitive.listTargets();
      for (const accessor of [primitive.getIndices(), ...primitive.listAttributes()]) accessor?.dispose();
      for (const target of targets) target.dispose();
      primitive.dispose();
    }
    mesh.dispose();
  }
  for (const node of root.listNodes())
    if (node.getSkin()) {
      if (node.listChildren().length === 0) node.dispose();
      else node.setSkin(null);
    }
  for (const material of root.listMaterials()) material.dispose();
  for (const texture of root.listTextures()) texture.dispose();
  return copy;
}
