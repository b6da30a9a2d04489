import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readModel, sizeForPrint, write3mf, writeGlb, writeStl } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runRecorded } from '../testing/run-recorded.ts';
import { generate } from '../text-to-3d/generate.ts';

const slicer = ['prusa-slicer', 'PrusaSlicer', 'slic3r'].find((name) => {
  try {
    execFileSync(name, ['--help'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});
if (!slicer) console.info('No prusa-slicer or slic3r is installed: the files are not opened by a slicer.');

describe.skipIf(!slicer)(
  'an independent slicer opens the files, in millimetres and without a repair (skipped where none is installed)',
  () => {
    let files: Readonly<Record<string, Uint8Array>>;
    let height = 0;
    let folder = '';
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'slicer-'));
      const { document } = await generate({ prompt: 'a mushroom', seed: 1, texture: null, detail: 0.3 });
      height = measure(documentCorners(document)).max[1]!;
      const model = { name: 'model.glb', bytes: await writeGlb(document) };
      ({ files } = await runRecorded('convert', { target_formats: ['stl', '3mf'] }, { model }));
    });

    it.each(['stl', '3mf'])('%s at a height for printing', async (format) => {
      const document = await readModel({ name: '', bytes: files[`model.${format}`]! });
      sizeForPrint(document, 80);
      const path = join(folder, `print.${format}`);
      writeFileSync(path, format === 'stl' ? writeStl(document) : await write3mf(document));
      const facts = execFileSync(slicer!, ['--info', path], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const highest = [...facts.matchAll(/^max_z = (.*)$/gm)].map(([, value]) => Number(value));
      expect(Math.max(...highest), facts).toBeCloseTo(80, 1);
    });

    it.each(['stl', '3mf'])('%s', (format) => {
      const path = join(folder, `model.${format}`);
      writeFileSync(path, files[`model.${format}`]!);
      const facts = execFileSync(slicer!, ['--info', path], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      // A 3MF has the facts of each object after those of the last.
      const values = (name: string): string[] =>
        [...facts.matchAll(new RegExp(`^${name} = (.*)$`, 'gm'))].map(([, value]) => value!.trim());
      expect(new Set(values('manifold')), facts).toEqual(new Set(['yes']));
      expect(facts).not.toMatch(/^(open_edges|degenerate|edges_fixed|facets_|backwards)/m);
      const [low, high] = [values('min_z').map(Number), values('max_z').map(Number)];
      expect(Math.min(...low), facts).toBeCloseTo(0, 2);
      expect(Math.max(...high), facts).toBeCloseTo(height * 1000, 1);
    });
  },
);
