import type { Document } from '@gltf-transform/core';
import { gltfIo } from '../gltf-io.ts';

/**
 * Writes a GLB: one file, uncompressed, animations and skins included. The document is not changed.
 * @example
 * import { writeGlb } from '@meshwright/formats';
 *
 * await writeFile('copy.glb', await writeGlb(document));
 */
export async function writeGlb(document: Document): Promise<Uint8Array> {
  const io = await gltfIo();
  const root = document.getRoot();
  const empty = root.listAccessors().length === 0 && root.listTextures().length === 0;
  const plain =
    root.listBuffers().length === 1 && root.listScenes().every((scene) => scene.listChildren().length > 0);
  if (plain && !empty) return io.writeBinary(document);
  const { cloneDocument, unpartition } = await import('@gltf-transform/functions');
  const copy = cloneDocument(document);
  // glTF 2.0 allows neither an empty list of nodes nor a buffer without bytes.
  for (const scene of copy.getRoot().listScenes()) if (scene.listChildren().length === 0) scene.dispose();
  if (empty) for (const buffer of copy.getRoot().listBuffers()) buffer.dispose();
  else await copy.transform(unpartition());
  return io.writeBinary(copy);
}
