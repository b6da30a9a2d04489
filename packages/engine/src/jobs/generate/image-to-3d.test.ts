import { WebIO } from '@gltf-transform/core';
import { readStrict3mf } from '@meshwright/testing/models/reference/read-strict-3mf';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { branchesOf } from '@meshwright/testing/samples';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ground, measuredGlb, pictures, relief, subjectless, svg } from '../../testing/relief-pictures.ts';
import { runRecorded } from '../../testing/run-recorded.ts';

const sprite = Uint8Array.from({ length: 16 * 16 * 4 }, (_, i) => {
  const [x, y] = [(i >> 2) % 16, i >> 6];
  const isInside = Math.hypot(x - 7.5, y - 7.5) < 7;
  return i % 4 === 3 ? (isInside ? 255 : 0) : (x * 40 + y * 90 + i) & 255;
});

const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#0000' } })
  .png()
  .toBuffer();

const tooSmall = await svg(7, 50, ground('#fff'));

describe('a picture becomes a closed relief of its subject, 1 m high on the ground, facing +Z', () => {
  it.each(branchesOf(Object.entries(pictures), ([name]) => name === 'a star on a gradient'))(
    '%s',
    async (_, { bytes, aspect }) => {
      const { files, standIn } = await relief(bytes, { target_formats: ['glb', '3mf'] });
      const { min, max, volume, openEdges, triangles } = await measuredGlb(files['model.glb']!);
      expect(openEdges).toBe(0);
      expect(volume).toBeGreaterThan(0);
      expect(triangles).toBeLessThanOrEqual(3000);
      expect(triangles).toBeGreaterThan(2950);
      expect(min[1]).toBeCloseTo(0, 6);
      expect(max[1]).toBeCloseTo(1, 6);
      expect(max[0] - min[0]).toBeCloseTo(aspect, 1);
      expect(min[0] + max[0]).toBeCloseTo(0, 5);
      // The back mirrors the front.
      expect(min[2]).toBeCloseTo(-max[2], 2);
      expect(max[2]).toBeGreaterThan(0.05);
      expect(await glbErrors(files['model.glb']!)).toEqual([]);
      const printed = await readStrict3mf(files['model.3mf']!);
      expect(printed).toMatchObject({ warnings: [], objects: [{ manifold: true }] });
      expect(standIn).toMatch(/not a trained model: a relief/);
    },
  );

  it('stores the stand-in label in the file', async () => {
    const { files } = await relief(pictures['a star on a gradient'].bytes);
    const { json } = await new WebIO().binaryToJSON(files['model.glb']!);
    expect(json.asset.extras).toMatchObject({
      meshwright: { standIn: expect.stringMatching(/not a trained model/) },
    });
  });
});

describe('options', () => {
  const star = pictures['a star on a gradient'].bytes;

  it('should_texture false leaves textures out', async () => {
    const { files, result } = await relief(star, { should_texture: false });
    expect(result).not.toHaveProperty('texture_urls');
    const { json } = await new WebIO().binaryToJSON(files['model.glb']!);
    expect(json.textures).toBeUndefined();
  });
});

it('a picture of few large pixels becomes a block for each of them, and says so', async () => {
  const raw = { width: 16, height: 16, channels: 4 } as const;
  const { files, standIn } = await relief(await sharp(sprite, { raw }).png().toBuffer());
  expect(standIn).toContain('a block for each pixel');
  expect(await glbErrors(files['model.glb']!)).toEqual([]);
  const { openEdges, volume } = await measuredGlb(files['model.glb']!);
  expect(openEdges).toBe(0);
  expect(volume).toBeGreaterThan(0);
});

describe('pictures without a subject give a panel that shows them', () => {
  it.each(
    branchesOf(Object.entries(subjectless), ([name]) => name === 'one colour' || name === 'two pieces'),
  )('%s', async (_, bytes) => {
    const { files, standIn } = await relief(bytes);
    const { min, max, openEdges } = await measuredGlb(files['model.glb']!);
    expect(standIn).toMatch(/became a framed panel/);
    expect(openEdges).toBe(0);
    expect(max[1] - min[1]).toBeCloseTo(1, 5);
    expect(max[2] - min[2]).toBeLessThan(0.2);
  });
});

describe('pictures', () => {
  const tall = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>`;
  it.each([
    ['no picture at all', Buffer.from('<!doctype html>'), /not a picture of a known format/],
    ['an SVG', Buffer.from(tall), /its format is svg/],
    ['nothing', Buffer.alloc(0), /it is empty/],
    ['a cut off PNG', pictures['a ring with alpha'].bytes.subarray(0, 900), /damaged or cut off/],
    [
      'too many bytes',
      Buffer.concat([pictures['a ring with alpha'].bytes, Buffer.alloc(20_000_001)]),
      /the limit is 20000000/,
    ],
    ['too small', tooSmall, /each side must have at least 8/],
    ['fully transparent', clear, /send one with a visible subject/],
    ['a decompression bomb', pngHeader(60_000, 60_000), /the limit is 178956970/],
  ])('are refused with a reason: %s', async (_, bytes, message) => {
    await expect(relief(bytes)).rejects.toMatchObject({
      code: 'unreadable_image',
      message: expect.stringMatching(message),
    });
  });

  it('are required', async () => {
    await expect(runRecorded('image-to-3d', {}, {})).rejects.toMatchObject({ code: 'missing_input' });
  });
});

/** Returns a PNG that states a size and holds almost no data. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const out = Buffer.alloc(8 + body.length);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc32(body), 4 + body.length);
    return out;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(0)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let k = 0; k < 8; k++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
