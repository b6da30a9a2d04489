import { seed } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localEngine } from './engine-port.ts';
import { type Service, startService } from './start/start-service.ts';
import { hostileFiles } from './testing/hostile/hostile-models.ts';

// Sends files that demand far more than their size to the service with its own engine. Checks that each create is
// refused with 4xx or its task ends, FAILED tasks are refunded, nothing stays held, and another account is served.
// `node packages/service/bench/hostile.mjs` measures times and memory at full size.

/** Share of the size of large files; 1 with MESHWRIGHT_SAMPLES=20. */
const scale = Math.min(1, samples(50) / 1_000);
const files = hostileFiles(seed, scale);

let service: Service;
let sender: Caller;
let other: Caller;
beforeAll(async () => {
  service = await startService({
    port: 0,
    engine: localEngine(2, ''),
    workers: 1,
    accounts: ['sender', 'other'].map((name) => ({ name, key: `k-${name}`, credits: 100_000 })),
    onFault: (error) => faults.push(error),
  });
  sender = caller(service, 'k-sender');
  other = caller(service, 'k-other');
});
afterAll(() => service.stop());
const faults: unknown[] = [];

it('more than twenty files are built, the same for the same seed', () => {
  expect(files.length).toBeGreaterThan(24);
  const [again] = hostileFiles(seed, scale);
  expect(Buffer.compare(again!.make(), files[0]!.make())).toBe(0);
});

describe(`a hostile file (seed ${seed})`, () => {
  it.each(files.map((file) => [file.name, file] as const))(
    '%s: ends with a refund while another account is served',
    async (_, { field, make }) => {
      const before = await sender.balance();
      const isImage = field === 'image_url';
      const type = isImage ? 'image/png' : 'application/octet-stream';
      const prefix = isImage ? '/v1/image-to-3d' : '/v1/convert';
      const body = {
        [field]: `data:${type};base64,${Buffer.from(make()).toString('base64')}`,
        ...(isImage ? {} : { target_formats: ['glb'] }),
      };
      const { status, body: answer } = await sender.post(prefix, body);
      const meanwhile = other.create('/v1/text-to-motion', { mode: 'swift', prompt: 'waves' });
      if (status === 202) {
        const task = await sender.settled(prefix, String(answer.result));
        expect(task.status).toMatch(/^(SUCCEEDED|FAILED)$/);
        if (task.status === 'FAILED') {
          expect((task.task_error as { message: string }).message).toMatch(/\w+: .*; /s);
          expect(task.consumed_credits).toBe(0);
          expect(await sender.balance()).toBe(before);
        }
      } else {
        expect([status, answer.message]).toEqual([400, expect.stringMatching(new RegExp(`^${field}: `))]);
        expect(await sender.balance()).toBe(before);
      }
      expect((await other.settled('/v1/text-to-motion', await meanwhile)).status).toBe('SUCCEEDED');
      expect(faults).toEqual([]);
    },
  );
});
