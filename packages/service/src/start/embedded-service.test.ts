import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { embeddedService } from './embedded-service.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'meshwright-embedded-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('is one service for a folder, for all who ask, and answers without a port', async () => {
  // A module that is evaluated again has functions of its own.
  vi.resetModules();
  const again = await import('./embedded-service.ts');
  expect(again.embeddedService).not.toBe(embeddedService);
  const [first, second] = await Promise.all([
    embeddedService({ dataDir }),
    again.embeddedService({ dataDir: join(dataDir, '.') }),
  ]);
  expect(second).toBe(first);
  const answer = await first.fetch(`${first.baseUrl}/v1/balance`, {
    headers: { authorization: `Bearer ${first.key}` },
  });
  expect(await answer.json()).toMatchObject({ balance: 1_000_000 });
});

it('a folder that cannot be used is tried again by the next one who asks', async () => {
  const wrong = join(dataDir, 'file');
  await writeFile(wrong, '');
  await expect(embeddedService({ dataDir: wrong })).rejects.toThrow(/EEXIST|ENOTDIR/);
  await rm(wrong);
  expect((await embeddedService({ dataDir: wrong })).baseUrl).toMatch(/\/openapi$/);
});

it('keeps no process alive', async () => {
  const program = `import { embeddedService } from '@meshwright/service/embedded';
const { fetch, baseUrl, key } = await embeddedService({ dataDir: ${JSON.stringify(dataDir)} });
console.log((await fetch(baseUrl + '/v1/balance', { headers: { authorization: 'Bearer ' + key } })).status);`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=@meshwright/source', '--input-type=module', '--eval', program],
    { cwd: repository },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(printed).toBe('200\n');
});
