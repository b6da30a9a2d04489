import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { connect } from '@meshwright/client';
import { storeLayout } from '@meshwright/purchase/files';
import { fileJournal, folderStore } from '@meshwright/purchase/node';
import { glb } from '@meshwright/testing/purchase/harness';
import { folderProject } from '../manifest/folder-project.ts';
import { type Lockfile, lockFileName, lockfileText } from '../manifest/lockfile.ts';
import { manifestFile } from '../manifest/manifest.ts';
import { readProject } from '../manifest/project.ts';
import type { SyncedAsset } from '../manifest/sync/sync-options.ts';
import { syncProject } from '../manifest/sync/sync-project.ts';

/** A project folder with every asset made, its store, and a service that must receive no requests. */
export interface LockedProject {
  /** Requests sent. */
  readonly requests: string[];
  sync(): Promise<SyncedAsset[]>;
  removeFiles(): void;
  close(): void;
}

/** @param bytes of each file */
export async function lockedProject(folder: string, count: number, bytes: number): Promise<LockedProject> {
  const files = folderProject(folder);
  declareAssets(folder, count);
  const store = folderStore(join(folder, '.store'));
  const { object } = storeLayout(join(folder, '.store'));
  const lock: Lockfile = { lockfileVersion: 1, assets: {} };
  mkdirSync(join(folder, 'assets'));
  const { assets } = await readProject(files);
  for (const [i, { name, hash }] of assets.entries()) {
    const content = glb(i, bytes);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const report = { triangles: 1, size: null, min: null, clips: [], weight: {} };
    writeFileSync(join(folder, `assets/${name}.glb`), content);
    // Skips the store's syncs, which would take longer than the test itself.
    mkdirSync(dirname(object(sha256)), { recursive: true });
    writeFileSync(object(sha256), content);
    lock.assets[name] = {
      recipe: hash,
      tasks: {},
      files: { [`assets/${name}.glb`]: { sha256, bytes: content.byteLength, report } },
    };
  }
  writeFileSync(join(folder, lockFileName), lockfileText(lock));
  const requests: string[] = [];
  const connection = connect({
    baseUrl: 'http://localhost',
    async fetch(input) {
      requests.push(String(input));
      throw new Error('nothing is to be sent');
    },
  });
  const journal = fileJournal(join(folder, '.meshwright'));
  const payer = { host: connection.host, account: 'tester' };
  const buyer = { connection, journal, payer, run: 'run', now: () => Date.now(), estimate: () => 0 };
  return {
    requests,
    sync: async () =>
      syncProject(await readProject(files), files, { buyer, store, readFile: async () => new Uint8Array() }),
    removeFiles: () => rmSync(join(folder, 'assets'), { recursive: true }),
    close: () => journal.close(),
  };
}

/** Writes a manifest with `count` assets of all kinds. */
export function declareAssets(folder: string, count: number): void {
  const sorts = [
    { place: { height: 1 } },
    { place: { longest: 2 }, steps: [{ dropConstantTracks: {} }] },
    { options: { pose_mode: 't-pose' }, rig: { height: 1.8 }, animations: [0, 30] },
    { steps: [{ renameClips: { scheme: 'kebab' } }] },
  ];
  const assets = Array.from({ length: count }, (_, i) => [
    `asset-${i}`,
    { prompt: `thing ${i}`, ...sorts[i % sorts.length] },
  ]);
  writeFileSync(join(folder, manifestFile), JSON.stringify({ assets: Object.fromEntries(assets) }));
}
