import { createHash } from 'node:crypto';
import { caller } from '@meshwright/testing/service/caller';
import type { ServiceOptions } from '../../start/service-options.ts';
import { startService } from '../../start/start-service.ts';
import { controller } from './controller.ts';

const motions = '/v1/text-to-motion';
const accounts = [{ name: 'a', key: 'k', credits: 10_000 }] as const;

/** Returns a source of random bytes that are the same in every run. */
function seededBytes(): (size: number) => Uint8Array {
  let count = 0;
  return (size) => {
    count += 1;
    return createHash('sha512').update(`bytes/${count}`).digest().subarray(0, size);
  };
}

/** Returns the tasks and files of one run with a plan that fails about half of the possible calls. */
export async function seededRun(mode: 'frozen' | 'scaled', engine: Partial<ServiceOptions>): Promise<string> {
  let time = Date.UTC(2026, 10, 20);
  const own = await startService({
    accounts,
    random: seededBytes(),
    clock: { now: () => time },
    workers: 1,
    ...engine,
  });
  const [a, c] = [caller(own, 'k'), controller(own)];
  await c.post('/clock', { mode });
  await c.faults(
    [
      { when: { probability: 0.4 }, fault: { kind: 'failed_task' } },
      { when: { route: 'create', probability: 0.3 }, fault: { kind: 'status', status: 503 } },
      { when: { route: 'retrieve', probability: 0.3 }, fault: { kind: 'garbage_body' } },
    ],
    11,
  );
  const seen: unknown[] = [];
  for (let i = 0; i < 6; i += 1) {
    const answer = await a.post(motions, { mode: 'swift', prompt: `waves ${i} times`, duration: 2 });
    seen.push(answer.status, answer.body);
    time += 1000;
    if (answer.status !== 202) continue;
    for await (const { data } of a.frames(`${motions}/${String(answer.body.result)}/stream`)) {
      if (data.status === 'SUCCEEDED' || data.status === 'FAILED') seen.push(data);
      for (const [url] of JSON.stringify(data).matchAll(/http:[^"]+\/files\/[^"]+/g)) {
        const file = await own.fetch(new Request(url));
        const bytes = new Uint8Array(await file.arrayBuffer());
        seen.push({ sha256: createHash('sha256').update(bytes).digest('hex') });
      }
    }
    const read = await own.fetch(
      new Request(`${own.baseUrl}${motions}/${String(answer.body.result)}`, {
        headers: { Authorization: 'Bearer k' },
      }),
    );
    seen.push(Buffer.from(await read.arrayBuffer()).toString('hex'));
  }
  seen.push((await c.get('/faults')) as object);
  await own.stop();
  return JSON.stringify(seen);
}
