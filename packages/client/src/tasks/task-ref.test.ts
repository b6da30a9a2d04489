import { families, keycapBuild, remesh } from '@meshwright/contract';
import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ClientError } from '../client-error.ts';
import { parseTaskRef, taskRef } from './parse-task-ref.ts';
import { formatTaskRef } from './task-ref.ts';

test('is short and readable for ordinary ids', () => {
  const ref = taskRef(remesh, '018a210d-8ba4-705c-b111-1f1776f7f578', '127.0.0.1:8080');
  expect(formatTaskRef(ref)).toBe('remesh:018a210d-8ba4-705c-b111-1f1776f7f578@127.0.0.1:8080');
  expect(formatTaskRef({ family: keycapBuild, id: 'a' })).toBe('keycap-build:a');
});

test('any id and host survive as text that needs no quoting in a URL, a shell or JSON', () => {
  const id = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.\.?$/.test(text));
  const host = fc.constantFrom(undefined, 'api.example.com', 'localhost:1', '[::1]:8080');
  assertProperty(
    fc.property(id, host, fc.constantFrom(...families), (id, host, family) => {
      const ref = taskRef(family, id, host);
      const text = formatTaskRef(ref);
      expect(text).toMatch(/^[\w.%:@-]+$/);
      expect(parseTaskRef(text, families)).toEqual(ref);
    }),
    { numRuns: 2000 },
  );
});

test('a reference object survives JSON', () => {
  const ref = taskRef(remesh, 'a/b', 'h');
  expect(JSON.parse(JSON.stringify(ref))).toEqual(ref);
});

for (const text of [
  '',
  'remesh',
  'remesh:',
  ':a',
  'sculpt:a',
  'remesh:a@',
  'remesh:a@b@c',
  'remesh:..',
  'remesh:%2e',
]) {
  test(`refuses "${text}"`, () => {
    expect(() => parseTaskRef(text, families)).toThrowError(ClientError);
  });
}

for (const id of ['', '.', '..']) {
  test(`refuses the id "${id}", which no URL can carry`, () => {
    expect(() => taskRef(remesh, id)).toThrowError(ClientError);
  });
}
