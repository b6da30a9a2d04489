import { linearToSrgb } from '@meshwright/gltf/math';
import sharp from 'sharp';
import type { Material } from '../../content/materials.ts';
import { linearOf } from '../colors.ts';
import { patterns, type Texel } from './patterns.ts';
import { createTileNoise } from './tile-noise.ts';

/** The maps of one material as JPEG or PNG files. Square, seamless; a map of one value has few pixels. */
export interface PaintedMaterial {
  readonly baseColor: Uint8Array;
  readonly normal: Uint8Array;
  /** Grey pictures, for engines that keep the two apart. */
  readonly metallic: Uint8Array;
  readonly roughness: Uint8Array;
}

/** What a material of glTF takes of a painted one: a map only where a value is not the same everywhere. */
export interface PackedMaterial extends PaintedMaterial {
  /** glTF packing: green is roughness, blue is metallic. Null where both are one value. */
  readonly metallicRoughness: Uint8Array | null;
  /** From 0 to 1, the middle of the map. */
  readonly meanRoughness: number;
  /** Whether the normal map shows a relief. */
  readonly hasRelief: boolean;
}

/** One repeat of a material before it is packed into files, row by row. */
export interface MaterialTile {
  readonly size: number;
  /** sRGB. */
  readonly base: Buffer;
  readonly roughness: Buffer;
  /** 0 to 255, constant. */
  readonly metallic: number;
  /** 0 to 1; a slope is `bump` times the difference of neighbours. */
  readonly heights: Float32Array;
  readonly bump: number;
}

/** @param size pixels along a side */
export async function paintMaterial(
  material: Material,
  color: string,
  size: number,
  seed: number,
  worn = false,
): Promise<PackedMaterial> {
  const { base, roughness: fine, metallic: metal, heights } = materialTile(material, color, size, seed, worn);
  const { mean, deviation } = spreadOf(fine);
  const isPlain = deviation < plainDeviation;
  // Roughness changes slowly, so that half the pixels show as much.
  const side = isPlain ? plainSide : Math.max(1, size >> 1);
  const grey = isPlain ? Buffer.alloc(side * side, Math.round(mean)) : halved(fine, size);
  const packed = Buffer.alloc(side * side * 3, metal);
  for (let pixel = 0; pixel < grey.length; pixel++) {
    packed[pixel * 3] = 255;
    packed[pixel * 3 + 1] = grey[pixel]!;
  }
  const relief = normals(heights, size, material.bump);
  const hasRelief = spreadOf(relief.filter((_, i) => i % 3 < 2)).deviation >= flatDeviation;
  const [baseColor, metallicRoughness, normal, roughness, metallic] = await Promise.all([
    encodeSmall(base, size),
    isPlain ? null : encodeSmall(packed, side),
    hasRelief ? encodeSmall(relief, size) : encode(flat, plainSide, 3),
    encode(grey, side, 1),
    encode(Buffer.alloc(plainSide * plainSide, metal), plainSide, 1),
  ]);
  return { baseColor, metallicRoughness, normal, metallic, roughness, meanRoughness: mean / 255, hasRelief };
}

/** Pixels along a side of a map of one value. */
const plainSide = 8;
const flat = Buffer.from(Array.from({ length: plainSide * plainSide }, () => [128, 128, 255]).flat());

/** Steps of 255 by which roughness, and the slopes of a normal, can deviate without being seen. */
const plainDeviation = 4;
const flatDeviation = 1.5;

function spreadOf(values: Uint8Array): { mean: number; deviation: number } {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / values.length;
  return { mean, deviation: Math.sqrt(Math.max(0, squares / values.length - mean * mean)) };
}

/** Returns a grey picture with half the pixels along a side. */
function halved(values: Buffer, size: number): Buffer {
  const side = Math.max(1, size >> 1);
  const at = (x: number, y: number): number => values[Math.min(y, size - 1) * size + Math.min(x, size - 1)]!;
  return Buffer.from(
    Array.from({ length: side * side }, (_, i) => {
      const [x, y] = [2 * (i % side), 2 * Math.floor(i / side)];
      return Math.round((at(x, y) + at(x + 1, y) + at(x, y + 1) + at(x + 1, y + 1)) / 4);
    }),
  );
}

/**
 * @param size pixels along a side
 * @param worn adds dull, dark stains and scratches
 */
export function materialTile(
  material: Material,
  color: string,
  size: number,
  seed: number,
  worn = false,
): MaterialTile {
  const noise = createTileNoise(seed);
  const pattern = patterns[material.pattern];
  const first = linearOf(color);
  const second = secondColor(material, color);
  const base = Buffer.alloc(size * size * 3);
  const roughness = Buffer.alloc(size * size);
  const heights = new Float32Array(size * size);
  const texel: Texel = { height: 0.5, tone: 1, second: 0, rough: 0 };
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      pattern((x + 0.5) / size, (y + 0.5) / size, noise, texel);
      if (worn) {
        const [u, v] = [(x + 0.5) / size, (y + 0.5) / size];
        stain(noise.cloudy(u, v, 4), texel);
        scratch(noise.smooth(u, v, 3, 20), texel);
      }
      const pixel = y * size + x;
      const mix = Math.max(0, Math.min(1, texel.second));
      for (let c = 0; c < 3; c++) {
        base[pixel * 3 + c] = stored((first[c]! + (second[c]! - first[c]!) * mix) * texel.tone);
      }
      roughness[pixel] = Math.round(255 * Math.max(0.04, Math.min(1, material.roughness + texel.rough)));
      heights[pixel] = texel.height;
    }
  }
  // Slopes are defined for a picture of 512 pixels, so that a finer picture is not flatter.
  const bump = material.bump * (size / 512);
  return { size, base, roughness, metallic: Math.round(255 * material.metallic), heights, bump };
}

function stain(cloud: number, texel: Texel): void {
  const share = Math.min(1, Math.max(0, 0.35 + cloud * 2.2));
  texel.tone *= 1 - 0.55 * share;
  texel.rough += 0.3 * share;
}

/** Scratches lie along the width of a tile, where a long bump changes sign. */
function scratch(bump: number, texel: Texel): void {
  if (Math.abs(bump) > 0.05) return;
  texel.tone *= 1.35;
  texel.height -= 0.15;
}

/** Returns the second colour, which keeps its relation to the first when a prompt recolours a material. */
function secondColor(material: Material, color: string): [number, number, number] {
  const own = linearOf(material.color);
  const second = linearOf(material.second);
  const first = linearOf(color);
  const ratio = (c: 0 | 1 | 2): number =>
    Math.min(1, first[c] * Math.max(0.45, Math.min(1.9, second[c] / Math.max(0.01, own[c]))));
  return color === material.color ? second : [ratio(0), ratio(1), ratio(2)];
}

/** Returns the normal map of the relief; green points up the picture, as in glTF. */
function normals(heights: Float32Array, size: number, bump: number): Buffer {
  const out = Buffer.alloc(size * size * 3);
  // Slopes are defined for a picture of 512 pixels, so that a finer picture is not flatter.
  const strength = bump * (size / 512);
  for (let y = 0; y < size; y++) {
    const above = ((y + size - 1) % size) * size;
    const below = ((y + 1) % size) * size;
    for (let x = 0; x < size; x++) {
      const dx =
        (heights[y * size + ((x + size - 1) % size)]! - heights[y * size + ((x + 1) % size)]!) * strength;
      const dy = (heights[below + x]! - heights[above + x]!) * strength;
      const scale = 127.5 / Math.sqrt(dx * dx + dy * dy + 1);
      const at = (y * size + x) * 3;
      out[at] = Math.round(127.5 + dx * scale);
      out[at + 1] = Math.round(127.5 + dy * scale);
      out[at + 2] = Math.round(127.5 + scale);
    }
  }
  return out;
}

/** Quality of a JPEG of values that are read as they are, with all of its colours, of 100. */
const quality = 85;

/** Returns a JPEG, or a PNG where that is smaller: one colour, or a few steps. */
async function encodeSmall(pixels: Buffer, size: number): Promise<Uint8Array> {
  const raw = { width: size, height: size, channels: 3 } as const;
  const jpeg = await sharp(pixels, { raw })
    .jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
  const png = await encode(pixels, size, 3);
  return png.length < jpeg.length ? png : Uint8Array.from(jpeg);
}

async function encode(pixels: Buffer, size: number, channels: 1 | 3): Promise<Uint8Array> {
  const png = await sharp(pixels, { raw: { width: size, height: size, channels } })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .png({ compressionLevel: 4, adaptiveFiltering: true })
    .toBuffer();
  return new Uint8Array(png.buffer, png.byteOffset, png.byteLength);
}

function stored(light: number): number {
  return sRgb[Math.max(0, Math.min(4095, Math.round(light * 4095)))]!;
}

const sRgb = Uint8Array.from({ length: 4096 }, (_, i) => Math.round(255 * linearToSrgb(i / 4095)));
