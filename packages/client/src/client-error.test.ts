import { expect, it } from 'vitest';
import { ClientError, isClientError } from './client-error.ts';

/** The class as a second copy of this package defines it. */
class OtherCopy extends Error {
  override readonly name = 'ClientError';
  readonly code = 'network';
}

it.each([
  [new ClientError('network', 'x'), undefined, true],
  [new ClientError('network', 'x'), 'network', true],
  [new ClientError('network', 'x'), 'timeout', false],
  [new OtherCopy(), undefined, true],
  [new OtherCopy(), 'network', true],
  [Object.assign(new Error('x'), { code: 'network' }), 'network', false],
  [{ name: 'ClientError', code: 'network' }, 'network', false],
  [undefined, undefined, false],
] as const)('%o with %j: %s', (error, code, expected) => {
  expect(isClientError(error, code)).toBe(expected);
});
