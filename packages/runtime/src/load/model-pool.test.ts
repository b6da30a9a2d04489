import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Lease, modelPool } from './model-pool.ts';

it('disposes once, with the last lease, in any order of leases and releases', async () => {
  const moves = fc.array(fc.record({ move: fc.constantFrom('take', 'again', 'release'), at: fc.nat(20) }), {
    maxLength: 40,
  });
  await assertProperty(
    fc.asyncProperty(moves, async (moves) => {
      const pool = modelPool<{ dispose(): void }>();
      let [made, disposed] = [0, 0];
      const make = async () => {
        made++;
        return { dispose: () => void disposed++ };
      };
      const leases: Lease<{ dispose(): void }>[] = [];
      const free = new Set<Lease<{ dispose(): void }>>();
      for (const { move, at } of moves) {
        const lease = leases[at % Math.max(1, leases.length)];
        if (move === 'take') leases.push(await pool.take('a', make));
        else if (move === 'again' && lease && !free.has(lease)) leases.push(lease.again());
        else if (lease) {
          lease.release();
          free.add(lease);
        }
        const holds = leases.length - free.size;
        expect([made - disposed, pool.list()]).toEqual(holds > 0 ? [1, [{ name: 'a', holds }]] : [0, []]);
      }
    }),
  );
});

it('forgets a model that failed to load', async () => {
  const pool = modelPool<{ dispose(): void }>();
  const fails = () => Promise.reject(new Error('broken'));
  const both = await Promise.allSettled([pool.take('a', fails), pool.take('a', fails)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(pool.list()).toEqual([]);
  const lease = await pool.take('a', async () => ({ dispose: () => {} }));
  expect(lease.held).toBeDefined();
});
