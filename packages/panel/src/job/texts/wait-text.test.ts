import type { Wait } from '@meshwright/purchase';
import { expect, it } from 'vitest';
import { wordsOf } from '../../words/words-of.ts';
import { waitText } from './wait-text.ts';

const since = Date.UTC(2026, 0, 1);
const say = wordsOf({});

// Issue 39, defect 12.
it.each<[Wait['for'], number | undefined, string]>([
  ['turn', undefined, 'Waiting for another request to be sent, for 10 s.'],
  ['answer', undefined, 'Sent; no answer yet after 10 s.'],
  ['queue', 40, 'The queue of your plan is full; waiting for a task to end, 30 s left.'],
  ['lost-task', 40, 'No answer yet; looking for the task, 30 s left.'],
  // Also at a first purchase, when a user knows of no list.
  ['list', 40, 'Checking earlier purchases, 30 s left.'],
  ['list', undefined, 'Checking earlier purchases, for 10 s.'],
  ['quiet', 40, 'Checking that no such task exists, 30 s left.'],
])('a wait for %s that ends after %s s says what is waited for: %s', (reason, until, text) => {
  const wait = { for: reason, family: 'text-to-3d', since, ...(until && { until: since + until * 1000 }) };
  expect(waitText(wait, since + 10_000, say)).toBe(text);
});
