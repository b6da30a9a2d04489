import type { Document } from '@gltf-transform/core';

/** Makes every material plain white under its name: pictures for other texture coordinates no longer fit. */
export function whiten(document: Document): void {
  for (const material of document.getRoot().listMaterials()) {
    for (const extension of material.listExtensions()) material.setExtension(extension.extensionName, null);
    material
      .setBaseColorFactor([1, 1, 1, 1])
      .setBaseColorTexture(null)
      .setMetallicRoughnessTexture(null)
      .setNormalTexture(null)
      .setOcclusionTexture(null)
      .setEmissiveTexture(null)
      .setEmissiveFactor([0, 0, 0])
      .setMetallicFactor(0)
      .setRoughnessFactor(0.8)
      .setAlphaMode('OPAQUE');
  }
  for (const texture of document.getRoot().listTextures()) texture.dispose();
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) {
      for (const semantic of primitive.listSemantics()) {
        if (semantic.startsWith('COLOR_')) primitive.setAttribute(semantic, null);
      }
    }
  }
}
