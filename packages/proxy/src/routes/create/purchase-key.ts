import type { Family } from '@meshwright/contract';
import { Refusal } from '../refusal.ts';

/** Identity of a create as a purchase. */
export interface PurchaseKey {
  /** From 1: the same for the same caller and idempotency key, different for any other. */
  readonly take: number;
  /** Identifies the create in the meter. */
  readonly id: string;
}

/**
 * Returns the key for the idempotency key in the header `idempotency-key`. Without the header, or without a caller, every
 * request is a purchase of its own.
 * @throws Refusal 400 for a malformed header
 */
export async function purchaseKeyOf(
  request: Request,
  caller: string | undefined,
  family: Family,
  body: string,
): Promise<PurchaseKey> {
  const idempotencyKey = request.headers.get('idempotency-key');
  if (idempotencyKey === null || caller === undefined) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return { take: takeOf(bytes), id: hex(bytes) };
  }
  if (!/^[\w-]{1,64}$/.test(idempotencyKey)) {
    throw new Refusal(400, 'idempotency-key must be 1 to 64 characters of A-Z a-z 0-9 _ -.');
  }
  const take = takeOf(await digest([caller, idempotencyKey]));
  // One key may include several creates; each of them costs.
  return { take, id: hex(await digest([caller, idempotencyKey, family.name, body])) };
}

/** 48 bits, so that JSON keeps the number exact. */
function takeOf(bytes: Uint8Array): number {
  return 1 + bytes.subarray(0, 6).reduce((number, byte) => number * 256 + byte, 0);
}

async function digest(parts: readonly string[]): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
