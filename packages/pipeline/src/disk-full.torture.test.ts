import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { create, type TaskRef, wait } from '@meshwright/client';
import { remesh } from '@meshwright/contract';
import { fetchArtifact } from '@meshwright/purchase';
import { folderStore } from '@meshwright/purchase/node';
import { glb, type Harness, openHarness } from '@meshwright/testing/purchase/harness';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { folderProject } from './manifest/folder-project.ts';

/** Counts calls that may need disk space; the one with number `fullAt` fails. */
const disk = vi.hoisted(() => ({ calls: 0, fullAt: 0 }));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  type Work = (...args: never[]) => Promise<unknown>;
  const limited =
    (work: Work): Work =>
    async (...args) => {
      disk.calls += 1;
      if (disk.calls === disk.fullAt) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      return work(...args);
    };
  const open = limited(async (...args) => {
    const file = await real.open(...(args as unknown as Parameters<typeof real.open>));
    const methods = file as unknown as Record<string, Work>;
    for (const name of ['write', 'writeFile', 'sync', 'datasync', 'truncate'])
      methods[name] = limited(methods[name]!.bind(file));
    return file;
  });
  return { ...real, open, mkdir: limited(real.mkdir as Work), rename: limited(real.rename as Work) };
});

// Longer than the step after which a download is synced.
const model = glb(7, 9_000_000);
const small = new TextEncoder().encode('small');

let harness: Harness;
let ref: TaskRef;
let folder: string;
beforeAll(async () => {
  harness = await openHarness({
    engine: {
      missing: () => null,
      run: async () => ({ files: { 'model.glb': model }, result: { model_urls: { glb: 'model.glb' } } }),
    },
  });
  const model_url = `data:application/octet-stream;base64,${Buffer.from('glTF').toString('base64')}`;
  ref = await create(harness.connection, remesh, { model_url });
  await wait(harness.connection, ref);
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meshwright-full-'));
});
afterEach(() => {
  disk.fullAt = 0;
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => harness.stop());

const works: readonly (readonly [string, (folder: string) => Promise<Uint8Array | undefined>, Uint8Array])[] =
  [
    [
      'content is kept',
      async (at) => {
        const store = folderStore(at);
        return store.read((await store.keep('name', small)).hash);
      },
      small,
    ],
    [
      'a file is fetched',
      async (at) => {
        const store = folderStore(at);
        return store.read((await fetchArtifact(harness.connection, store, ref, 'model_urls.glb')).hash);
      },
      model,
    ],
    [
      'a file of the project is written',
      async (at) => {
        const files = folderProject(at);
        await files.write('assets/a.glb', small);
        return files.read('assets/a.glb');
      },
      small,
    ],
  ];

it.each(works)(
  'a disk that is full at any step of %s leaves no partial result',
  async (_, work, result) => {
    let refused = 0;
    for (let at = 1; ; at++) {
      const own = mkdtempSync(join(folder, 'own-'));
      disk.calls = 0;
      disk.fullAt = at;
      const outcome = await work(own).catch((error: unknown) => error);
      if (disk.calls < at) break;
      if (outcome instanceof Error) {
        refused += 1;
        expect(outcome).toMatchObject({
          code: 'disk_full',
          message: expect.stringContaining('run the same again'),
        });
      }
      expect(halfThere(own)).toEqual([]);
      disk.fullAt = 0;
      expect(Buffer.from(result).equals((await work(own)) ?? Buffer.alloc(0))).toBe(true);
      rmSync(own, { recursive: true });
    }
    expect(refused).toBeGreaterThan(4);
  },
  600_000,
);

/** Returns drafts, objects whose content does not match their name, and names without content. */
function halfThere(own: string): string[] {
  return readdirSync(own, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile() || entry.parentPath.endsWith('partial')) return [];
    const path = join(entry.parentPath, entry.name);
    const hash = path.includes('/objects/') ? basename(dirname(path)) + entry.name : undefined;
    const isTorn = hash && createHash('sha256').update(readFileSync(path)).digest('hex') !== hash;
    const isEmpty = entry.parentPath.endsWith('assets') && !readFileSync(path).equals(small);
    return isTorn || isEmpty || entry.name.endsWith('.draft') ? [path] : [];
  });
}
