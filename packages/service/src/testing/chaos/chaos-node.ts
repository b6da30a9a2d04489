// Process of a cluster under chaos: a service whose jobs take a while, on a machine whose clock is wrong. It takes its options as
// JSON and reports events as lines of JSON.
import { setTimeout as delay } from 'node:timers/promises';
import { instantEngine } from '@meshwright/testing/service/manual-engine';
import { startService } from '../../start/start-service.ts';

const { aheadMs, ...options } = JSON.parse(process.argv[2] ?? '{}');
const send = (line: object): unknown => process.stdout.write(`${JSON.stringify(line)}\n`);
const engine = instantEngine();
const systemTime = Date.now;
Date.now = () => systemTime() + aheadMs;
const jobMs = { least: 100, most: 1_500 };

const service = await startService({
  ...options,
  port: 0,
  workers: 1,
  engine: {
    ...engine,
    async run(input, context) {
      send({ started: input.seed });
      await delay(jobMs.least + (input.seed % (jobMs.most - jobMs.least)), undefined, {
        signal: context.signal,
      });
      return await engine.run(input, context);
    },
  },
  onFault: (error) => send({ fault: error instanceof Error ? error.message : String(error) }),
  onNote: () => {},
}).catch((error: unknown) => {
  // A supervisor starts it again.
  send({ refused: String(error) });
  process.exit(1);
});
process.on('SIGTERM', () => {
  process.stdin.destroy();
  void service.stop();
});
send({ ready: service.baseUrl });
