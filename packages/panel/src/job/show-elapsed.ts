import type { Buyer } from '@meshwright/purchase';
import type { Job } from './job.ts';

const everyMs = 2_000;

/**
 * Runs the work of a step and adds the seconds it has taken to its text, from the second on, every two seconds.
 * Rejects as the work does.
 */
export async function showElapsed<T>(
  at: 'fetching' | 'importing',
  change: (update: Partial<Job>) => Promise<void>,
  { connection: { clock }, now }: Pick<Buyer, 'connection' | 'now'>,
  work: () => Promise<T>,
): Promise<T> {
  const since = now();
  let cancel = () => {};
  const tick = () => {
    cancel = clock.after(everyMs, () => {
      // Unsaved seconds are counted again later.
      void change({ step: { at, seconds: Math.round((now() - since) / 1000) } }).catch(() => {});
      tick();
    });
  };
  tick();
  try {
    return await work();
  } finally {
    cancel();
  }
}
