import { linearToSrgb, srgbToLinear } from '../../srgb.ts';
/** A raster of four bytes a pixel, red first, rows from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** What the numbers of a picture mean, which decides how they are averaged. */
export type PictureKind = 'colour' | 'normal' | 'data';

/**
 * Returns a picture and all its halves down to one pixel. Colours are averaged as light and weighted by their alpha,
 * normals as directions of length one, everything else as it is. A side of odd length is averaged by area.
 * Other work, such as an abort, has its turn every few hundredths of a second.
 * @throws the reason of the signal
 */
export async function mipChain(base: Pixels, kind: PictureKind, signal?: AbortSignal): Promise<Pixels[]> {
  const levels = [base];
  for (let { width, height } = base; width > 1 || height > 1; ) {
    [width, height] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
    levels.push(await halved(levels.at(-1)!, width, height, averages[kind], signal));
  }
  return levels;
}

/** The sums of four channels over the pixels that become one, and of the weights of these pixels. */
interface Sums {
  channels: Float64Array;
  plain: Float64Array;
  weight: number;
}

interface Average {
  /** Adds the pixel at a position of `data`, which covers a share of the target. */
  add(sums: Sums, data: Uint8Array, at: number, share: number): void;
  /** Writes the average at a position of `data`. */
  write(sums: Sums, data: Uint8Array, at: number): void;
}

async function halved(
  from: Pixels,
  width: number,
  height: number,
  { add, write }: Average,
  signal: AbortSignal | undefined,
): Promise<Pixels> {
  const data = new Uint8Array(width * height * 4);
  const columns = spans(from.width, width);
  const rows = spans(from.height, height);
  const sums: Sums = { channels: new Float64Array(4), plain: new Float64Array(3), weight: 0 };
  const turn = Math.ceil(PIXELS_PER_TURN / width);
  for (let y = 0; y < height; y++) {
    if (y % turn === turn - 1) await new Promise((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
    for (let x = 0; x < width; x++) {
      sums.channels.fill(0);
      sums.plain.fill(0);
      sums.weight = 0;
      for (let row = 0; row < 3; row++) {
        const tall = rows.shares[y * 3 + row]!;
        if (tall === 0) continue;
        const line = (rows.first[y]! + row) * from.width;
        for (let column = 0; column < 3; column++) {
          const share = tall * columns.shares[x * 3 + column]!;
          if (share > 0) add(sums, from.data, (line + columns.first[x]! + column) * 4, share);
        }
      }
      write(sums, data, (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

/** For each target position its first source position, and the shares of this one and the two after it; their sum is 1. */
function spans(source: number, target: number): { first: Uint32Array; shares: Float64Array } {
  const first = new Uint32Array(target);
  const shares = new Float64Array(target * 3);
  const step = source / target;
  for (let at = 0; at < target; at++) {
    const [from, to] = [at * step, (at + 1) * step];
    first[at] = Math.floor(from);
    for (let tap = 0; tap < 3; tap++) {
      const start = first[at]! + tap;
      shares[at * 3 + tap] = Math.max(0, Math.min(to, start + 1) - Math.max(from, start)) / step;
    }
  }
  return { first, shares };
}

const averages: Readonly<Record<PictureKind, Average>> = {
  colour: {
    add(sums, data, at, share) {
      const weight = share * data[at + 3]!;
      for (let channel = 0; channel < 3; channel++) {
        const light = LIGHT[data[at + channel]!]!;
        sums.channels[channel]! += light * weight;
        sums.plain[channel]! += light * share;
      }
      sums.channels[3]! += weight;
    },
    write({ channels, plain }, data, at) {
      const alpha = channels[3]!;
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = byteOfLight(alpha > 0 ? channels[channel]! / alpha : plain[channel]!);
      data[at + 3] = Math.round(alpha);
    },
  },
  normal: {
    add({ channels }, data, at, share) {
      for (let channel = 0; channel < 3; channel++)
        channels[channel]! += (data[at + channel]! / 127.5 - 1) * share;
      channels[3]! += data[at + 3]! * share;
    },
    write({ channels }, data, at) {
      const length = Math.hypot(channels[0]!, channels[1]!, channels[2]!);
      for (let channel = 0; channel < 3; channel++) {
        // Opposite directions have no average; straight up is the normal of no bump.
        const part = length > 1e-6 ? channels[channel]! / length : channel === 2 ? 1 : 0;
        data[at + channel] = Math.round((part + 1) * 127.5);
      }
      data[at + 3] = Math.round(channels[3]!);
    },
  },
  data: {
    add({ channels }, data, at, share) {
      for (let channel = 0; channel < 4; channel++) channels[channel]! += data[at + channel]! * share;
    },
    write({ channels }, data, at) {
      for (let channel = 0; channel < 4; channel++) data[at + channel] = Math.round(channels[channel]!);
    },
  },
};

/** Takes 40 ms of one core at most. */
const PIXELS_PER_TURN = 2 ** 16;

/** The light of each byte of an sRGB picture, 0 to 1. */
const LIGHT = Float64Array.from({ length: 256 }, (_, byte) => srgbToLinear(byte / 255));

function byteOfLight(light: number): number {
  return Math.round(linearToSrgb(light) * 255);
}
