import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService } from '../start/start-service.ts';
import type { BackupManifest } from './backup.ts';
import { backUp } from './open-operations.ts';
import { restoreBackup } from './restore.ts';

// Backups that were changed after they were made, by bad luck or on purpose.

const accounts = [{ name: 'ann', key: 'k-ann', credits: 1_000 }];
/** What a prompt may contain: every separator of lines, and a byte that a text of PostgreSQL may not. */
const prompt = 'a chair\u2028with\u2029four\u0085legs\r\nand\u0000a "back\\" \ud83e\ude91';

let root: string;
let made: string;
let task: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'meshwright-changed-backups-'));
  const service = await startService({ dataDir: join(root, 'data'), accounts, engine: instantEngine() });
  const user = caller(service, 'k-ann');
  task = await user.create('/v1/image-to-3d', { image_url: pictureUri });
  await user.settled('/v1/image-to-3d', task);
  await user.settled('/v2/text-to-3d', await user.create('/v2/text-to-3d', { mode: 'preview', prompt }));
  await service.stop();
  made = join(root, 'made');
  await backUp({ dataDir: join(root, 'data') }, made);
});
afterAll(() => rm(root, { recursive: true, force: true }));

let count = 0;
let folder: string;
let target: string;
beforeEach(async () => {
  count += 1;
  folder = join(root, `backup-${count}`);
  target = join(root, `restored-${count}`);
  await cp(made, folder, { recursive: true });
});

async function changeManifest(change: (manifest: Record<string, unknown>) => void): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8'));
  change(manifest);
  await writeFile(join(folder, 'backup.json'), JSON.stringify(manifest));
}

/** Changes a file of the backup, and its digest with it. */
async function forge(path: string, change: (text: string) => string): Promise<void> {
  const text = change(await readFile(join(folder, path), 'utf8').catch(() => ''));
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), text);
  await changeManifest((manifest) => {
    const digest = createHash('sha256').update(text).digest('hex');
    (manifest as unknown as { digests: Record<string, string> }).digests[path] = digest;
  });
}

const forgeRows = (table: string, change: (row: Record<string, unknown>, index: number) => unknown) =>
  forge(`tables/${table}.jsonl`, (text) =>
    text
      .trimEnd()
      .split('\n')
      .map((line, i) => `${JSON.stringify(change(JSON.parse(line), i))}\n`)
      .join(''),
  );

const resultPath = async (): Promise<string> => {
  const { digests } = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as BackupManifest;
  return Object.keys(digests).find((path) => path.startsWith('files/'))!;
};

it('a prompt with every separator of lines is restored as it was', async () => {
  await restoreBackup(folder, { dataDir: target });
  const service = await startService({ dataDir: target, accounts, engine: instantEngine() });
  const list = await caller(service, 'k-ann').get('/v2/text-to-3d');
  expect((list.body as unknown as { prompt: string }[])[0]?.prompt).toBe(prompt);
  await service.stop();
});

const refused: Readonly<Record<string, () => Promise<unknown>>> = {
  'a result that was cut': async () => truncate(join(folder, await resultPath()), 10),
  'a result that is away': async () => rm(join(folder, await resultPath())),
  'a table that was cut': () => truncate(join(folder, 'tables/entries.jsonl'), 100),
  'a table that is away': () => rm(join(folder, 'tables/tasks.jsonl')),
  'a table that was added': () => writeFile(join(folder, 'tables/webhooks.jsonl'), '{}\n'),
  'a table that is not listed': () =>
    changeManifest(({ digests }) => delete (digests as Record<string, string>)['tables/accounts.jsonl']),
  'a manifest that was cut': () => truncate(join(folder, 'backup.json'), 200),
  'a manifest that is empty': () => writeFile(join(folder, 'backup.json'), ''),
  'a manifest that is null': () => writeFile(join(folder, 'backup.json'), 'null'),
  'a manifest that is a list': () => writeFile(join(folder, 'backup.json'), '[]'),
  'a manifest without digests': () => changeManifest((manifest) => delete manifest.digests),
  'a manifest without a version': () => changeManifest((manifest) => delete manifest.tables),
  'a manifest of version 0': () => changeManifest((manifest) => Object.assign(manifest, { tables: 0 })),
  'a manifest of an older version than its tables': () =>
    changeManifest((manifest) => Object.assign(manifest, { tables: 1 })),
  'a path out of it': () => forge('tables/../../../outside.jsonl', () => 'x'),
  'a path out of it that exists': () =>
    changeManifest(({ digests }) => Object.assign(digests as object, { '../../../../../../etc/passwd': '' })),
  'an absolute path': () =>
    changeManifest(({ digests }) => Object.assign(digests as object, { '/etc/passwd': '' })),
  'a link for a result': async () => {
    const path = await resultPath();
    await cp(join(folder, path), join(root, `elsewhere-${count}`));
    await rm(join(folder, path));
    await symlink(join(root, `elsewhere-${count}`), join(folder, path));
  },
  'a link for the folder of results': async () => {
    await cp(join(folder, 'files'), join(root, `elsewhere-${count}`), { recursive: true });
    await rm(join(folder, 'files'), { recursive: true });
    await symlink(join(root, `elsewhere-${count}`), join(folder, 'files'));
  },
  'a folder for a table': async () => {
    await rm(join(folder, 'tables/queue.jsonl'), { force: true });
    await mkdir(join(folder, 'tables/queue.jsonl'));
  },
  'secrets that are no JSON': () => forge('secrets.json', () => '{'),
  'a row that is no JSON': () => forge('tables/tasks.jsonl', (text) => `${text}{"id":\n`),
  'a row with an unknown column': () => forgeRows('accounts', (row) => ({ ...row, role: 'admin' })),
  'a row with a list': () => forgeRows('accounts', (row) => ({ ...row, name: ['ann'] })),
  'a row of null': () => forgeRows('accounts', () => null),
  'two accounts of one name': () => forge('tables/accounts.jsonl', (text) => text.repeat(2)),
  'a task with a path for an id': () =>
    forgeRows('tasks', (row) => ({ ...row, id: '../../outside', status: 'PENDING' })),
  'a file with a path for a name': () => forgeRows('files', (row) => ({ ...row, name: '../../outside' })),
  'inputs that are no JSON': () => forgeRows('tasks', (row) => ({ ...row, status: 'PENDING', inputs: '{' })),
  'more credits': () => forgeRows('entries', (row) => ({ ...row, credits: Number(row.credits) * 1_000 })),
  'more credits, with the sum of the ledger': async () => {
    const book = (row: Record<string, unknown>) => (String(row.book).startsWith('@') ? 1 : 1_000);
    const hash = createHash('sha256');
    await forgeRows('entries', (row) => {
      const next = { ...row, credits: Number(row.credits) * book(row) } as Record<string, unknown>;
      const { transfer, book: own, kind, task: of, credits, at, api_key = null, charged_at = 0 } = next;
      hash.update(JSON.stringify([transfer, own, kind, of, credits, at, api_key, charged_at]));
      return next;
    });
    await changeManifest(({ ledger }) => Object.assign(ledger as object, { digest: hash.digest('hex') }));
  },
  'a task that refers to no account': () => forgeRows('tasks', (row) => ({ ...row, account: 'nina' })),
};

describe('a backup with', () => {
  it.each(Object.entries(refused))('%s is refused with a way out, and nothing is left', async (_, change) => {
    await change();
    const before = await readdir(root);
    await expect(restoreBackup(folder, { dataDir: target })).rejects.toMatchObject({
      name: 'ServiceError',
      code: 'data_damaged',
      message: expect.stringMatching(/^read the backup .*; use another backup\. Nothing was changed\.$/),
    });
    expect(await readdir(root)).toEqual(before);
  });

  it('secrets of other names writes no file of them', async () => {
    await forge('secrets.json', (text) =>
      JSON.stringify({ ...JSON.parse(text), '../escaped': 'eA==', lock: 'eA==', 'service.db': 'eA==' }),
    );
    await restoreBackup(folder, { dataDir: target });
    expect(await readdir(root)).not.toContain('escaped');
    const service = await startService({ dataDir: target, accounts, engine: instantEngine() });
    expect(await caller(service, 'k-ann').balance()).toBe(950);
    await service.stop();
  });
});
