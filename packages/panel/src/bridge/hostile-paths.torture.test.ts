import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SmallBridge, smallBridge } from '@meshwright/testing/panel/small-bridge';
import { samples } from '@meshwright/testing/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLocalFile } from './files/local-file.ts';

const secret = 'canary-of-a-file-of-the-user';

let at: SmallBridge;
/** Folder of the user that no host may read. */
let closed: string;
beforeAll(async () => {
  at = await smallBridge();
  closed = await realpath(await mkdtemp(join(tmpdir(), 'meshwright-closed-')));
  await writeFile(join(closed, 'secret'), secret);
});
afterAll(async () => {
  await at.stop();
  await rm(closed, { recursive: true, force: true });
});

describe('inside an open folder is refused', () => {
  it('a pipe without a writer', async () => {
    const path = join(at.opened, 'pipe');
    spawnSync('mkfifo', [path]);
    expect((await at.call('PUT', '/files', { path })).status).toBe(400);
  });
});

it('a path that changes while it is opened never returns a file from outside', async () => {
  const race = join(at.opened, 'race');
  await mkdir(race);
  const [good, bad, now] = [join(race, 'good'), join(race, 'bad'), join(race, 'now')];
  await mkdir(good);
  await writeFile(join(good, 'secret'), 'harmless');
  await symlink(closed, bad);
  let isOver = false;
  // One name alternates between a folder of harmless files and a link to forbidden ones.
  const swapping = (async () => {
    await rename(good, now);
    while (!isOver) {
      await rename(now, good);
      await rename(bad, now);
      await rename(now, bad);
      await rename(good, now);
    }
  })();
  const seen: Record<string, number> = {};
  // Runs until both states of the path were seen.
  for (let round = 0; round < samples(1_000) || !seen.harmless || !seen.forbidden; round++) {
    const text = await openLocalFile(join(now, 'secret'), 20_000, [at.opened]).then(
      async (file) => {
        const found = await file.readFile('utf8');
        await file.close();
        return found;
      },
      ({ code }: { code: string }) => code,
    );
    seen[text] = (seen[text] ?? 0) + 1;
  }
  isOver = true;
  await swapping;
  expect(seen[secret]).toBeUndefined();
});
