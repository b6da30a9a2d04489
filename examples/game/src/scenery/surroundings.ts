import { blend, colour, displayBytes } from './mesh-data.ts';
import { clearSky } from './sky.ts';

const grass = colour('#6d7a45');

export type ViewInputs = Readonly<
  Record<'right' | 'left' | 'up' | 'down' | 'front' | 'back', Uint8Array<ArrayBuffer>>
>;

/**
 * The light that comes from everywhere, for engines to reflect: six square pictures, each pixel red, green, blue and
 * alpha as displayed. It is the same from all sides, so that engines need not agree on theirs.
 */
export function surroundings(size: number): ViewInputs {
  const across = Array.from({ length: size }, (_, i) => ((i + 0.5) / size) * 2 - 1);
  const side = across.flatMap((down) => across.map((right) => -down / Math.hypot(1, down, right)));
  const top = across.flatMap((down) => across.map((right) => 1 / Math.hypot(1, down, right)));
  const bottom = top.map((up) => -up);
  const [around, up, down] = [side, top, bottom].map((ups) => Uint8Array.from(ups.flatMap(pixel)));
  return { right: around!, left: around!, up: up!, down: down!, front: around!, back: around! };
}

function pixel(up: number): number[] {
  // The horizon is no edge: what is rough would show it.
  return [...displayBytes(blend(grass, clearSky(up), 0.5 + up * 6)), 255];
}
