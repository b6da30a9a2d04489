import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detailsOf } from '@meshwright/contract/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkLocalFiles } from './local-links.ts';

const keycap = detailsOf('keycap-prototype');
const header = (width: number, height: number) => {
  const bytes = Buffer.from(`\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR${' '.repeat(8)}IEND`, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
const png = Buffer.from('\x89PNG\r\n\x1a\nand more IEND', 'latin1');
let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'local-links-'));
  await writeFile(join(home, 'cat.png'), png);
  await writeFile(join(home, 'cat.txt.png'), 'not a picture');
  await writeFile(join(home, 'cut.png'), png.subarray(0, 12));
  await writeFile(join(home, 'empty.png'), '');
  await writeFile(join(home, 'low.png'), header(400, 31));
  await writeFile(join(home, 'vast.png'), header(20_000, 20_000));
  await writeFile(join(home, 'least.png'), header(32, 32));
  await writeFile(join(home, 'big.png'), png);
  await truncate(join(home, 'big.png'), 20_000_001);
});
afterAll(() => rm(home, { recursive: true, force: true }));

it('sends a local picture as a data URI and records its hash', async () => {
  const { body, record } = await linkLocalFiles(keycap, { image_url: 'cat.png', name: 'Cat' }, home);
  expect(body).toEqual({ image_url: `data:image/png;base64,${png.toString('base64')}`, name: 'Cat' });
  expect(record.image_url).toMatch(/^cat\.png sha256:[0-9a-f]{64}$/);
});

it('sends URLs unchanged and records them without their query', async () => {
  const image_url = 'https://example.com/cat.png?signature=secret';
  const { body, record } = await linkLocalFiles(keycap, { image_url }, home);
  expect(body).toEqual({ image_url });
  expect(record).toEqual({ image_url: 'https://example.com/cat.png' });
});

it.each([
  ['missing.png', 'local_io', /no such file/],
  ['.', 'local_io', /is a folder/],
  ['cat.txt.png', 'bad_input', /not a picture.*\.png/],
  ['cut.png', 'bad_input', /is cut off/],
  ['empty.png', 'bad_input', /is empty/],
  ['low.png', 'bad_input', /400 x 31 pixels: at least 32 .*larger/],
  ['vast.png', 'bad_input', /20000 x 20000 pixels: at most 178956970 .*smaller/],
  ['big.png', 'invalid', /20000001 bytes: at most 20000000/],
])('refuses %s as %s', async (image_url, code, message) => {
  const linking = linkLocalFiles(keycap, { image_url }, home);
  await expect(linking).rejects.toMatchObject({ code });
  await expect(linking).rejects.toThrow(message);
});

it.each(['keycap-prototype', 'image-to-3d'] as const)('checks the size of a picture for %s', async (name) => {
  const family = detailsOf(name);
  await linkLocalFiles(family, { image_url: 'least.png' }, home);
  for (const image_url of ['low.png', 'vast.png']) {
    await expect(linkLocalFiles(family, { image_url }, home)).rejects.toMatchObject({ code: 'bad_input' });
  }
});
