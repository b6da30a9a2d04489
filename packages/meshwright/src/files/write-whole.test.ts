import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { processMark } from '@meshwright/purchase/process-mark';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeWhole } from './write-whole.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-whole-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('leaves the file alone in its folder, also after a killed write of it', async () => {
  // No process has this id.
  const killed = processMark({ host: hostname(), pid: 2 ** 30 });
  const alive = processMark({ host: hostname(), pid: process.ppid });
  const kept = [`.page.html.${alive}.0.part`, `.other.html.${killed}.0.part`];
  for (const name of [`.page.html.${killed}.0.part`, ...kept]) await writeFile(join(folder, name), '');
  await writeWhole(join(folder, 'page.html'), 'whole');
  expect((await readdir(folder)).sort()).toEqual([...kept, 'page.html'].sort());
});

it('has the content of one write when several write at once', async () => {
  const path = join(folder, 'page.html');
  await Promise.all(['a', 'b', 'c'].map((letter) => writeWhole(path, letter.repeat(100_000))));
  expect(await readFile(path, 'utf8')).toMatch(/^(a{100000}|b{100000}|c{100000})$/);
  expect(await readdir(folder)).toEqual(['page.html']);
});
