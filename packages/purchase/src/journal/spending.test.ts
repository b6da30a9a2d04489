import { expect, it } from 'vitest';
import type { SpendEntry } from './entry.ts';
import { hasTask, isUnanswered, mayHaveTask, spendings } from './spending.ts';

const sending: SpendEntry = {
  ...{ kind: 'sending', purchase: 'p', at: 1, family: 'remesh', request: 'r', host: 'h', account: 'a' },
  ...{ reserved: 5, until: 9, run: 'one' },
};
const accepted = (task: string): SpendEntry => ({ kind: 'accepted', purchase: 'p', at: 2, task });
const delivered = (task: string, path?: string): SpendEntry => ({
  ...{ kind: 'delivered', purchase: 'p', at: 3, task },
  ...(path === undefined ? {} : { path }),
});

it('returns the path of a delivery, and marks purchases of a bare task as delivered', () => {
  expect(spendings([sending, accepted('t')])[0]).not.toHaveProperty('delivered');
  expect(spendings([sending, accepted('t'), delivered('t')])[0]).toMatchObject({ delivered: [] });
  const twice = [sending, accepted('t'), delivered('t', '/one'), delivered('t', '/two')];
  expect(spendings(twice)[0]).toMatchObject({ outcome: 'accepted', delivered: ['/one', '/two'] });
});

it('a late delivery entry belongs to its own task, not to later creates', () => {
  const entries = [sending, accepted('t'), sending, accepted('u'), delivered('t', '/one')];
  const [first, second] = spendings(entries);
  expect(first).toMatchObject({ task: 't', delivered: ['/one'] });
  expect(second).toMatchObject({ task: 'u' });
  expect(second).not.toHaveProperty('delivered');
});

const lost = { kind: 'lost', sentFrom: 1, sentTo: 2 };
const ended = (status: string) => [accepted('t'), { kind: 'settled', task: 't', status, credits: 5 }];

it.each<[string, readonly object[], 'a task' | 'no answer' | 'none']>([
  ['began', [], 'no answer'],
  ['lost', [lost], 'no answer'],
  ['rejected', [{ kind: 'rejected' }], 'none'],
  ['dropped', [lost, { kind: 'dropped' }], 'none'],
  ['accepted', [accepted('t')], 'a task'],
  ['SUCCEEDED', ended('SUCCEEDED'), 'a task'],
  ['FAILED', ended('FAILED'), 'none'],
  ['CANCELED', ended('CANCELED'), 'none'],
])('a purchase that is %s', (_, later, has) => {
  const entries = later.map((entry) => ({ purchase: 'p', at: 2, ...entry }) as SpendEntry);
  const spending = spendings([sending, ...entries]).at(-1);
  expect(hasTask(spending)).toBe(has === 'a task');
  expect(isUnanswered(spending)).toBe(has === 'no answer');
  expect(mayHaveTask(spending)).toBe(has !== 'none');
});

it('no purchase has no task', () => {
  expect([hasTask(undefined), isUnanswered(undefined), mayHaveTask(undefined)]).toEqual([
    false,
    false,
    false,
  ]);
});
