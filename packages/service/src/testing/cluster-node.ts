// Process of a cluster: a service whose jobs the test controls. It takes its options as JSON, reports events as lines
// of JSON, and reads the commands `progress 40` and `finish` for its current job.
import { createInterface } from 'node:readline';
import { instantEngine } from '@meshwright/testing/service/manual-engine';
import { startService } from '../start/start-service.ts';

const options = JSON.parse(process.argv[2] ?? '{}');
const send = (line: object): unknown => process.stdout.write(`${JSON.stringify(line)}\n`);
const engine = instantEngine();
const jobs = new Set<(order: string) => void>();

const service = await startService({
  ...options,
  port: 0,
  workers: 1,
  engine: {
    ...engine,
    async run(input, context) {
      send({ started: input.seed });
      await new Promise<void>((resolve, reject) => {
        const onOrder = (order: string): void => {
          if (order === 'finish') resolve();
          else context.progress(Number(order.replace('progress ', '')));
        };
        jobs.add(onOrder);
        context.signal.addEventListener('abort', () => {
          jobs.delete(onOrder);
          send({ stopped: input.seed });
          reject(new Error('stopped'));
        });
      });
      jobs.clear();
      return await engine.run(input, context);
    },
  },
  onFault: (error) => send({ fault: error instanceof Error ? error.message : String(error) }),
});
const orders = createInterface(process.stdin);
orders.on('line', (order) => {
  for (const onOrder of jobs) onOrder(order);
});
process.on('SIGTERM', () => {
  orders.close();
  process.stdin.destroy();
  void service.stop();
});
send({ ready: service.baseUrl });
