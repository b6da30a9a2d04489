import type { Material, Primitive, Texture, TextureInfo } from '@gltf-transform/core';
import { accessorFloats, triangleIndices } from '@meshwright/formats/mesh';
import { decodePicture, type Picture } from './picture.ts';

/** A surface as it was before its triangles were replaced, with its pictures. */
export interface TexturedSource {
  readonly material: Material;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly uvs: Float32Array;
  /** xyz along u, w the side of v, where the model has them. */
  readonly tangents: Float32Array | null;
  readonly indices: Uint32Array;
  readonly pictures: ReadonlyMap<Texture, Picture>;
}

const known = ['POSITION', 'NORMAL', 'COLOR_0', 'TEXCOORD_0', 'TANGENT'];
/** Extensions of a material that name no texture. */
const plainExtensions = ['KHR_materials_unlit', 'KHR_materials_emissive_strength', 'KHR_materials_ior'];
/** Most of a picture's width or height that the coordinates may span; beyond it the picture repeats. */
const widest = 1.001;

/**
 * Reads what is needed to bake a primitive's pictures onto another surface. Null for a primitive that keeps its
 * coordinates: one without pictures, whose pictures repeat, are moved by an extension or cannot be decoded, with a
 * second set of coordinates, a skin or morph targets.
 */
export async function texturedSource(primitive: Primitive): Promise<TexturedSource | null> {
  const material = primitive.getMaterial();
  if (!material || primitive.listTargets().length > 0) return null;
  if (!primitive.listSemantics().every((semantic) => known.includes(semantic))) return null;
  if (!isPlainMaterial(material)) return null;
  const [position, normal, uv] = ['POSITION', 'NORMAL', 'TEXCOORD_0'].map((name) =>
    primitive.getAttribute(name),
  );
  const indices = triangleIndices(primitive);
  if (!position || !normal || !uv || !indices) return null;
  const uvs = accessorFloats(uv);
  if (spanOf(uvs, 0) > widest || spanOf(uvs, 1) > widest) return null;
  const slots = textureSlots(material);
  if (slots.length === 0 || !slots.every(({ info }) => isPlain(info))) return null;
  const pictures = new Map<Texture, Picture>();
  for (const { texture, info, isColor } of slots) {
    const picture = pictures.get(texture) ?? (await decodePicture(texture.getImage(), info, isColor));
    if (!picture) return null;
    pictures.set(texture, picture);
  }
  const tangent = primitive.getAttribute('TANGENT');
  return {
    material,
    positions: new Float32Array(accessorFloats(position)),
    normals: new Float32Array(accessorFloats(normal)),
    uvs: new Float32Array(uvs),
    tangents: tangent ? new Float32Array(accessorFloats(tangent)) : null,
    indices,
    pictures,
  };
}

/** Whether a primitive has texture coordinates that no picture is read by, so new ones lose nothing. */
export function hasUnreadCoordinates(primitive: Primitive): boolean {
  const material = primitive.getMaterial();
  if (primitive.listTargets().length > 0) return false;
  const semantics = primitive.listSemantics();
  if (!semantics.every((semantic) => known.includes(semantic) || semantic.startsWith('TEXCOORD_')))
    return false;
  return !material || (textureSlots(material).length === 0 && isPlainMaterial(material));
}

const isPlainMaterial = (material: Material): boolean =>
  material.listExtensions().every(({ extensionName }) => plainExtensions.includes(extensionName));

/** A picture of a material in one role. */
interface TextureSlot {
  readonly texture: Texture;
  readonly info: TextureInfo;
  /** Whether it holds colours, which are stored as sRGB. */
  readonly isColor: boolean;
}

export function textureSlots(material: Material): TextureSlot[] {
  const slots = [
    [material.getBaseColorTexture(), material.getBaseColorTextureInfo(), true],
    [material.getEmissiveTexture(), material.getEmissiveTextureInfo(), true],
    [material.getNormalTexture(), material.getNormalTextureInfo(), false],
    [material.getMetallicRoughnessTexture(), material.getMetallicRoughnessTextureInfo(), false],
    [material.getOcclusionTexture(), material.getOcclusionTextureInfo(), false],
  ] as const;
  return slots.flatMap(([texture, info, isColor]) => (texture && info ? [{ texture, info, isColor }] : []));
}

function isPlain(info: TextureInfo): boolean {
  return info.getTexCoord() === 0 && info.listExtensions().length === 0;
}

function spanOf(uvs: Float32Array, axis: number): number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = axis; i < uvs.length; i += 2) {
    low = Math.min(low, uvs[i]!);
    high = Math.max(high, uvs[i]!);
  }
  return high - low;
}
