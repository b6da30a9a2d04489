import { families, familyNamed } from '@meshwright/contract';
import { detailsOf, factsOf } from '@meshwright/contract/schema';
import { createRandom, type Random, seed } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { instantEngine } from '@meshwright/testing/service/manual-engine';
import { taskFixture } from '@meshwright/testing/service/task-fixture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../start/start-service.ts';
import { mutatedBody, mutatedBytes } from '../testing/mutations.ts';
import { modelFiles, pictureFiles } from '../testing/odd-files.ts';

/** Mutated inputs of each kind. */
const runs = samples(100);
const granted = 1_000_000_000;

interface Call {
  readonly prefix: string;
  readonly body: string | Uint8Array;
}

let service: Service;
let user: Caller;
let bodies: readonly { readonly prefix: string; readonly body: object }[];
let isWaiting = false;
const faults: unknown[] = [];
beforeAll(async () => {
  const engine = instantEngine();
  service = await startService({
    engine: {
      ...engine,
      // Jobs are not under test: once tasks to refer to exist, new ones wait in the queue.
      run: (input, context) =>
        isWaiting
          ? new Promise((_, reject) =>
              context.signal.addEventListener('abort', () => reject(new Error('stopped'))),
            )
          : engine.run(input, context),
    },
    workers: 1,
    rateLimit: { burst: 1e9, perSecond: 1e9 },
    onFault: (error) => faults.push(error),
    fetchFile: async () => new Uint8Array([1, 2, 3]),
    accounts: [{ name: 'a', key: 'k', credits: granted }],
  });
  user = caller(service, 'k');
  const tasks = taskFixture(user);
  const fields: { prefix: string; body: object }[] = [];
  for (const family of families) {
    for (const example of detailsOf(family).examples) {
      fields.push({ prefix: family.prefix, body: await tasks.body(family, example) });
    }
  }
  bodies = fields;
  isWaiting = true;
});
afterAll(() => service.stop());

/** Sends `count` calls, each derived from the seed and its number alone; no answer is a 5xx. */
async function sendAll(count: number, make: (random: Random) => Call): Promise<void> {
  const statuses = new Map<number, number>();
  let next = 0;
  const worker = async () => {
    for (;;) {
      const number = next;
      next += 1;
      if (number >= count) return;
      const { prefix, body } = make(createRandom(seed, number));
      const response = await service.fetch(
        new Request(service.baseUrl + prefix, {
          method: 'POST',
          headers: { Authorization: 'Bearer k', 'Content-Type': 'application/json' },
          body: body as BodyInit,
        }),
      );
      const { status } = response;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (![202, 400, 404, 422].includes(status)) {
        throw new Error(
          `seed ${seed}, call ${number}: ${status} ${await response.text()} to ${prefix} ${body}`,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  console.info(`seed ${seed}: ${[...statuses].map(([status, often]) => `${often} x ${status}`).join(', ')}`);
  expect(faults).toEqual([]);
}

const dataUri = (type: string, bytes: Uint8Array) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

describe(`bad input is the sender's fault and never the service's (seed ${seed})`, () => {
  it(`of ${runs} mutated bodies of all families`, async () => {
    const fields = [...new Set(families.flatMap((family) => Object.keys(detailsOf(family).request.entries)))];
    await sendAll(runs, (random) => {
      const { prefix, body } = random.pick(bodies);
      return { prefix, body: mutatedBody(random, body, [...fields, '__proto__', 'constructor', '', 'x']) };
    });
  });

  it(`of ${runs} mutated pictures`, async () => {
    const files = pictureFiles();
    const targets = families.flatMap((family) =>
      Object.entries(detailsOf(family).request.entries).flatMap(([name, field]) => {
        const facts = factsOf(field);
        return facts.kind === 'link' && facts.media === 'image' ? [{ family, name }] : [];
      }),
    );
    expect(targets.length).toBeGreaterThan(5);
    await sendAll(runs, (random) => {
      const { family, name } = random.pick(targets);
      const whole = bodies.filter(({ prefix, body }) => prefix === family.prefix && name in body);
      const file = random.pick(files);
      const bytes = random.int(10) === 0 ? file : mutatedBytes(random, file);
      const type = random.pick([
        'image/png',
        'image/jpeg',
        'image/webp',
        'image/gif',
        'image/svg+xml',
        'text/html',
      ]);
      const body = { ...random.pick(whole)?.body, [name]: dataUri(type, bytes) };
      return { prefix: family.prefix, body: JSON.stringify(body) };
    });
  });

  it(`of ${runs} mutated models`, async () => {
    const files = modelFiles();
    const names = ['remesh', 'convert', 'resize', 'rigging', 'uv-unwrap', 'retexture'];
    const prefixes = names.flatMap((name) => familyNamed(name)?.prefix ?? []);
    expect(prefixes.length).toBeGreaterThan(3);
    await sendAll(runs, (random) => {
      const file = random.pick(files);
      const bytes = random.int(10) === 0 ? file : mutatedBytes(random, file);
      const type = random.pick(['application/octet-stream', 'model/gltf-binary', 'model/obj', 'text/plain']);
      const prefix = random.pick(prefixes);
      const whole = bodies.filter((known) => known.prefix === prefix && 'model_url' in known.body);
      const body = { ...random.pick(whole)?.body, model_url: dataUri(type, bytes) };
      return { prefix, body: JSON.stringify(body) };
    });
  });

  it('refused bodies are not charged: the ledger holds the cost of the tasks', async () => {
    let spent = 0;
    for (let page = 1; ; page += 1) {
      const { body } = await user.get(`/v1/usage/tasks?page_size=100&page_num=${page}`);
      const rows = body as unknown as { consumed_credits: number }[];
      spent += rows.reduce((sum, row) => sum + row.consumed_credits, 0);
      if (rows.length === 0) break;
    }
    expect(await user.balance()).toBe(granted - spent);
  });
});
