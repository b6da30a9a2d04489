import type { Document, Material, Texture } from '@gltf-transform/core';
import { accessorFloats, type ScenePart, sceneParts } from '@meshwright/formats/mesh';
import { decodeTexture, type TextureMap } from './texture-map.ts';

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

/** Properties of a glTF material that the renderer draws. Factors are linear. */
export interface TriangleMaterial {
  readonly color: readonly number[];
  readonly metallic: number;
  readonly roughness: number;
  readonly emissive: readonly number[];
  /** Fragments below this alpha are dropped; 0 for opaque and blended materials. */
  readonly cutoff: number;
  readonly blend: boolean;
  readonly normalScale: number;
  readonly colorMap: TextureMap | null;
  readonly metallicRoughnessMap: TextureMap | null;
  readonly normalMap: TextureMap | null;
  readonly emissiveMap: TextureMap | null;
}

/** Collects the default scene (or the first one) at rest: see `sceneParts`. */
export async function collectTriangles(document: Document): Promise<TriangleScene> {
  const parts = sceneParts(document);
  const sources = [...new Set(parts.map((part) => part.material))];
  const decoded = new Map<Texture, Promise<TextureMap | null>>();
  const materials = await Promise.all(sources.map((source) => readMaterial(source, decoded)));
  return merge(parts, sources, materials);
}

/** Returns the base colour's set of texture coordinates, which is used for all maps of a material. */
function uvsOf({ material, primitive, uvs }: ScenePart): Float32Array | null {
  const set = material?.getBaseColorTextureInfo()?.getTexCoord() ?? 0;
  const accessor = set === 0 ? null : primitive.getAttribute(`TEXCOORD_${set}`);
  return accessor ? accessorFloats(accessor) : uvs;
}

/** @param decoded decoded textures, which several materials may share */
async function readMaterial(
  material: Material | null,
  decoded: Map<Texture, Promise<TextureMap | null>>,
): Promise<TriangleMaterial> {
  const map = (texture: Texture | null | undefined): Promise<TextureMap | null> | null => {
    if (!texture) return null;
    const known = decoded.get(texture) ?? decodeTexture(texture.getImage());
    decoded.set(texture, known);
    return known;
  };
  const [colorMap, metallicRoughnessMap, normalMap, emissiveMap] = await Promise.all([
    map(material?.getBaseColorTexture()),
    map(material?.getMetallicRoughnessTexture()),
    map(material?.getNormalTexture()),
    map(material?.getEmissiveTexture()),
  ]);
  const mode = material?.getAlphaMode() ?? 'OPAQUE';
  return {
    color: material?.getBaseColorFactor() ?? [0.8, 0.8, 0.8, 1],
    metallic: material?.getMetallicFactor() ?? 0,
    roughness: material?.getRoughnessFactor() ?? 0.7,
    emissive: material?.getEmissiveFactor() ?? [0, 0, 0],
    cutoff: mode === 'MASK' ? (material?.getAlphaCutoff() ?? 0.5) : 0,
    blend: mode === 'BLEND',
    normalScale: material?.getNormalScale() ?? 1,
    colorMap,
    metallicRoughnessMap,
    normalMap,
    emissiveMap,
  };
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
