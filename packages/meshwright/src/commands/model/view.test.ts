import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHere } from '../../testing/run-here.ts';

const fixtures = join(import.meta.dirname, '../../../../../fixtures');
let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'view-'));
});
afterAll(async () => {
  await rm(cwd, { recursive: true, force: true });
});

const view = (...argv: string[]) => runHere(['view', ...argv, '--no-open'], { cwd, env: {} });

it('writes one page and prints its path', async () => {
  const { code, stdout, stderr } = await view(join(fixtures, 'character.glb'), '-o', 'page.html');
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: `${join(cwd, 'page.html')}\n`, stderr: '' });
  const page = await readFile(join(cwd, 'page.html'), 'utf8');
  expect(page).toContain("default-src 'none'");
  expect(page).not.toMatch(/(?:src|href)="http/);
});

it('writes to a folder of its own without -o, and refuses what is no model', async () => {
  const { stdout } = await view(join(fixtures, 'meshopt.glb'), '--json');
  const { page, opened } = JSON.parse(stdout);
  expect([opened, (await stat(page)).size > 500_000]).toEqual([false, true]);
  await rm(join(page, '..'), { recursive: true });
  expect((await view(join(fixtures, '../package.json'))).code).not.toBe(0);
});
