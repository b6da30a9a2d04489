import type { SpendEntry } from '@meshwright/purchase';
import { expect, it } from 'vitest';
import { readState } from '../state.ts';
import { withUnlisted } from './unlisted-jobs.ts';

const run = 'panel List garden';
const account = 'a';

function entries(host: string, own: object = {}): SpendEntry[] {
  const entry = { purchase: 'p', at: 1 };
  const order = { family: 'text-to-3d', request: 'r', label: 'a chair' };
  return [
    { ...entry, ...order, kind: 'sending', host, account, reserved: 5, until: 9, run, ...own },
    { ...entry, kind: 'accepted', task: 't1' },
  ];
}

it.each([
  ['127.0.0.1:8080', {}, ['a chair']],
  ['localhost:8080', {}, ['a chair']],
  ['localhost:8081', {}, []],
  ['localhost:8080', { account: 'b' }, []],
  ['localhost:8080', { run: 'panel List attic' }, []],
])('a task bought at %s with %j is listed at localhost:8080: %j', (host, own, titles) => {
  const payer = { host: 'localhost:8080', account };
  const { jobs } = withUnlisted(readState(undefined), entries(host, own), { run, payer, now: 2 });
  expect(jobs.map(({ title }) => title)).toEqual(titles);
});
