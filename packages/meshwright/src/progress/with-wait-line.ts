import { noteOn } from './progress.ts';
import type { Terminal } from './terminal.ts';
import { type Waiting, waitLines } from './wait-lines.ts';

/** Runs the work, and reports the wait if it takes longer than a moment. */
export async function withWaitLine<T>(
  waiting: Pick<Waiting, 'what' | 'stop'>,
  { now, stderr }: Pick<Terminal, 'now' | 'stderr'>,
  work: () => Promise<T>,
): Promise<T> {
  const lines = waitLines({ now, write: (line) => noteOn(stderr, line) });
  lines.wait({ ...waiting, since: now() });
  try {
    return await work();
  } finally {
    lines.close();
  }
}
