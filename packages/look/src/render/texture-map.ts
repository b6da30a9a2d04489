import { linearToSrgb, srgbToLinear } from '@meshwright/gltf/math';

/** A decoded picture with its mip levels, 8 bits per channel, rgba, first row on top. */
export interface TextureMap {
  readonly levels: readonly TextureLevel[];
}

/** A texture as a material uses it. */
export interface PlacedTexture extends TextureMap {
  /** Moves, turns and scales the coordinates: u' = a u + b v + c, v' = d u + e v + f. Null: as they are. */
  readonly placement: readonly [number, number, number, number, number, number] | null;
  readonly wrapU: Wrap;
  readonly wrapV: Wrap;
}

export type Wrap = 'repeat' | 'clamp' | 'mirror';

interface TextureLevel {
  readonly width: number;
  readonly height: number;
  /** A texel each: red in the lowest byte, then green, blue and alpha. */
  readonly texels: Uint32Array;
}

/** A decoded picture: rgba, 8 bits each, first row on top, colours not multiplied by alpha. */
export interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Decodes PNG, JPEG or WebP; null for an unreadable picture. Colour profiles are ignored, as glTF wants. */
export type PictureDecoder = (image: Uint8Array) => Promise<DecodedPicture | null>;

/** A picture with a longer side is halved until it has none: pictures of models need no more. */
const longestSide = 1536;

/**
 * Returns the mip levels of a picture.
 * @param isColor its red, green and blue are sRGB, and light is averaged; else the numbers are
 */
export function textureMapOf({ width, height, pixels }: DecodedPicture, isColor: boolean): TextureMap {
  const halve = isColor ? halveColors : halveNumbers;
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : new Uint8Array(pixels);
  const texels = new Uint32Array(aligned.buffer, aligned.byteOffset, width * height);
  let first: TextureLevel = { width, height, texels };
  while (Math.max(first.width, first.height) > longestSide && Math.min(first.width, first.height) > 1)
    first = halve(first);
  return { levels: halvings(first, halve) };
}

/** Returns a coordinate that repeats as the given mode wants. */
export function wrapped(coordinate: number, wrap: Wrap, side: number): number {
  if (wrap === 'repeat') return coordinate;
  // Half a texel from the edge, so that the far edge does not mix in.
  if (wrap === 'clamp') return Math.min(1 - 0.5 / side, Math.max(0.5 / side, coordinate));
  const turn = coordinate - 2 * Math.floor(coordinate / 2);
  return turn > 1 ? 2 - turn : turn;
}

/**
 * Samples bilinearly with repeat. Writes rgba in 0..1 to `out`.
 * @param covered texels of level 0 that one sample covers along a side; selects the mip level
 * @param isColor red, green and blue are sRGB: linear light is mixed and written; else the numbers as stored
 */
export function sampleTexture(
  map: TextureMap,
  u: number,
  v: number,
  covered: number,
  out: Float32Array,
  isColor: boolean,
): void {
  let index = 0;
  // Half a level is a factor of the root of two.
  for (let most = Math.SQRT2; covered >= most && index < map.levels.length - 1; most *= 2) index++;
  const { width, height, texels } = map.levels[index]!;
  const x = (u - Math.floor(u)) * width - 0.5;
  const y = (v - Math.floor(v)) * height - 0.5;
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const left = x0 < 0 ? width - 1 : x0;
  const right = x0 + 1 >= width ? 0 : x0 + 1;
  const top = (y0 < 0 ? height - 1 : y0) * width;
  const bottom = (y0 + 1 >= height ? 0 : y0 + 1) * width;
  const a = texels[top + left]!;
  const b = texels[top + right]!;
  const c = texels[bottom + left]!;
  const d = texels[bottom + right]!;
  for (let channel = 0; channel < 4; channel++) {
    const shift = channel * 8;
    const values = isColor && channel < 3 ? linear : stored;
    const upper = values[(a >>> shift) & 255]! * (1 - fx) + values[(b >>> shift) & 255]! * fx;
    const lower = values[(c >>> shift) & 255]! * (1 - fx) + values[(d >>> shift) & 255]! * fx;
    out[channel] = upper * (1 - fy) + lower * fy;
  }
}

/** A byte as a share of 255, and the light of an sRGB byte. */
const stored = Float64Array.from({ length: 256 }, (_, i) => i / 255);
const linear = Float32Array.from(stored, srgbToLinear);

function halvings(first: TextureLevel, halve: (level: TextureLevel) => TextureLevel): TextureLevel[] {
  const levels = [first];
  let last = first;
  while (last.width > 1 && last.height > 1) {
    last = halve(last);
    levels.push(last);
  }
  return levels;
}

/** Every second channel of a pixel, and what rounds a sum of four of them before it is divided. */
const pairs = 0x00ff00ff;
const rounding = 0x00020002;

function halveNumbers({ width, height, texels }: TextureLevel): TextureLevel {
  const w = width >> 1;
  const h = height >> 1;
  const half = new Uint32Array(w * h);
  for (let y = 0, to = 0; y < h; y++) {
    for (let upper = y * 2 * width, lower = upper + width, x = 0; x < w; x++, upper += 2, lower += 2) {
      const a = texels[upper]!;
      const b = texels[upper + 1]!;
      const c = texels[lower]!;
      const d = texels[lower + 1]!;
      // Two channels at a time, each with eight bits of room above it.
      const even = (a & pairs) + (b & pairs) + (c & pairs) + (d & pairs) + rounding;
      const odd =
        ((a >>> 8) & pairs) + ((b >>> 8) & pairs) + ((c >>> 8) & pairs) + ((d >>> 8) & pairs) + rounding;
      half[to++] = ((even >>> 2) & pairs) | (((odd >>> 2) & pairs) << 8);
    }
  }
  return { width: w, height: h, texels: half };
}

/** Light of a stored byte, in 4095ths, and the byte of a sum of four of them. */
const lightOf = Uint16Array.from({ length: 256 }, (_, i) => Math.round(4095 * srgbToLinear(i / 255)));
const byteOfSum = Uint8Array.from({ length: 4 * 4095 + 1 }, (_, i) =>
  Math.round(255 * linearToSrgb(i / (4 * 4095))),
);

function halveColors({ width, height, texels }: TextureLevel): TextureLevel {
  const w = width >> 1;
  const h = height >> 1;
  const half = new Uint32Array(w * h);
  for (let y = 0, to = 0; y < h; y++) {
    for (let upper = y * 2 * width, lower = upper + width, x = 0; x < w; x++, upper += 2, lower += 2) {
      const a = texels[upper]!;
      const b = texels[upper + 1]!;
      const c = texels[lower]!;
      const d = texels[lower + 1]!;
      const red = lightOf[a & 255]! + lightOf[b & 255]! + lightOf[c & 255]! + lightOf[d & 255]!;
      const green =
        lightOf[(a >>> 8) & 255]! +
        lightOf[(b >>> 8) & 255]! +
        lightOf[(c >>> 8) & 255]! +
        lightOf[(d >>> 8) & 255]!;
      const blue =
        lightOf[(a >>> 16) & 255]! +
        lightOf[(b >>> 16) & 255]! +
        lightOf[(c >>> 16) & 255]! +
        lightOf[(d >>> 16) & 255]!;
      const alpha = ((a >>> 24) + (b >>> 24) + (c >>> 24) + (d >>> 24) + 2) >>> 2;
      half[to++] = byteOfSum[red]! | (byteOfSum[green]! << 8) | (byteOfSum[blue]! << 16) | (alpha << 24);
    }
  }
  return { width: w, height: h, texels: half };
}
