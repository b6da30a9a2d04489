import { expect, it } from 'vitest';
import { hasCode } from './has-code.ts';

class OtherCopyError extends Error {
  readonly code = 'network';
}

it.each([
  [new OtherCopyError(), true],
  [Object.assign(new Error('x'), { code: 'ENOENT' }), true],
  [Object.assign(new Error('x'), { code: 'EPERM' }), false],
  [new Error('network'), false],
  [{ code: 'network' }, false],
  ['network', false],
  [null, false],
  [undefined, false],
])('%o: %s', (error, expected) => {
  expect(hasCode(error, 'network', 'ENOENT')).toBe(expected);
});

it('without codes no error matches', () => {
  expect(hasCode(new OtherCopyError())).toBe(false);
});
