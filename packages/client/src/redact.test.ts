import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { redact, redactedError } from './redact.ts';

test('takes out secrets by value, and everything behind the path of a URL', () => {
  const text =
    'GET https://files.example.com/a.glb?sig=1&x=2#y with k-1 failed, see http://h/p and "https://h/?k-1"';
  expect(redact(text, ['k-1'])).toBe(
    'GET https://files.example.com/a.glb?... with [key] failed, see http://h/p and "https://h/?..."',
  );
});

test('copies an error without what it drags along, causes included, cycles too', () => {
  const inner = Object.assign(new Error('refused k-1'), { code: 'ECONNREFUSED', config: { key: 'k-1' } });
  const outer = new TypeError('failed for k-1', { cause: inner });
  Object.assign(inner, { cause: outer });
  const copy = redactedError(outer, ['k-1']) as Error;
  expect(copy).toMatchObject({
    name: 'TypeError',
    cause: { message: 'refused [key]', code: 'ECONNREFUSED' },
  });
  expect(inspect(copy, { depth: 20, showHidden: true })).not.toContain('k-1');
});

test('what is no error becomes a text', () => {
  expect(redactedError('k-1!', ['k-1'])).toBe('[key]!');
  expect(redactedError(undefined, [])).toBeUndefined();
});
