import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { create, formatTaskRef, wait } from '@meshwright/client';
import { remesh } from '@meshwright/contract';
import { bundleProgram } from '@meshwright/testing/bundle-program';
import { glb, openHarness } from '@meshwright/testing/purchase/harness';
import { createRandom } from '@meshwright/testing/random';
import { type FolderStore, folderStore } from '../../files/folder/folder-store.ts';
import { readStore } from './read-store.ts';
import { startDownloader } from './start-downloader.ts';

export interface KilledDownloads {
  readonly kills: number;
  /** Files that arrived complete, over all stores. */
  readonly files: number;
  /** Content that does not match its name, and processes that could not continue. */
  readonly violations: readonly string[];
  /** Most files that were neither content nor a name. */
  readonly leftovers: number;
}

const sizes = [2_000_000, 10_000_000, 4_000_000, 500_000];

/**
 * Kills processes that download into one store, two at a time, at random moments; reads the whole store after every
 * kill.
 */
export async function killDownloads(kills: number, seed: number): Promise<KilledDownloads> {
  const harness = await openHarness({
    engine: {
      missing: () => null,
      run: async ({ seed: own, request }) => ({
        files: { 'model.glb': glb(own, sizes[Number(request.target_polycount) % sizes.length]) },
        result: { model_urls: { glb: 'model.glb' } },
      }),
    },
  });
  const program = await bundleProgram('purchase', 'kills/killed-downloader');
  const random = createRandom(seed);
  const sum = { kills: 0, files: 0, leftovers: 0 };
  const violations: string[] = [];
  const folders: string[] = [];
  try {
    const refs = await Promise.all(sizes.map((_, i) => makeModel(100 + i)));
    while (sum.kills < kills && violations.length === 0) {
      const folder = mkdtempSync(join(tmpdir(), 'meshwright-kills-'));
      folders.push(folder);
      await fill(folder, refs);
      rmSync(folder, { recursive: true, force: true });
    }
    return { ...sum, violations };
  } finally {
    await harness.stop();
    await program.remove();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }

  async function makeModel(polycount: number): Promise<string> {
    const model_url = `data:application/octet-stream;base64,${Buffer.from('glTF').toString('base64')}`;
    const ref = await create(harness.connection, remesh, { model_url, target_polycount: polycount });
    await wait(harness.connection, ref);
    return formatTaskRef(ref);
  }

  /** Repeats until one process survives, so that a store starts empty, fills in steps and is used when full. */
  async function fill(folder: string, refs: readonly string[]): Promise<void> {
    for (let lives = 0; sum.kills < kills; lives++) {
      const pair = [refs, [...refs].reverse()].map((own) =>
        startDownloader(program.file, harness, folder, own),
      );
      await Promise.all(pair.map(({ begun }) => begun));
      await delay(random() * 150);
      for (const { child } of pair) {
        if (child.exitCode === null) sum.kills += 1;
        child.kill('SIGKILL');
      }
      const ends = await Promise.all(pair.map(({ ended }) => ended));
      violations.push(...ends.filter(Boolean));
      await readAll(folder);
      if (lives >= 10) break;
    }
    const last = await startDownloader(program.file, harness, folder, refs).ended;
    if (last) violations.push(`the next run did not end: ${last}`);
    const store = folderStore(folder, { now: () => Date.now() + 2 * 3_600_000 });
    sum.files += await countWhole(store, refs);
    await store.collect({ named: async () => undefined, olderThanMs: 3_600_000 });
    const left = (await readAll(folder)).filter((file) => !file.endsWith('.lock'));
    if (left.length > 0) violations.push(`left after all was done: ${left.join(', ')}`);
  }

  async function countWhole(store: FolderStore, refs: readonly string[]): Promise<number> {
    const contents = await Promise.all(refs.map((ref) => store.find(`${ref} model_urls.glb`)));
    if (contents.some((content) => content === undefined))
      violations.push('a file is missing after the last run');
    return contents.length;
  }

  /** Checks that everything under its final name is complete. @returns the files that are neither content nor a name */
  async function readAll(folder: string): Promise<string[]> {
    const { others, corrupt } = await readStore(folder);
    violations.push(...corrupt.map((path) => `corrupt: ${path}`));
    sum.leftovers = Math.max(sum.leftovers, others.filter((file) => !file.endsWith('.lock')).length);
    return others;
  }
}
