// The service of the bench, in a process of its own: jobs report progress ten times a second and end after the given
// milliseconds. Prints its address and key as JSON.
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { startService } from '@meshwright/service';

const [key, jobMs, glbPath] = process.argv.slice(2);
const glb = await readFile(glbPath);
const service = await startService({
  port: 0,
  workers: 40,
  accounts: [{ name: 'bench', key, credits: 1_000_000 }],
  engine: {
    missing: () => null,
    async run(_input, { progress }) {
      for (let step = 1; step <= 10; step++) {
        await delay(Number(jobMs) / 10);
        progress(step * 10 - 5);
      }
      return { files: { 'model.glb': glb }, result: { model_urls: { glb: 'model.glb' } } };
    },
  },
});
console.log(JSON.stringify({ baseUrl: service.baseUrl }));
process.on('disconnect', () => process.exit());
