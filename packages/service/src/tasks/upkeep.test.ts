import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { controller } from '../control/testing/controller.ts';
import { describeUpkeep } from '../testing/upkeep.ts';

const dayMs = 24 * 3600 * 1000;
const dataDir = await mkdtemp(join(tmpdir(), 'meshwright-upkeep-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function filesOf(task: string): Promise<readonly string[]> {
  const paths = await readdir(dataDir, { recursive: true });
  return paths.filter((path) => path.includes(task) && /^(files|inputs)/.test(path));
}

describe('a service with its own folder', () => {
  describeUpkeep(async () => ({
    options: { dataDir },
    files: filesOf,
    expire: async (service) => void (await controller(service).post('/clock/advance', { ms: 3 * dayMs })),
  }));
});
