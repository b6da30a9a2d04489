import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startService } from '../start/start-service.ts';
import { openStore } from './open-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meshwright-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('reports what stopped a migration, not the failure of the rollback', () => {
  const open = (): unknown =>
    openStore(join(folder, 'service.db'), {
      openDatabase: (file) => {
        const database = new Database(file);
        const exec = database.exec.bind(database);
        database.exec = (text) => {
          if (/create table tasks/.test(text)) {
            // A full disk rolls back the whole transaction.
            exec('ROLLBACK');
            throw new Error('the disk is full');
          }
          return exec(text);
        };
        return database;
      },
    });
  expect(open).toThrow('the disk is full');
});

it.skipIf(process.platform === 'win32')('creates files that only their owner reads', async () => {
  const dataDir = join(folder, 'data');
  const umask = process.umask(0);
  try {
    const service = await startService({
      dataDir,
      engine: instantEngine(),
      accounts: [{ name: 'a', key: 'k', credits: 100 }],
    });
    const user = caller(service, 'k');
    await user.settled('/v1/image-to-3d', await user.create('/v1/image-to-3d', { image_url: pictureUri }));
    const rights: Record<string, string> = {};
    for (const name of ['.', ...(await readdir(dataDir))]) {
      rights[name] = ((await stat(join(dataDir, name))).mode & 0o777).toString(8);
    }
    await service.stop();
    expect(rights).toMatchObject({ '.': '700', 'service.db': '600', 'service.db-wal': '600', secret: '600' });
    expect(Object.values(rights).filter((mode) => mode !== '600' && mode !== '700')).toEqual([]);
  } finally {
    process.umask(umask);
  }
});
