import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SceneAsset } from '../asset/scene-asset.ts';
import { assetPool, type LoadSceneAsset } from './asset-pool.ts';

type Load = LoadSceneAsset<unknown, unknown>;
type Asset = SceneAsset<unknown, unknown>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A pool whose loads the test ends, with what was asked of it. */
function manualPool() {
  const ends: { resolve: (asset: Asset) => void; reject: (error: unknown) => void }[] = [];
  const counts = { disposed: 0, aborted: 0 };
  const load: Load = (_, { signal }) =>
    new Promise((resolve, reject) => {
      signal!.addEventListener('abort', () => counts.aborted++);
      ends.push({ resolve, reject });
    });
  const asset = { dispose: () => counts.disposed++ } as unknown as Asset;
  return { pool: assetPool(load), ends, counts, asset };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('a load that nothing holds ends, however long it takes, and its model stays for 30 seconds', async () => {
  const { pool, ends, counts, asset } = manualPool();
  const entry = pool.open('/a.glb');
  vi.advanceTimersByTime(600_000);
  expect(pool.open('/a.glb')).toBe(entry);
  ends[0]!.resolve(asset);
  await settled();
  vi.advanceTimersByTime(29_999);
  expect(pool.open('/a.glb')).toBe(entry);
  expect(ends.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect([counts.disposed, entry.state.status]).toEqual([1, 'closed']);
  expect(pool.open('/a.glb')).not.toBe(entry);
  expect(ends.length).toBe(2);
});

it('a model that is held stays, and goes with its last holder', async () => {
  const { pool, ends, counts, asset } = manualPool();
  const entry = pool.open('/a.glb');
  ends[0]!.resolve(asset);
  await settled();
  vi.advanceTimersByTime(29_999);
  const releases = [entry.hold(), entry.hold()];
  vi.advanceTimersByTime(600_000);
  releases[0]!();
  releases[0]!();
  await settled();
  expect(counts.disposed).toBe(0);
  releases[1]!();
  await settled();
  expect(counts.disposed).toBe(1);
});

it('a failure waits 30 seconds for the first look, and is forgotten 5 seconds after it', async () => {
  const { pool, ends } = manualPool();
  const entry = pool.open('/a.glb');
  pool.open('/a.glb');
  const error = new Error('gone');
  ends[0]!.reject(error);
  await settled();
  vi.advanceTimersByTime(29_999);
  expect(pool.open('/a.glb').state).toEqual({ status: 'failed', error });
  vi.advanceTimersByTime(4999);
  expect(pool.open('/a.glb')).toBe(entry);
  expect(ends.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(pool.open('/a.glb')).not.toBe(entry);
  expect(ends.length).toBe(2);
});

it('a failure that nothing looks at is forgotten after 30 seconds', async () => {
  const { pool, ends } = manualPool();
  const entry = pool.open('/a.glb');
  ends[0]!.reject(new Error('gone'));
  await settled();
  vi.advanceTimersByTime(30_000);
  expect(entry.state.status).toBe('closed');
  expect(pool.open('/a.glb')).not.toBe(entry);
});

it('a close stops the load, and leaves no timer', async () => {
  const { pool, ends, counts, asset } = manualPool();
  pool.open('/a.glb');
  pool.open('/b.glb');
  ends[0]!.resolve(asset);
  await settled();
  expect(vi.getTimerCount()).toBe(1);
  pool.close();
  expect(counts).toEqual({ disposed: 1, aborted: 2 });
  ends[1]!.resolve(asset);
  await settled();
  expect([counts.disposed, vi.getTimerCount()]).toEqual([2, 0]);
});

it('a file that was preloaded stays until it is cleared, and is asked for again after a failure', async () => {
  const { pool, ends, counts, asset } = manualPool();
  const first = pool.preload('/a.glb');
  const again = pool.preload('/a.glb');
  ends[0]!.resolve(asset);
  await Promise.all([first, again]);
  vi.advanceTimersByTime(600_000);
  await settled();
  expect([ends.length, counts.disposed]).toEqual([1, 0]);
  pool.clear('/a.glb');
  pool.clear('/other.glb');
  await settled();
  expect(counts.disposed).toBe(1);
  const failing = pool.preload('/b.glb');
  ends[1]!.reject(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  await settled();
  void pool.preload('/b.glb');
  expect(ends.length).toBe(3);
});
