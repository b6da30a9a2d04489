import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { controller } from '../control/testing/controller.ts';
import type { Engine } from '../engine-port.ts';
import { startService } from '../start/start-service.ts';
import { describeUpkeep } from '../testing/upkeep.ts';

const prefix = '/v1/image-to-3d';
const dayMs = 24 * 3600 * 1000;
const dataDir = await mkdtemp(join(tmpdir(), 'meshwright-upkeep-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function filesOf(task: string): Promise<readonly string[]> {
  const paths = await readdir(dataDir, { recursive: true });
  return paths.filter((path) => path.includes(task) && /^(files|inputs)/.test(path));
}

it('a source that expires while a create reads it is refused as expired, and nothing is charged', async () => {
  let whileCreating = async (): Promise<void> => {};
  const engine: Engine = {
    ...instantEngine(),
    async missing(family) {
      if (family === 'remesh') await whileCreating();
      return null;
    },
  };
  const accounts = [{ name: 'b', key: 'k-b', credits: 100 }];
  const service = await startService({ port: 0, dataDir, engine, accounts });
  const user = caller(service, 'k-b');
  const id = await user.create(prefix, { image_url: pictureUri });
  await user.settled(prefix, id);
  whileCreating = async () => {
    await controller(service).post('/clock/advance', { ms: 3 * dayMs });
    await vi.waitFor(async () => expect(await filesOf(id)).toEqual([]), { timeout: 20_000 });
  };
  const { status, body } = await user.post('/v1/remesh', { input_task_id: id });
  expect([status, body.message]).toEqual([400, expect.stringMatching(/files of this task expired/)]);
  expect(await user.balance()).toBe(70);
  await service.stop();
});

describe('a service with its own folder', () => {
  describeUpkeep(async () => ({
    options: { dataDir },
    files: filesOf,
    expire: async (service) => void (await controller(service).post('/clock/advance', { ms: 3 * dayMs })),
  }));
});
