import { expect, it } from 'vitest';
import { createSpool } from './spool.ts';

it('keeps large files of several requests apart when they arrive at once', async () => {
  const spool = createSpool({ maxBytes: 100_000_000 });
  const requests = Array.from({ length: 8 }, () => spool.arrivals());
  try {
    const files = await Promise.all(
      requests.map(async (arrivals, i) => {
        const sink = arrivals.sink();
        await sink.write(Buffer.alloc(1_500_000, i));
        return await sink.end();
      }),
    );
    const firstBytes = await Promise.all(files.map(async (file) => (await file.bytes(1))[0]));
    expect(firstBytes).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  } finally {
    for (const arrivals of requests) await arrivals.discard();
    await spool.close();
  }
  expect(spool.held()).toBe(0);
});
