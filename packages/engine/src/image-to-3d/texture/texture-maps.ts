import type { Document, Texture } from '@gltf-transform/core';
import sharp from 'sharp';
import type { JobInput } from '../../job/job.ts';
import type { BakedMaps } from '../../retexture/bake/bake.ts';
import { encodePaint, type SubjectPaint } from './paint.ts';
import { normalMap, plainMap } from './surface-maps.ts';

/** PNG files of one model's texture, each under its key in `texture_urls`; `packed` combines two of them for glTF. */
export interface TextureMaps {
  readonly urls: Readonly<Record<string, Uint8Array>>;
  /** glTF packing: green is roughness, blue is metallic. Null: the factors set both. */
  readonly packed: Uint8Array | null;
  /** Null where nothing glows. */
  readonly emission: Uint8Array | null;
  /** For the whole model, 0 to 1. */
  readonly metallic: number;
  readonly roughness: number;
}

type Request = JobInput['request'];

/** Returns a projected picture as maps: rough, not metallic, with the picture's grain as relief. */
export async function mapsOfPaint(paint: SubjectPaint, request: Request): Promise<TextureMaps> {
  const urls: Record<string, Uint8Array> = { base_color: await encodePaint(paint) };
  const flat = { metallic: 0, roughness: plainRoughness / 255, emission: null };
  if (request.enable_pbr !== true) return { urls, packed: null, ...flat };
  urls.metallic = await encodePaint(plainMap([0, 0, 0]));
  urls.roughness = await encodePaint(plainMap([plainRoughness, plainRoughness, plainRoughness]));
  urls.normal = await encodePaint(normalMap(paint));
  await addEmission(urls, request);
  return { urls, packed: await encodePaint(plainMap([255, plainRoughness, 0])), ...flat };
}

export async function mapsOfBake(baked: BakedMaps, request: Request): Promise<TextureMaps> {
  const { size, metallicRoughness } = baked;
  const paint = (pixels: Uint8Array) => encodePaint({ width: size, height: size, pixels });
  const urls: Record<string, Uint8Array> = { base_color: await paint(baked.baseColor) };
  const factors = {
    metallic: mean(metallicRoughness, 2),
    roughness: mean(metallicRoughness, 1),
    emission: baked.emission && (await paint(baked.emission)),
  };
  if (request.enable_pbr !== true) return { urls, packed: null, ...factors };
  urls.metallic = await paint(channel(metallicRoughness, 2));
  urls.roughness = await paint(channel(metallicRoughness, 1));
  urls.normal = await paint(baked.normal);
  await addEmission(urls, request, factors.emission);
  return { urls, packed: await paint(metallicRoughness), ...factors };
}

/** Sets the same maps on every material of the document but those of one name. */
export function applyMaps(document: Document, maps: TextureMaps, except: string | null = null): void {
  const texture = (name: string, image: Uint8Array): Texture =>
    document.createTexture(name).setMimeType('image/png').setImage(Uint8Array.from(image));
  const { base_color: base, normal } = maps.urls;
  const baseTexture = base ? texture('base_color', base) : null;
  const packedTexture = maps.packed ? texture('metallic_roughness', maps.packed) : null;
  const normalTexture = normal ? texture('normal', normal) : null;
  const glow = maps.emission ? texture('emission', maps.emission) : null;
  for (const material of document.getRoot().listMaterials()) {
    if (material.getName() === except) continue;
    material
      .setBaseColorFactor([1, 1, 1, 1])
      .setBaseColorTexture(baseTexture)
      .setMetallicFactor(packedTexture ? 1 : maps.metallic)
      .setRoughnessFactor(packedTexture ? 1 : maps.roughness)
      .setMetallicRoughnessTexture(packedTexture)
      .setNormalTexture(normalTexture)
      .setEmissiveTexture(glow)
      .setEmissiveFactor(glow ? [1, 1, 1] : [0, 0, 0]);
  }
}

/** Returns maps as they are in a document whose pictures were baked onto new texture coordinates. */
export async function mapsOfDocument(document: Document, maps: TextureMaps): Promise<TextureMaps> {
  const material = document
    .getRoot()
    .listMaterials()
    .find((each) => each.getBaseColorTexture());
  const base = material?.getBaseColorTexture()?.getImage();
  if (!material || !base) return maps;
  const urls: Record<string, Uint8Array> = { ...maps.urls, base_color: await asPng(base) };
  const packed = material.getMetallicRoughnessTexture()?.getImage();
  const normal = material.getNormalTexture()?.getImage();
  const glow = material.getEmissiveTexture()?.getImage();
  if (packed && maps.packed) {
    urls.metallic = await channelOf(packed, 'blue');
    urls.roughness = await channelOf(packed, 'green');
  }
  if (normal && urls.normal) urls.normal = await asPng(normal);
  if (glow && urls.emission) urls.emission = await asPng(glow);
  return { ...maps, urls };
}

async function asPng(image: Uint8Array): Promise<Uint8Array> {
  return Uint8Array.from(await sharp(image).png().toBuffer());
}

async function channelOf(image: Uint8Array, name: 'green' | 'blue'): Promise<Uint8Array> {
  return Uint8Array.from(await sharp(image).extractChannel(name).png().toBuffer());
}

/** Returns the maps as files, and `texture_urls` that names them. */
export function textureFiles({ urls }: TextureMaps): {
  files: Record<string, Uint8Array>;
  urls: Record<string, string>[];
} {
  const named = Object.entries(urls).map(([key, bytes]) => [key, `texture_${key}.png`, bytes] as const);
  return {
    files: Object.fromEntries(named.map(([, name, bytes]) => [name, bytes])),
    urls: [Object.fromEntries(named.map(([key, name]) => [key, name]))],
  };
}

/**
 * Returns whether to remove light: by default for the models that support it (spec: Parameters named for the
 * generation families, remove_lighting).
 */
export function wantsUnlit(request: Request): boolean {
  return request.remove_lighting !== false && newestModels.has(String(request.ai_model ?? 'latest'));
}

const plainRoughness = 204;
const newestModels: ReadonlySet<string> = new Set(['vendor-6', 'vendor-7.1', 'latest']);

/**
 * Adds the emission map, black where nothing glows (spec: Parameters named for the generation families, enable_pbr;
 * texture_resolution at 8k).
 */
async function addEmission(
  urls: Record<string, Uint8Array>,
  request: Request,
  glow: Uint8Array | null = null,
): Promise<void> {
  if (!newestModels.has(String(request.ai_model)) || request.texture_resolution === '8k') return;
  urls.emission = glow ?? (await encodePaint(plainMap([0, 0, 0])));
}

function channel(pixels: Uint8Array, k: number): Uint8Array {
  const grey = new Uint8Array(pixels.length);
  for (let i = 0; i < pixels.length; i += 3) {
    const value = pixels[i + k]!;
    grey[i] = value;
    grey[i + 1] = value;
    grey[i + 2] = value;
  }
  return grey;
}

function mean(pixels: Uint8Array, k: number): number {
  let sum = 0;
  for (let i = k; i < pixels.length; i += 3) sum += pixels[i]!;
  return pixels.length === 0 ? 0 : sum / (pixels.length / 3) / 255;
}
