import sharp from 'sharp';
import type { Rgb } from '../design.ts';

const side = 256;
const dots = 4;

/**
 * Returns the PNG of the base's surface: its only colour, or dots of the others on the first. It repeats seamlessly.
 */
export async function baseCanvas(colors: readonly Rgb[]): Promise<Uint8Array> {
  const pixels = new Uint8Array(side * side * 3);
  const cell = side / dots;
  const ground = colors[0] ?? [128, 128, 128];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const row = Math.floor(y / cell);
      const shift = row % 2 === 0 ? 0 : cell / 2;
      const column = Math.floor((x + shift) / cell);
      const [dx, dy] = [((x + shift) % cell) - cell / 2, (y % cell) - cell / 2];
      const dotted = colors.length > 1 && Math.hypot(dx, dy) < cell * 0.3;
      const color = dotted ? colors[1 + ((row + column) % (colors.length - 1))]! : ground;
      pixels.set(color, (y * side + x) * 3);
    }
  }
  const png = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  return Uint8Array.from(png);
}
