import type { Document, Material, Primitive, Property, TextureInfo } from '@gltf-transform/core';
import type { Transform } from '@gltf-transform/extensions';
import { isLightmapUv } from './lightmap/lightmap-layout.ts';

/**
 * Removes normals, tangents, and sets of coordinates and colours that nothing reads: neither a texture of the material
 * or of a variant, nor an extension, nor baked light. Returns the removed names, one for each primitive.
 */
export function dropAttributes(document: Document): string[] {
  const dropped: string[] = [];
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) {
      const needed = neededSemantics(primitive);
      const spare = primitive.listSemantics().filter((name) => OPTIONAL.test(name) && !needed.has(name));
      for (const holder of [primitive, ...primitive.listTargets()])
        for (const name of spare) holder.setAttribute(name, null);
      closeGaps(primitive);
      dropped.push(...spare);
    }
  }
  return dropped;
}

/** Names of the attributes that materials and extensions of a primitive read. */
function neededSemantics(primitive: Primitive): Set<string> {
  const needed = new Set<string>();
  const infos: TextureInfo[] = [];
  let [lit, bumpy, directed] = [primitive.getMaterial() === null, false, false];
  for (const property of reachable(primitive)) {
    if (property.propertyType === 'Material')
      lit ||= !(property as Material).getExtension('KHR_materials_unlit');
    directed ||= property.propertyType === 'Anisotropy';
    const edges = property.getGraph().listChildEdges(property);
    // Such a shader lights a material that other readers show unlit, and its textures have no other names.
    const described = property.propertyType === 'ReferringData';
    lit ||= described;
    const filled = new Set(
      edges.filter((edge) => edge.getChild().propertyType === 'Texture').map((edge) => edge.getName()),
    );
    bumpy ||= [...filled].some((name) => /normalTexture/i.test(name));
    for (const edge of edges)
      if (
        edge.getChild().propertyType === 'TextureInfo' &&
        (described || filled.has(edge.getName().replace(/Info$/, '')))
      )
        infos.push(edge.getChild() as TextureInfo);
  }
  for (const set of infos.flatMap(coordinatesOf)) needed.add(`TEXCOORD_${set}`);
  if (lit && primitive.getMode() !== 0) needed.add('NORMAL');
  if (bumpy || directed) needed.add('TANGENT');
  // The grain follows the tangents; without them it follows the coordinates of the normal map, or the first.
  if (directed && !primitive.getAttribute('TANGENT')) needed.add('TEXCOORD_0');
  if (primitive.getAttribute('TEXCOORD_1') && isLightmapUv(primitive)) needed.add('TEXCOORD_1');
  return needed;
}

/** The set that a texture reads; KHR_texture_transform may name another for loaders that know it. */
function coordinatesOf(info: TextureInfo): number[] {
  const transform = info.getExtension<Transform>('KHR_texture_transform');
  const other = transform?.getTexCoord() ?? null;
  return [info.getTexCoord(), ...(other === null ? [] : [other])];
}

/** The primitive, its materials with those of variants, and every extension on them. */
function reachable(primitive: Primitive): Set<Property> {
  const seen = new Set<Property>([primitive]);
  for (const property of seen)
    for (const edge of property.getGraph().listChildEdges(property))
      if (!/^(Accessor|PrimitiveTarget)$/.test(edge.getChild().propertyType)) seen.add(edge.getChild());
  return seen;
}

/** Sets of coordinates are numbered without gaps (glTF 2.0, 3.7.2.1): a gap refers to the data of the set above it. */
function closeGaps(primitive: Primitive): void {
  const sets = primitive.listSemantics().flatMap((name) => /^TEXCOORD_(\d+)$/.exec(name)?.[1] ?? []);
  let above = primitive.getAttribute(`TEXCOORD_${Math.max(...sets.map(Number))}`);
  for (let set = Math.max(0, ...sets.map(Number)); set >= 0 && sets.length > 0; set--) {
    const own = primitive.getAttribute(`TEXCOORD_${set}`);
    if (own) above = own;
    else primitive.setAttribute(`TEXCOORD_${set}`, above);
  }
}

const OPTIONAL = /^(NORMAL|TANGENT|TEXCOORD_\d+|COLOR_[1-9]\d*)$/;
