// Process for kill tests: a service whose jobs take a few milliseconds, and sometimes fail. It loads everything,
// waits for a line `{ dataDir, credits, seed, webhooks, resultLifetimeMs }`, and then starts, so that an early kill hits the start itself.
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createRandom } from '@meshwright/testing/random';
import { instantEngine } from '@meshwright/testing/service/manual-engine';
import { startService } from '../../start/start-service.ts';

// Ends with its parent process.
process.stdin.on('end', () => process.exit());
const [line] = (await once(createInterface(process.stdin), 'line')) as [string];
const { dataDir, credits, seed, webhooks, resultLifetimeMs } = JSON.parse(line) as {
  dataDir: string;
  credits: number;
  seed: number;
  webhooks?: string[];
  resultLifetimeMs?: number;
};
const engine = instantEngine();
const random = createRandom(seed);

const service = await startService({
  dataDir,
  port: 0,
  workers: 2,
  allowLoopback: true,
  accounts: [{ name: 'a', key: 'k', credits, ...(webhooks && { webhooks }) }],
  ...(resultLifetimeMs !== undefined && { resultLifetimeMs }),
  engine: {
    ...engine,
    async run(input, context) {
      await new Promise((done) => setTimeout(done, random.int(30)));
      context.progress(50);
      if (random.int(10) === 0) throw new Error('This one fails.');
      return await engine.run(input, context);
    },
  },
});
process.stdout.write(`${JSON.stringify({ baseUrl: service.baseUrl, control: service.control })}\n`);
