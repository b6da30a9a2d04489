import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runUnitTests, unitTestsTimeout } from './testing/run-unit-tests.ts';

const loops = 3;
let load: Worker[];
beforeAll(() => {
  load = Array.from({ length: loops }, () => new Worker('for (;;);', { eval: true }));
});
afterAll(async () => {
  await Promise.all(load.map((each) => each.terminate()));
});

it.for(['packages/client/', 'packages/pipeline/', 'packages/panel/', 'packages/service/'])(
  'the unit tests of %s pass beside three busy loops',
  { timeout: unitTestsTimeout },
  async (folder, { signal }) => {
    const { passed, failures } = await runUnitTests([folder], signal);
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(50);
  },
);
