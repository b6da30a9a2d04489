import { expect, it } from 'vitest';
import { graceSignal } from './grace-signal.ts';

it.each([
  ['before', true],
  ['after', false],
])('aborts later than a signal that aborts %s it is made, with the same reason', async (_, early) => {
  const source = new AbortController();
  const reason = new Error('Ctrl-C');
  if (early) source.abort(reason);
  const late = graceSignal(source.signal, 1);
  if (!early) source.abort(reason);
  expect(late.aborted).toBe(false);
  // The timer does not keep a process alive, so this one has to.
  const alive = setInterval(() => {}, 1000);
  await new Promise((resolve) => late.addEventListener('abort', resolve, { once: true }));
  clearInterval(alive);
  expect(late.reason).toBe(reason);
});
