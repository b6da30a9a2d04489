import type { Spending } from '@meshwright/purchase';
import { expect, it } from 'vitest';
import { spendingOf } from './asset-origin.ts';

const bought = (host: string, task = 'a1'): Spending => ({
  sending: {
    kind: 'sending',
    purchase: `of ${host}`,
    at: 0,
    family: 'remesh',
    request: 'r',
    host,
    account: 'a',
    reserved: 5,
    until: 0,
    run: 'run-1',
  },
  outcome: 'ended',
  task,
  credits: 5,
  sent: { from: 0, to: 1 },
});

it.each([
  ['127.0.0.1:8080', 'remesh:a1@localhost:8080', true],
  ['localhost:8080', 'remesh:a1@127.0.0.1:8080', true],
  ['api.example', 'remesh:a1@API.example', true],
  ['localhost:8080', 'remesh:a1@localhost:8081', false],
  ['api.example', 'remesh:a1@other.example', false],
  ['localhost:8080', 'remesh:a2@localhost:8080', false],
  ['localhost:8080', 'retexture:a1@localhost:8080', false],
])('a purchase at %s made %s: %s', (host, ref, isIt) => {
  const spending = bought(host);
  expect(spendingOf([spending], ref)).toBe(isIt ? spending : undefined);
});
