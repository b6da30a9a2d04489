import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedModel } from '@meshwright/testing/models/shared-models';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { pictureText } from './picture-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'sixel-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [sixel, decoded] = [join(folder, 'picture.six'), join(folder, 'picture.png')];

/** Decoders that Debian has. */
const decoders: readonly (readonly [string, ...string[]])[] = [
  ['sixel2png', '-i', sixel, '-o', decoded],
  ['convert', `sixel:${sixel}`, decoded],
];

for (const [command, ...args] of decoders) {
  const isMissing = spawnSync('which', [command]).status !== 0;
  it.skipIf(isMissing)(`${command} sees the picture that is written as Sixel`, async () => {
    const { renderModel } = await import('@meshwright/look');
    const png = await renderModel(sharedModel('Fox.glb').bytes, { size: 384, transparent: true });
    const stdout = { write: () => true, isTTY: true, columns: 80 };
    writeFileSync(sixel, await pictureText(async () => png, { stdout, env: { TERM: 'foot' } }));
    expect(spawnSync(command, args).status).toBe(0);
    const own = await sharp(png).resize({ width: 480, kernel: 'lanczos3' }).ensureAlpha().raw().toBuffer();
    const { data, info } = await sharp(readFileSync(decoded))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([480, 480]);
    const sums = { count: 0, own: [0, 0, 0], other: [0, 0, 0] };
    let furthest = 0;
    for (let i = 0; i < 480 * 480; i++) {
      if (own[i * 4 + 3]! < 255) continue;
      sums.count++;
      for (let k = 0; k < 3; k++) {
        const [sent, seen] = [own[i * 4 + k]!, data[i * 3 + k]!];
        sums.own[k]! += sent;
        sums.other[k]! += seen;
        furthest = Math.max(furthest, Math.abs(sent - seen));
      }
    }
    expect(sums.count).toBeGreaterThan(50_000);
    // One of six levels of a colour, by an ordered dither: nearly a step of 51 away in one pixel, and right on average.
    expect(furthest).toBeLessThan(51);
    for (let k = 0; k < 3; k++) expect(Math.abs(sums.own[k]! - sums.other[k]!) / sums.count).toBeLessThan(4);
  });
}
