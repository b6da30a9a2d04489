import { animation, keycapBuild, keycapPrototype, remesh, rigging, textToImage } from '@meshwright/contract';
import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '../client-error.ts';
import { type Action, backoffMs, type Verdict, verdictOf } from './retry.ts';

const actions: readonly Action[] = ['create', 'read', 'remove', 'stream'];
const answer = (status: number) => ({ code: 'refused' as ErrorCode, status, sent: true });

/** Verdicts in the order of `actions`. */
const table: readonly (readonly [
  what: string,
  error: Parameters<typeof verdictOf>[1],
  ...verdicts: Verdict[],
])[] = [
  ['nothing left', { code: 'network', sent: false }, 'retry', 'retry', 'retry', 'retry'],
  ['no answer came', { code: 'network', sent: true }, 'unknown', 'retry', 're-read', 'retry'],
  [
    'no answer that can be used',
    { code: 'bad_response', status: 202, sent: true },
    'unknown',
    'retry',
    're-read',
    'retry',
  ],
  ['429', answer(429), 'retry', 'retry', 'retry', 'retry'],
  ...[400, 401, 402, 404].map(
    (status) => [`${status}`, answer(status), 'final', 'final', 'final', 'final'] as const,
  ),
  ...[300, 301, 302, 303, 304, 307, 308, 403, 405, 406, 409, 410, 413, 415, 418, 421, 422, 425, 451, 501].map(
    (status) => [`${status}`, answer(status), 'unknown', 'final', 'final', 'final'] as const,
  ),
  ...[408, 500, 502, 503, 504, 520, 599].map(
    (status) => [`${status}`, answer(status), 'unknown', 'retry', 're-read', 'retry'] as const,
  ),
];

describe('retry matrix', () => {
  for (const [what, error, ...expected] of table) {
    test(`${what}: ${expected.join(', ')}`, () => {
      expect(actions.map((action) => verdictOf(action, error, remesh))).toEqual(expected);
    });
  }

  test('a create ends only on the refusals that the specification declares for its family', () => {
    const ends = (family: Parameters<typeof verdictOf>[2]) =>
      Array.from({ length: 300 }, (_, i) => 300 + i).filter(
        (status) => verdictOf('create', answer(status), family) === 'final',
      );
    expect(ends(remesh)).toEqual([400, 401, 402, 404]);
    expect(ends(textToImage)).toEqual([400, 401, 402]);
    expect(ends(rigging)).toEqual([400, 401, 402, 404, 422]);
    expect(ends(animation)).toEqual([400, 401, 402, 404]);
    expect(ends(keycapPrototype)).toEqual([400, 401, 402, 403]);
    expect(ends(keycapBuild)).toEqual([400, 401, 402, 404]);
  });

  test('a create is repeated after the 5xx that its family declares harmless, and no other', () => {
    expect(verdictOf('create', answer(500), keycapBuild)).toBe('retry');
    expect(verdictOf('create', answer(502), keycapBuild)).toBe('unknown');
    expect(verdictOf('create', answer(500), remesh)).toBe('unknown');
    expect(verdictOf('remove', answer(500), keycapBuild)).toBe('re-read');
  });
});

test('backoff doubles to a cap, and jitter never shortens it', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((n) => backoffMs(n, () => 0))).toEqual([
    500, 1000, 2000, 4000, 8000, 15_000, 15_000,
  ]);
  expect(backoffMs(0, () => 0.999)).toBeLessThan(750);
});
