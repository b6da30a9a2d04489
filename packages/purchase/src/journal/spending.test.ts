import { expect, it } from 'vitest';
import type { SpendEntry } from './entry.ts';
import { spendings } from './spending.ts';

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
