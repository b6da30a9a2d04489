import { inspect } from 'node:util';
import { expect } from 'vitest';
import { type ClientError, type ErrorCode, isClientError } from '../client-error.ts';
import { canary } from './clients.ts';

/** Returns the ClientError that `work` ends with. Any other outcome, and any secret in it, fails the test. */
export async function failureOf(work: Promise<unknown>): Promise<ClientError> {
  let error: unknown;
  try {
    const value = await work;
    expect.fail(`should have failed, gave ${JSON.stringify(value)}`);
  } catch (thrown) {
    error = thrown;
  }
  if (!isClientError(error)) throw error;
  expectNoSecrets(error);
  return error;
}

export async function expectCode(work: Promise<unknown>, code: ErrorCode): Promise<ClientError> {
  const error = await failureOf(work);
  expect(`${error.code}: ${error.message}`).toMatch(new RegExp(`^${code}: `));
  return error;
}

/** Checks that no printed form of the value shows the key or the query of a signed URL. */
export function expectNoSecrets(value: unknown): void {
  const prints = [
    inspect(value, { depth: 20, showHidden: true, getters: true }),
    JSON.stringify(value),
    String(value),
    ...chain(value).flatMap((error) => [error.message, error.stack ?? '', JSON.stringify(error)]),
  ];
  for (const print of prints) {
    expect(print).not.toContain(canary);
    expect(print).not.toContain('sig=');
  }
}

function chain(error: unknown): Error[] {
  return error instanceof Error ? [error, ...chain(error.cause)] : [];
}
