import { readModel } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { type Measures, measure } from '@meshwright/testing/models/reference/measure';
import sharp from 'sharp';
import { runRecorded } from './run-recorded.ts';

export const svg = (width: number, height: number, inner: string): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`),
  )
    .png()
    .toBuffer();

export const ground = (fill: string): string => `<rect width="100%" height="100%" fill="${fill}"/>`;
const mushroom = `<path d="M150 210 L130 340 L250 340 L230 210 Z" fill="#eed8b0"/><path d="M50 220 A140 160 0 0 1 330 220 Z" fill="#d02020"/><circle cx="150" cy="140" r="26" fill="#fff"/>`;

/** Pictures of several kinds and the expected outline: width over height, and holes. */
export const pictures = {
  'a mushroom on white': { bytes: await svg(380, 380, ground('#fff') + mushroom), aspect: 280 / 280 },
  'a mushroom with alpha': { bytes: await svg(380, 380, mushroom), aspect: 280 / 280 },
  'a star on a gradient': {
    bytes: await svg(
      400,
      400,
      `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#bde"/><stop offset="1" stop-color="#357"/></linearGradient></defs>${ground('url(#g)')}<polygon points="200,30 245,150 375,155 270,235 310,360 200,285 90,360 130,235 25,155 155,150" fill="#fd2"/>`,
    ),
    aspect: 350 / 330,
  },
  'a ring with alpha': {
    bytes: await svg(
      400,
      400,
      '<circle cx="200" cy="200" r="120" fill="none" stroke="#c67" stroke-width="70"/>',
    ),
    aspect: 1,
  },
} as const;

const noise = Uint8Array.from({ length: 64 * 48 * 3 }, (_, i) => (Math.sin(i) * 1e4) & 255);

export const subjectless = {
  'two pieces': await svg(
    400,
    200,
    `${ground('#fff')}<circle cx="90" cy="100" r="70" fill="#26c"/><circle cx="300" cy="100" r="70" fill="#2a4"/>`,
  ),
  'one colour': await svg(300, 200, ground('#48c')),
  noise: await sharp(noise, { raw: { width: 64, height: 48, channels: 3 } })
    .png()
    .toBuffer(),
  '8 pixels a side': await svg(8, 8, ground('#a42')),
};

export const relief = (
  bytes: Uint8Array,
  request: Readonly<Record<string, unknown>> = {},
  name = 'picture.png',
) =>
  runRecorded(
    'image-to-3d',
    { target_polycount: 3000, target_formats: ['glb'], ...request },
    { image: { name, bytes } },
  );

export async function measuredGlb(glb: Uint8Array): Promise<Measures> {
  return measure(documentCorners(await readModel({ name: 'result', bytes: glb })));
}
