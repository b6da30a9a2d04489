import { blend, colour, displayBytes } from './mesh-data.ts';
import { clearSky } from './sky.ts';

const grass = colour('#6d7a45');

export type CubeSides = Readonly<
  Record<'right' | 'left' | 'up' | 'down' | 'front' | 'back', Uint8Array<ArrayBuffer>>
>;

/**
 * Environment light for reflections: six square sRGB pictures in RGBA bytes. It is the same on all sides, so
 * differences in axis conventions between engines do not matter.
 */
export function environment(size: number): CubeSides {
  const across = Array.from({ length: size }, (_, i) => ((i + 0.5) / size) * 2 - 1);
  const side = across.flatMap((down) => across.map((right) => -down / Math.hypot(1, down, right)));
  const top = across.flatMap((down) => across.map((right) => 1 / Math.hypot(1, down, right)));
  const bottom = top.map((up) => -up);
  const [around, up, down] = [side, top, bottom].map((ups) => Uint8Array.from(ups.flatMap(pixel)));
  return { right: around!, left: around!, up: up!, down: down!, front: around!, back: around! };
}

function pixel(up: number): number[] {
  // Blends the horizon, because rough materials would show a hard edge.
  return [...displayBytes(blend(grass, clearSky(up), 0.5 + up * 6)), 255];
}
