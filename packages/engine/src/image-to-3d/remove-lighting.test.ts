import sharp from 'sharp';
import { expect, it } from 'vitest';
import { removeLighting } from './remove-lighting.ts';
import type { SubjectPaint } from './texture/paint.ts';

const side = 96;

async function painted(inner: string): Promise<SubjectPaint> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${inner}</svg>`;
  const png = await sharp(Buffer.from(svg)).flatten().png().toBuffer();
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: side, height: side, pixels: data, sure: new Uint8Array(side * side).fill(1) };
}

const spread = ({ pixels }: SubjectPaint): number => {
  const row = Array.from({ length: side - 8 }, (_, x) => pixels[(48 * side + x + 4) * 3]!);
  return Math.max(...row) - Math.min(...row);
};

it('removes light from one side of a plain surface', async () => {
  const lit = await painted(
    '<defs><linearGradient id="g"><stop stop-color="#d88"/><stop offset="1" stop-color="#744"/></linearGradient></defs><rect width="96" height="96" fill="url(#g)"/>',
  );
  expect(spread(removeLighting(lit))).toBeLessThan(spread(lit) * 0.35);
});

it('leaves a flat drawing unchanged, in light and dark parts', async () => {
  const flat = await painted(
    '<rect width="96" height="96" fill="#c33"/><rect y="60" width="96" height="36" fill="#eed8b0"/><circle cx="30" cy="30" r="14" fill="#fff"/>',
  );
  const after = removeLighting(flat);
  const furthest = after.pixels.reduce(
    (most, value, i) => Math.max(most, Math.abs(value - flat.pixels[i]!)),
    0,
  );
  expect(furthest).toBeLessThan(12);
});
