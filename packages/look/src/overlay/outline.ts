import type { Drawn } from '../render/draw.ts';

/** Draws a line around what a picture covers, in place: a clear pixel near a covered one takes the colour. */
export function drawOutline({ pixels, size }: Pick<Drawn, 'pixels' | 'size'>, color: string): void {
  const radius = Math.max(1, size / 48);
  const reach = Math.ceil(radius);
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const alpha = Uint8Array.from({ length: size * size }, (_, i) => pixels[i * 4 + 3]!);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const own = alpha[y * size + x]!;
      if (own === 255) continue;
      let line = 0;
      for (let j = Math.max(0, y - reach); j <= Math.min(size - 1, y + reach); j++) {
        for (let i = Math.max(0, x - reach); i <= Math.min(size - 1, x + reach); i++) {
          const other = alpha[j * size + i]!;
          if (other <= line) continue;
          const edge = Math.min(1, radius + 1 - Math.hypot(i - x, j - y));
          if (edge > 0) line = Math.max(line, other * edge);
        }
      }
      if (line === 0) continue;
      // The model lies over the line.
      const at = (y * size + x) * 4;
      const [over, under] = [own / 255, (line / 255) * (1 - own / 255)];
      const whole = over + under;
      for (const [k, value] of [r!, g!, b!].entries())
        pixels[at + k] = Math.round((pixels[at + k]! * over + value * under) / whole);
      pixels[at + 3] = Math.round(whole * 255);
    }
  }
}
