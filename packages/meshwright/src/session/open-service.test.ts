import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exits } from '../errors/exit-codes.ts';
import { runHere } from '../testing/run-here.ts';
import { dataFailure, openService } from './open-service.ts';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'open-service-'));
  await writeFile(join(home, 'file'), '');
  await mkdir(join(home, 'damaged/meshwright/embedded'), { recursive: true });
  await writeFile(join(home, 'damaged/meshwright/embedded/service.db'), 'not a database '.repeat(100));
});
afterAll(() => rm(home, { recursive: true, force: true }));

it.each([
  [
    ['tasks', 'list'],
    'file',
    /data folder .*file\/meshwright\/embedded.*a file is in the way.*XDG_CACHE_HOME/,
  ],
  [
    ['tasks', 'list'],
    'damaged',
    /data folder .*embedded: its service\.db is damaged .*; restore .*XDG_CACHE_HOME/,
  ],
  [['service', '--data', 'file'], '.', /data folder .*file.*a file is in the way.*--data/],
  [['service', '--data', 'damaged/meshwright/embedded'], '.', /service\.db is damaged.*--data/],
])('%j with the cache in %s ends with local_io, the path and advice', async (argv, cache, says) => {
  const env = { XDG_CACHE_HOME: join(home, cache) };
  const { code, stderr } = await runHere(argv, { cwd: home, env });
  expect({ code, stderr }).toMatchObject({ code: exits.local_io.exitCode });
  expect(stderr).toMatch(says);
});

it.each([
  [{ name: 'SqliteError', message: 'cannot rollback - no transaction is active' }, /free some space/],
  [{ name: 'SqliteError', code: 'SQLITE_FULL', message: 'database or disk is full' }, /free some space/],
  [{ name: 'SqliteError', code: 'SQLITE_READONLY', message: 'attempt to write' }, /read-only/],
  [{ name: 'SqliteError', code: 'SQLITE_X', message: 'strange' }, /cannot be used \(strange\)/],
  [
    { code: 'ENOSPC', message: 'no space left on device, write' },
    /ENOSPC: the disk is full.*free some space/,
  ],
])('%j of the store names the folder and advice', (facts, says) => {
  const failure = dataFailure('/data', Object.assign(new Error(), facts), 'name another');
  expect(failure).toMatchObject({ code: 'local_io', message: expect.stringMatching(says) });
  expect(failure?.message).toMatch(/\/data/);
  expect(failure?.message).toMatch(/name another$/);
});

it('passes on errors that do not concern the folder', async () => {
  expect(dataFailure('/data', new TypeError('x'), '')).toBeUndefined();
  const opening = openService({ dataDir: join(home, 'data'), workers: 0 }, '');
  await expect(opening).rejects.toMatchObject({ code: 'bad_options' });
});
