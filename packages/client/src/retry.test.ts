import { keycapBuild, remesh } from '@meshwright/contract';
import { describe, expect, test } from 'vitest';
import { type Action, backoffMs, type Event, eventOf, type Verdict, verdictOf, verdicts } from './retry.ts';

const actions: readonly Action[] = ['create', 'read', 'remove', 'stream'];

/** What follows, in the order of `actions`. */
const table: readonly [event: Event, ...verdicts: Verdict[]][] = [
  ['not_sent', 'retry', 'retry', 'retry', 'retry'],
  ['rate_limited', 'retry', 'retry', 'retry', 'retry'],
  ['lost', 'unknown', 'retry', 're-read', 'retry'],
  ['server_error', 'unknown', 'retry', 're-read', 'retry'],
  ['refused', 'final', 'final', 'final', 'final'],
];

describe('retry matrix', () => {
  test('covers every event', () => {
    expect(table.map(([event]) => event).sort()).toEqual(Object.keys(verdicts).sort());
  });

  for (const [event, ...expected] of table) {
    test(`${event}: ${expected.join(', ')}`, () => {
      expect(actions.map((action) => verdictOf(action, event, remesh))).toEqual(expected);
    });
  }

  test('a create is repeated after the 5xx that its family declares harmless, and no other', () => {
    expect(verdictOf('create', 'server_error', keycapBuild, 500)).toBe('retry');
    expect(verdictOf('create', 'server_error', keycapBuild, 502)).toBe('unknown');
    expect(verdictOf('create', 'server_error', remesh, 500)).toBe('unknown');
    expect(verdictOf('remove', 'server_error', keycapBuild, 500)).toBe('re-read');
  });
});

describe('event of an error', () => {
  const statuses: readonly [status: number, event: Event][] = [
    [302, 'refused'],
    [400, 'refused'],
    [401, 'refused'],
    [402, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [408, 'server_error'],
    [409, 'refused'],
    [422, 'refused'],
    [429, 'rate_limited'],
    [500, 'server_error'],
    [501, 'refused'],
    [502, 'server_error'],
    [503, 'server_error'],
    [504, 'server_error'],
    [599, 'server_error'],
  ];
  for (const [status, event] of statuses) {
    test(`${status} is ${event}`, () => {
      expect(eventOf({ code: 'refused', status, sent: true })).toBe(event);
    });
  }

  test('an answer that cannot be used counts as lost, whatever its status', () => {
    expect(eventOf({ code: 'bad_response', status: 202, sent: true })).toBe('lost');
  });

  test('without an answer it depends on whether the request left', () => {
    expect(eventOf({ code: 'network', sent: true })).toBe('lost');
    expect(eventOf({ code: 'network', sent: false })).toBe('not_sent');
  });
});

test('backoff doubles to a cap, and jitter never shortens it', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((n) => backoffMs(n, () => 0))).toEqual([
    500, 1000, 2000, 4000, 8000, 15_000, 15_000,
  ]);
  expect(backoffMs(0, () => 0.999)).toBeLessThan(750);
});
