import sharp from 'sharp';
import { expect, it } from 'vitest';
import { bytesSource } from '../../../source/source.ts';
import { diagnose } from '../../diagnose.ts';
import { ballMesh, meshGlb } from '../../testing/ball.ts';

/** A ball under a lamp from above, painted into a picture of this width. */
async function litBall(width: number): Promise<Uint8Array> {
  const height = 64;
  const rows = Array.from({ length: height }, (_, row) => 80 + 170 * Math.max(0, 1 - (2 * row) / height));
  const pixels = Buffer.from(rows.flatMap((grey) => Array.from({ length: width }, () => grey)));
  const picture = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return meshGlb({ ...ballMesh(), picture: { bytes: new Uint8Array(picture) } });
}

it.each([
  { width: 8192, codes: ['baked_light'] },
  { width: 8193, codes: [] },
])('decodes a picture up to 8192 pixels wide: $width gives $codes', async ({ width, codes }) => {
  const { findings } = await diagnose(bytesSource(await litBall(width)));
  expect(findings.map(({ code }) => code).filter((code) => code === 'baked_light')).toEqual(codes);
});
