import { expect, it } from 'vitest';
import { meshoptViews } from './meshopt-views.ts';

const extension = 'EXT_meshopt_compression';
const sound = { buffer: 0, byteLength: 4, byteStride: 4, count: 1, mode: 'ATTRIBUTES' };

it.each([
  { damage: 'a buffer that is missing', change: { buffer: 7 }, reason: 'buffer 7, which is missing' },
  { damage: 'bytes that are not compressed', change: {}, reason: 'Malformed' },
  { damage: 'a negative count', change: { count: -1 }, reason: 'length' },
])('ends with the reason for $damage', async ({ change, reason }) => {
  const views = (await meshoptViews([extension]))!;
  const error = await new Promise((resolve) => {
    const view = { extensions: { [extension]: { ...sound, ...change } } };
    views.processAsync(view, [Promise.resolve(new Uint8Array(4))], resolve);
  });
  expect(String(error)).toContain(reason);
});
