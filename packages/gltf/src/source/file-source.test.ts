import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileSource } from './file-source.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gltf-source-'));
  writeFileSync(join(folder, 'model.gltf'), '{}');
  writeFileSync(join(folder, 'in side.bin'), 'inside');
  writeFileSync(join(folder, '..hidden.bin'), 'dots');
  symlinkSync('/etc/hostname', join(folder, 'link.bin'));
  symlinkSync(join(folder, 'in side.bin'), join(folder, 'fine.bin'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a file source', () => {
  it('returns fewer bytes only at the end of the file', async () => {
    const source = await fileSource(join(folder, 'in side.bin'));
    expect(text(await source.read(0, 3))).toBe('ins');
    expect(text(await source.read(4, 100))).toBe('de');
    expect((await source.read(100, 10)).length).toBe(0);
    await source.close?.();
  });

  it('streams a range longer than its buffers in pieces', async () => {
    const bytes = Buffer.alloc(3_500_000, 'pattern that does not divide a megabyte ');
    writeFileSync(join(folder, 'big.bin'), bytes);
    const source = await fileSource(join(folder, 'big.bin'));
    const pieces: Buffer[] = [];
    for await (const piece of source.stream!(7, 3_400_000)) pieces.push(Buffer.from(piece));
    await source.close?.();
    expect(pieces.length).toBeGreaterThan(2);
    expect(Buffer.concat(pieces).equals(bytes.subarray(7, 3_400_007))).toBe(true);
  });

  it.each(['in%20side.bin', './in side.bin', 'fine.bin', '..hidden.bin'])(
    'opens %s beside the model',
    async (uri) => {
      const source = await fileSource(join(folder, 'model.gltf'));
      expect((await (await source.sibling!(uri)).read(0, 9)).length).toBeGreaterThan(3);
      await source.close?.();
    },
  );

  it.each([
    '../x.bin',
    '%2e%2e/x.bin',
    '..%2f..%2fetc/hostname',
    '/etc/hostname',
    '%2Fetc%2Fhostname',
    'link.bin',
    'a\\b.bin',
    'x%00.bin',
    '.',
  ])('refuses %s: it leads out of the folder', async (uri) => {
    const source = await fileSource(join(folder, 'model.gltf'));
    await expect(source.sibling!(uri)).rejects.toMatchObject({ code: 'outside_folder' });
  });

  it('fails with missing_resource for a missing file', async () => {
    const source = await fileSource(join(folder, 'model.gltf'));
    await expect(source.sibling!('gone.bin')).rejects.toMatchObject({ code: 'missing_resource' });
    await expect(source.sibling!('%zz')).rejects.toMatchObject({ code: 'missing_resource' });
  });

  it.each([
    ['gone.glb', /no such file/],
    ['', /a folder/],
    ['model.gltf/x', /no such file/],
  ])('refuses %j with a readable message', async (name, message) => {
    await expect(fileSource(join(folder, name))).rejects.toMatchObject({ code: 'not_readable', message });
  });
});

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
