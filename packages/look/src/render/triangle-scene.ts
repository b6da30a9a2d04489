import type { Material, Texture, TextureInfo } from '@gltf-transform/core';
import type { Clearcoat, EmissiveStrength, Transform, Transmission } from '@gltf-transform/extensions';
import { accessorFloats, type ScenePart } from '@meshwright/formats/parts';
import {
  type PictureDecoder,
  type PlacedTexture,
  type TextureMap,
  textureMapOf,
  type Wrap,
} from './texture-map.ts';

/** All triangles of a scene in world space, ready to draw: one vertex pool, one material list. */
export interface TriangleScene {
  /** xyz per vertex, in the model's unit. */
  readonly positions: Float32Array;
  /** xyz per vertex, unit length, or all zero where the model has none. */
  readonly normals: Float32Array;
  readonly uvs: Float32Array;
  /** Linear rgba per vertex; white where the model has none. */
  readonly colors: Float32Array;
  /** Three vertex indices per triangle. */
  readonly triangles: Uint32Array;
  /** Index into `materials` per triangle. */
  readonly materialOf: Uint16Array;
  readonly materials: readonly TriangleMaterial[];
}

/**
 * Returns a scene with some of its lists replaced. All scenes have one form, because the compiler optimises the loops over pixels anew
 * for each other one.
 */
export function changedScene(scene: TriangleScene, changes: Partial<TriangleScene>): TriangleScene {
  return {
    positions: changes.positions ?? scene.positions,
    normals: changes.normals ?? scene.normals,
    uvs: changes.uvs ?? scene.uvs,
    colors: changes.colors ?? scene.colors,
    triangles: changes.triangles ?? scene.triangles,
    materialOf: changes.materialOf ?? scene.materialOf,
    materials: changes.materials ?? scene.materials,
  };
}

/** Properties of a glTF material that the renderer draws. Factors are linear. */
export interface TriangleMaterial {
  readonly color: Float64Array;
  readonly metallic: number;
  readonly roughness: number;
  readonly emissive: Float64Array;
  /** Fragments below this alpha are dropped; 0 for opaque and blended materials. */
  readonly cutoff: number;
  readonly blend: boolean;
  /** Faces are meant to be seen from both sides. */
  readonly doubleSided: boolean;
  /** The base colour is the colour of the picture, whatever the light. */
  readonly unlit: boolean;
  readonly normalScale: number;
  readonly occlusionStrength: number;
  readonly colorMap: PlacedTexture | null;
  readonly metallicRoughnessMap: PlacedTexture | null;
  readonly normalMap: PlacedTexture | null;
  readonly emissiveMap: PlacedTexture | null;
  readonly occlusionMap: PlacedTexture | null;
}

/** Textures that are decoded, or on the way. */
export interface Decoded {
  readonly decode: PictureDecoder;
  /** By what they hold: a texture may be used as both. */
  readonly colors: Map<Texture, Promise<TextureMap | null>>;
  readonly numbers: Map<Texture, Promise<TextureMap | null>>;
}

/**
 * Joins parts into one scene. A texture that cannot be decoded is left out.
 * @param decoded textures of an earlier scene of the same document, and of this one afterwards
 */
export async function trianglesOf(parts: readonly ScenePart[], decoded: Decoded): Promise<TriangleScene> {
  const sources = [...new Set(parts.map((part) => part.material))];
  const materials = await Promise.all(sources.map((source) => readMaterial(source, decoded)));
  return merge(parts, sources, materials);
}

async function textureMap(
  texture: Texture,
  decode: PictureDecoder,
  isColor: boolean,
): Promise<TextureMap | null> {
  const image = texture.getImage();
  const picture = image && (await decode(image));
  return picture && textureMapOf(picture, isColor);
}

/** Returns the base colour's set of texture coordinates, which is used for all maps of a material. */
function uvsOf({ material, primitive, uvs }: ScenePart): Float32Array | null {
  const set = material?.getBaseColorTextureInfo()?.getTexCoord() ?? 0;
  const accessor = set === 0 ? null : primitive.getAttribute(`TEXCOORD_${set}`);
  return accessor ? accessorFloats(accessor) : uvs;
}

/** @param decoded decoded textures, which several materials may share */
async function readMaterial(material: Material | null, decoded: Decoded): Promise<TriangleMaterial> {
  const map = async (
    texture: Texture | null | undefined,
    info: TextureInfo | null | undefined,
    isColor = false,
  ): Promise<PlacedTexture | null> => {
    if (!texture) return null;
    const maps = isColor ? decoded.colors : decoded.numbers;
    const known = maps.get(texture) ?? textureMap(texture, decoded.decode, isColor);
    maps.set(texture, known);
    const pixels = await known;
    return pixels && { ...pixels, ...placementOf(info) };
  };
  const [colorMap, metallicRoughnessMap, normalMap, emissiveMap, occlusionMap] = await Promise.all([
    map(material?.getBaseColorTexture(), material?.getBaseColorTextureInfo(), true),
    map(material?.getMetallicRoughnessTexture(), material?.getMetallicRoughnessTextureInfo()),
    map(material?.getNormalTexture(), material?.getNormalTextureInfo()),
    map(material?.getEmissiveTexture(), material?.getEmissiveTextureInfo(), true),
    map(material?.getOcclusionTexture(), material?.getOcclusionTextureInfo()),
  ]);
  const mode = material?.getAlphaMode() ?? 'OPAQUE';
  const strength = material?.getExtension<EmissiveStrength>('KHR_materials_emissive_strength');
  const coat = material?.getExtension<Clearcoat>('KHR_materials_clearcoat');
  const clear =
    material?.getExtension<Transmission>('KHR_materials_transmission')?.getTransmissionFactor() ?? 0;
  const color = material?.getBaseColorFactor() ?? [0.8, 0.8, 0.8, 1];
  const roughness = material?.getRoughnessFactor() ?? 0.7;
  const shine = coat?.getClearcoatFactor() ?? 0;
  return {
    color: Float64Array.of(color[0]!, color[1]!, color[2]!, color[3]! * (1 - seenThrough * clear)),
    metallic: material?.getMetallicFactor() ?? 0,
    // A clear coat over a rough surface: one lobe between both.
    roughness:
      roughness + (Math.min(roughness, coat?.getClearcoatRoughnessFactor() ?? 1) - roughness) * shine * 0.6,
    emissive: Float64Array.from(
      material?.getEmissiveFactor() ?? [0, 0, 0],
      (value) => value * (strength?.getEmissiveStrength() ?? 1),
    ),
    cutoff: mode === 'MASK' ? (material?.getAlphaCutoff() ?? 0.5) : 0,
    blend: mode === 'BLEND' || clear > 0,
    doubleSided: material?.getDoubleSided() ?? true,
    unlit: Boolean(material?.getExtension('KHR_materials_unlit')),
    normalScale: material?.getNormalScale() ?? 1,
    occlusionStrength: material?.getOcclusionStrength() ?? 1,
    colorMap,
    metallicRoughnessMap,
    normalMap,
    emissiveMap,
    occlusionMap,
  };
}

/** Share of a transmitting surface that is drawn as clear; the rest keeps its colour. */
const seenThrough = 0.75;

const wraps: Readonly<Record<number, Wrap>> = { 10497: 'repeat', 33071: 'clamp', 33648: 'mirror' };

/** Returns how a material places its texture (KHR_texture_transform) and what is beyond the edges. */
function placementOf(info: TextureInfo | null | undefined): Omit<PlacedTexture, 'levels'> {
  const moved = info?.getExtension<Transform>('KHR_texture_transform');
  const wrap = {
    wrapU: wraps[info?.getWrapS() ?? 10497] ?? 'repeat',
    wrapV: wraps[info?.getWrapT() ?? 10497] ?? 'repeat',
  };
  if (!moved) return { placement: null, ...wrap };
  const [x, y] = moved.getOffset();
  const [width, height] = moved.getScale();
  const [sin, cos] = [Math.sin(moved.getRotation()), Math.cos(moved.getRotation())];
  return { placement: [cos * width, sin * height, x, -sin * width, cos * height, y], ...wrap };
}

function merge(
  parts: readonly ScenePart[],
  sources: readonly (Material | null)[],
  materials: readonly TriangleMaterial[],
): TriangleScene {
  const vertexCount = parts.reduce((sum, part) => sum + part.positions.length / 3, 0);
  const cornerCount = parts.reduce((sum, part) => sum + part.indices.length, 0);
  const positions = new Float32Array(vertexCount * 3);
  const normals = new Float32Array(vertexCount * 3);
  const uvs = new Float32Array(vertexCount * 2);
  const colors = new Float32Array(vertexCount * 4).fill(1);
  const triangles = new Uint32Array(cornerCount);
  const materialOf = new Uint16Array(cornerCount / 3);
  const numbers = new Map(sources.map((source, i) => [source, i]));
  let vertex = 0;
  let corner = 0;
  for (const part of parts) {
    const count = part.positions.length / 3;
    positions.set(part.positions, vertex * 3);
    if (part.normals) normals.set(part.normals.subarray(0, count * 3), vertex * 3);
    const partUvs = uvsOf(part);
    if (partUvs) uvs.set(partUvs.subarray(0, count * 2), vertex * 2);
    if (part.colors) colors.set(part.colors.subarray(0, count * 4), vertex * 4);
    for (let i = 0; i < part.indices.length; i++) triangles[corner + i] = part.indices[i]! + vertex;
    materialOf.fill(numbers.get(part.material)!, corner / 3, (corner + part.indices.length) / 3);
    vertex += count;
    corner += part.indices.length;
  }
  return { positions, normals, uvs, colors, triangles, materialOf, materials };
}
