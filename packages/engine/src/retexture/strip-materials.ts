import type { Document } from '@gltf-transform/core';
import { normals, prune } from '@gltf-transform/functions';
import { type ScenePart, sceneParts, trianglesNeeded } from '@meshwright/formats/mesh';
import { whiten } from '../uv-unwrap/whiten.ts';
import { boxAtlas } from './bake/box-atlas.ts';

/**
 * Removes all pictures of a model and gives it texture coordinates to paint on: its own if they are to be kept and
 * every part has them, else new ones.
 * @returns the parts at rest, each mesh once
 * @throws JobError `no_geometry`
 */
export async function stripMaterials(
  document: Document,
  keepCoordinates: boolean,
): Promise<{ parts: ScenePart[]; kept: boolean }> {
  trianglesNeeded(sceneParts(document), 'texture');
  const kept = keepCoordinates && sceneParts(document).every(({ uvs }) => uvs !== null);
  whiten(document);
  await document.transform(prune({ keepLeaves: true, keepAttributes: true, keepExtras: true }));
  if (!kept) boxAtlas(document);
  if (sceneParts(document).some((part) => part.normals === null)) await document.transform(normals());
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) {
      if (!primitive.getMaterial()) primitive.setMaterial(document.createMaterial(mesh.getName()));
    }
  }
  return { parts: distinct(sceneParts(document)), kept };
}

/** Returns the first part of each mesh; a mesh shown several times is painted at its first place. */
function distinct(parts: readonly ScenePart[]): ScenePart[] {
  const seen = new Set<ScenePart['primitive']>();
  return parts.filter(({ primitive }) => !seen.has(primitive) && seen.add(primitive));
}
