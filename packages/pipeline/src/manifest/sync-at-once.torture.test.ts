import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { bundleProgram, type Program } from '@meshwright/testing/bundle-program';
import { type Harness, openHarness } from '@meshwright/testing/purchase/harness';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderProject } from './folder-project.ts';
import { lockFileName, lockfileText, parseLockfile } from './lockfile.ts';
import { readLock, readProject } from './project.ts';
import { checkProject } from './sync/check-project.ts';
import type { SyncedAsset } from './sync/sync-options.ts';

const processes = 8;
const names = ['barrel', 'chest', 'lamp'];

let harness: Harness;
let program: Program;
let folder: string;
beforeAll(async () => {
  harness = await openHarness();
  program = await bundleProgram('pipeline', 'kills/syncing-process');
  folder = mkdtempSync(join(tmpdir(), 'meshwright-at-once-'));
});
afterAll(async () => {
  await harness.stop();
  await program.remove();
  rmSync(folder, { recursive: true, force: true });
});

it(`buys each asset once when ${processes} processes sync one project at once, and tears no file`, async () => {
  const assets = Object.fromEntries(
    names.map((name) => [name, { prompt: `a ${name}`, place: { height: 1 } }]),
  );
  writeFileSync(join(folder, 'meshwright.json'), JSON.stringify({ assets }));
  const args = [program.file, harness.service.baseUrl, harness.key, folder, join(folder, 'store')];
  const all = Promise.all(
    Array.from({ length: processes }, () => promisify(execFile)(process.execPath, args)),
  );
  const torn = await watchLockfile(all);
  for (const { stdout } of await all) {
    const synced = JSON.parse(stdout) as SyncedAsset[];
    expect(synced.map(({ name, error }) => [name, error])).toEqual(names.map((name) => [name, undefined]));
  }
  expect(torn).toEqual([]);
  expect(await harness.tasks('/v2/text-to-3d')).toHaveLength(names.length);

  const files = folderProject(folder);
  const project = await readProject(files);
  expect(await checkProject(project, files)).toEqual([]);
  const lock = await readLock(files);
  expect(Object.keys(lock.assets)).toEqual(names);
  expect(await readFile(join(folder, lockFileName), 'utf8')).toBe(lockfileText(lock));
  expect(readdirSync(folder, { recursive: true }).filter((path) => `${path}`.endsWith('.draft'))).toEqual([]);
});

/** Polls the lockfile during the work. @returns texts that are no valid lockfile */
async function watchLockfile(work: Promise<unknown>): Promise<string[]> {
  const torn: string[] = [];
  const over = work.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([over, delay(10, false)]))) {
    const text = await readFile(join(folder, lockFileName), 'utf8').catch(() => undefined);
    if (text !== undefined && !parseLockfile(text).value) torn.push(text);
  }
  return torn;
}
