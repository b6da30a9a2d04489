import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { redact, redactedError } from './redact.ts';

test('removes secrets by value, and everything after the path of a URL', () => {
  const text =
    'GET https://files.example.com/a.glb?sig=1&x=2#y with k-1 failed, see http://h/p and "https://h/?k-1"';
  expect(redact(text, ['k-1'])).toBe(
    'GET https://files.example.com/a.glb?... with [key] failed, see http://h/p and "https://h/?..."',
  );
});

const links: readonly [text: string, clean: string][] = [
  ['no file /files/a.glb?expires=1&signature=abc here', 'no file /files/a.glb?... here'],
  ['a.glb?signature=abc', 'a.glb?...'],
  ['(../a.glb#signature=abc)', '(../a.glb?...'],
  ['at https://user:abc@files.example.com/a', 'at https://...@files.example.com/a'],
  ['at https://abc@files.example.com:8443/a?abc', 'at https://...@files.example.com:8443/a?...'],
  ['at https://user:ab@c@files.example.com', 'at https://...@files.example.com'],
  ['ftp://user:abc@files.example.com', 'ftp://...@files.example.com'],
  ['https://h/a?name="my file"&signature=abc is gone', 'https://h/a?... is gone'],
  ["https://h/a?signature='abc' is gone", 'https://h/a?... is gone'],
  [String.raw`{\"url\":\"https://h/a?name=\"x\"&signature=abc\"}`, '{\\"url\\":\\"https://h/a?..."}'],
];
for (const [text, clean] of links) {
  test(`leaves of ${text} only ${clean}`, () => {
    expect(redact(text)).toBe(clean);
    expect(redact(text)).not.toContain('abc');
  });
}

test('leaves ordinary sentences unchanged', () => {
  const text = 'Did you mean prompt? See #3 of the list, or mail me@example.com: 5 > 3 // sometimes, C# too';
  expect(redact(text)).toBe(text);
});

test('copies an error and its causes without attached objects, cycles included', () => {
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

test('a thrown value that is no Error becomes text', () => {
  expect(redactedError('k-1!', ['k-1'])).toBe('[key]!');
  expect(redactedError(undefined, [])).toBeUndefined();
});
