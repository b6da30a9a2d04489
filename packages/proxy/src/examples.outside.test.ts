import { join } from 'node:path';
import { startService } from '@meshwright/service';
import { exampleModule, examplesOf } from '@meshwright/testing/examples';
import { expect, it } from 'vitest';

const examples = examplesOf(join(import.meta.dirname, 'index.ts'));
/** Redis that holds nothing, and an app of Express without routes. */
const setup = `const redis = { sendCommand: async () => 'Infinity' }; const app = { use() {} };`;

it('has an example for every function', () => {
  expect(examples.map(({ name }) => name).sort()).toEqual([
    'createProxy',
    'memoryMeter',
    'nodeMiddleware',
    'redisMeter',
  ]);
  expect(examples.filter(({ code }) => code === '')).toEqual([]);
});

it.each(examples)('runs the example of $name', async (example) => {
  const key = 'key-of-the-example';
  const account = { name: 'game', key, credits: 100 } as const;
  const service = await startService({ port: 0, accounts: [account] });
  const { MESHWRIGHT_BASE_URL, MESHWRIGHT_API_KEY } = process.env;
  try {
    Object.assign(process.env, { MESHWRIGHT_BASE_URL: service.baseUrl, MESHWRIGHT_API_KEY: key });
    const module = Buffer.from(await exampleModule(example, import.meta.dirname, setup)).toString('base64');
    await import(/* @vite-ignore */ `data:text/javascript;base64,${module}`);
  } finally {
    for (const [name, value] of Object.entries({ MESHWRIGHT_BASE_URL, MESHWRIGHT_API_KEY })) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    await service.stop();
  }
});
