import type { Document, Mesh, Node, Property } from '@gltf-transform/core';
import { transformCore, transformFunctions } from '../optional-package.ts';
import { isReferred } from './references/referred.ts';

/** Merges equal data and removes what nothing uses. Named things that differ in anything stay apart. */
export async function clean(document: Document): Promise<void> {
  const [{ dedup, prune }, { PropertyType }] = await Promise.all([transformFunctions(), transformCore()]);
  const restore = keepApart(document);
  await document.transform(dedup({ keepUniqueNames: true }));
  restore();
  dropOrphans(document);
  dropIdleClips(document);
  const alone = document.getRoot().listMeshes().length === 0;
  await document.transform(
    prune({
      // A file of clips alone is data for another body: its skins distinguish bones from other nodes.
      propertyTypes: [
        ...(alone ? [] : [PropertyType.SKIN]),
        PropertyType.MESH,
        PropertyType.CAMERA,
        PropertyType.PRIMITIVE,
        PropertyType.PRIMITIVE_TARGET,
        PropertyType.MATERIAL,
        PropertyType.TEXTURE,
        PropertyType.ACCESSOR,
        PropertyType.BUFFER,
      ],
      keepLeaves: true,
      keepSolidTextures: true,
      keepExtras: true,
      keepAttributes: true,
    }),
  );
}

/**
 * Gives meshes and textures that differ in extras, extensions or morph weights names of their own, because dedup
 * compares vertices, pictures and names only. Returns the function that takes them back.
 */
function keepApart(document: Document): () => void {
  const named: { property: Property; name: string; apart: string }[] = [];
  const rename = (property: Property, apart: string) => {
    const name = property.getName();
    named.push({ property, name, apart: `${name}\n${apart}` });
    property.setName(`${name}\n${apart}`);
  };
  const root = document.getRoot();
  for (const texture of root.listTextures()) {
    if (Object.keys(texture.getExtras()).length > 0) rename(texture, JSON.stringify(texture.getExtras()));
  }
  for (const [index, mesh] of root.listMeshes().entries()) {
    const own = dataOf(mesh);
    const single = extended(mesh) || isReferred(mesh);
    if (own !== '' || single) rename(mesh, single ? `${own} ${index}` : own);
  }
  return () => {
    for (const { property, name, apart } of named) if (property.getName() === apart) property.setName(name);
  };
}

/** What a mesh has besides vertices and materials, as a text; empty for most. */
function dataOf(mesh: Mesh): string {
  const extras = [mesh, ...mesh.listPrimitives()].map((property) => property.getExtras());
  const bare = extras.every((each) => Object.keys(each).length === 0);
  const weights = mesh.getWeights().some((weight) => weight !== 0) ? mesh.getWeights() : [];
  return bare && weights.length === 0 && !extended(mesh) ? '' : JSON.stringify([extras, weights]);
}

function extended(mesh: Mesh): boolean {
  return [mesh, ...mesh.listPrimitives()].some((property) => property.listExtensions().length > 0);
}

/** Removes channels that move nothing, and clips without any. A channel may move what is no node, by a pointer. */
function dropIdleClips(document: Document): void {
  for (const clip of document.getRoot().listAnimations()) {
    for (const channel of clip.listChannels())
      if (!channel.getTargetNode() && channel.listExtensions().length === 0) channel.dispose();
    if (clip.listChannels().length > 0 || Object.keys(clip.getExtras()).length > 0) continue;
    for (const part of [...clip.listSamplers(), clip]) part.dispose();
  }
}

/**
 * Removes trees of nodes that no scene shows. Those that a clip moves, a skin or a level of detail refers to, or that
 * carry extras stay, and all of them where there is no scene.
 */
function dropOrphans(document: Document): void {
  const root = document.getRoot();
  if (root.listScenes().every((scene) => scene.listChildren().length === 0)) return;
  for (const node of root.listNodes()) {
    if (node.isDisposed() || node.listParents().some(({ propertyType }) => propertyType !== 'Root')) continue;
    const tree: Node[] = [];
    node.traverse((each) => tree.push(each));
    const used = tree.some(
      (each) =>
        Object.keys(each.getExtras()).length > 0 ||
        each.listParents().some(({ propertyType }) => !/^(Root|Node)$/.test(propertyType)),
    );
    if (!used) for (const each of tree) each.dispose();
  }
}
