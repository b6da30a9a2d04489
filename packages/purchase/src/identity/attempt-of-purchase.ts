import { sha256 } from './sha256.ts';

/**
 * Returns the take of an idempotency key, a whole number of 48 bits: two keys for the same body are two purchases. 1 without a
 * idempotency key.
 */
export async function attemptOfPurchase(idempotencyKey: string | undefined): Promise<number> {
  return idempotencyKey === undefined
    ? 1
    : 1 + Number.parseInt((await sha256(`meshwright wish ${idempotencyKey}`)).slice(0, 12), 16);
}
