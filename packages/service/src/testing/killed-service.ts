// A process to be killed: a service whose jobs take a few milliseconds, and now and then fail.
import { startService } from '../start-service.ts';
import { instantEngine } from './hand-engine.ts';

const [dataDir, credits, seed] = process.argv.slice(2);
const engine = instantEngine();
let turn = Number(seed);

const service = await startService({
  dataDir: dataDir!,
  port: 0,
  workers: 2,
  accounts: [{ name: 'a', key: 'k', plan: 'pro', credits: Number(credits) }],
  engine: {
    ...engine,
    async run(input, context) {
      turn = (turn * 1_103_515_245 + 12_345) % 2 ** 31;
      await new Promise((done) => setTimeout(done, turn % 30));
      context.progress(50);
      if (turn % 10 === 0) throw new Error('This one fails.');
      return await engine.run(input, context);
    },
  },
});
process.stdout.write(`${service.baseUrl}\n`);
