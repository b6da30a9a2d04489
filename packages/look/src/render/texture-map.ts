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
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : new Uint8Array(pixels);
  const texels = new Uint32Array(aligned.buffer, aligned.byteOffset, width * height);
  let first: TextureLevel = { width, height, texels };
  while (Math.max(first.width, first.height) > longestSide && Math.min(first.width, first.height) > 1)
    first = halve(first, isColor);
  const levels = [first];
  for (let last = first; last.width > 1 && last.height > 1; levels.push(last)) last = halve(last, isColor);
  return { levels };
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
 * @param place the two coordinates, and how many texels of level 0 one sample covers along a side, which selects the mip level
 * @param isColor red, green and blue are sRGB: linear light is mixed and written; else the numbers as stored
 */
export function sampleTexture(
  map: TextureMap,
  place: Float64Array,
  out: Float32Array,
  isColor: boolean,
): void {
  const u = place[0]!;
  const v = place[1]!;
  const covered = place[2]!;
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
  const values = isColor ? linear : stored;
  out[0] = mix(values[a & 255]!, values[b & 255]!, values[c & 255]!, values[d & 255]!, fx, fy);
  out[1] = mix(
    values[(a >>> 8) & 255]!,
    values[(b >>> 8) & 255]!,
    values[(c >>> 8) & 255]!,
    values[(d >>> 8) & 255]!,
    fx,
    fy,
  );
  out[2] = mix(
    values[(a >>> 16) & 255]!,
    values[(b >>> 16) & 255]!,
    values[(c >>> 16) & 255]!,
    values[(d >>> 16) & 255]!,
    fx,
    fy,
  );
  out[3] = mix(stored[a >>> 24]!, stored[b >>> 24]!, stored[c >>> 24]!, stored[d >>> 24]!, fx, fy);
}

function mix(a: number, b: number, c: number, d: number, fx: number, fy: number): number {
  return (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy;
}

/** A byte as a share of 255, and the light of an sRGB byte. */
const stored = Float64Array.from({ length: 256 }, (_, i) => i / 255);
const linear = Float64Array.from(Float32Array.from(stored, srgbToLinear));

/** Every second channel of a pixel, and what rounds a sum of four of them before it is divided. */
const pairs = 0x00ff00ff;
const rounding = 0x00020002;

function halve({ width, height, texels }: TextureLevel, isColor: boolean): TextureLevel {
  const w = width >> 1;
  const h = height >> 1;
  const half = new Uint32Array(w * h);
  // A row at a time: the compiler optimises a function that is called often once, and a long loop anew in every picture.
  for (let y = 0; y < h; y++)
    (isColor ? halveColors : halveNumbers)(texels, y * 2 * width, width, half, y * w, w);
  return { width: w, height: h, texels: half };
}

function halveNumbers(
  texels: Uint32Array,
  from: number,
  width: number,
  half: Uint32Array,
  to: number,
  count: number,
): void {
  for (let x = 0; x < count; x++) {
    const upper = from + x * 2;
    const a = texels[upper]!;
    const b = texels[upper + 1]!;
    const c = texels[upper + width]!;
    const d = texels[upper + width + 1]!;
    // Two channels at a time, each with eight bits of room above it.
    const even = (a & pairs) + (b & pairs) + (c & pairs) + (d & pairs) + rounding;
    const odd =
      ((a >>> 8) & pairs) + ((b >>> 8) & pairs) + ((c >>> 8) & pairs) + ((d >>> 8) & pairs) + rounding;
    half[to + x] = ((even >>> 2) & pairs) | (((odd >>> 2) & pairs) << 8);
  }
}

/** Light of a stored byte, in 4095ths, and the byte of a sum of four of them. */
const lightOf = Uint16Array.from({ length: 256 }, (_, i) => Math.round(4095 * srgbToLinear(i / 255)));
const byteOfSum = Uint8Array.from({ length: 4 * 4095 + 1 }, (_, i) =>
  Math.round(255 * linearToSrgb(i / (4 * 4095))),
);

function halveColors(
  texels: Uint32Array,
  from: number,
  width: number,
  half: Uint32Array,
  to: number,
  count: number,
): void {
  for (let x = 0; x < count; x++) {
    const upper = from + x * 2;
    const a = texels[upper]!;
    const b = texels[upper + 1]!;
    const c = texels[upper + width]!;
    const d = texels[upper + width + 1]!;
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
    half[to + x] = byteOfSum[red]! | (byteOfSum[green]! << 8) | (byteOfSum[blue]! << 16) | (alpha << 24);
  }
}
