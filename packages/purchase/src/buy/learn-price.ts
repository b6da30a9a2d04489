import { retrieve, type TaskRef, taskRef } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import { normalHost } from '../identity/normal-host.ts';
import { spendings } from '../journal/spending.ts';
import { isLimited } from './budget.ts';
import type { Buyer } from './buyer.ts';
import { highestPrices } from './estimate.ts';

/** Longest time to read a new task's price, in milliseconds: the purchase itself is done. */
const lookMs = 10_000;

/**
 * Sends a create with its reservation. With a budget and an unpublished price, such creates go out one at a time, and
 * the price of each, and of those before it, is read before the next reservation.
 * @param send returns no task if the outcome is unknown
 */
export async function withReservation(
  buyer: Buyer,
  family: Family,
  body: Readonly<Record<string, unknown>>,
  purchase: string,
  send: (reserved: number) => Promise<TaskRef | undefined>,
  signal?: AbortSignal,
): Promise<TaskRef | undefined> {
  const { reserved, isPublished } = await reservation(buyer, family, body);
  if (isPublished || !isLimited(buyer.budget ?? {})) return send(reserved);
  const { journal, connection } = buyer;
  const turn = `price ${journal.project ?? ''} ${normalHost(connection.host)}`;
  return journal.exclusively(
    turn,
    async () => {
      await learnPrices(buyer, family);
      // The price may have become known while waiting for the turn.
      const ref = await send((await reservation(buyer, family, body)).reserved);
      if (ref) await learnPrice(buyer, ref, purchase);
      return ref;
    },
    signal,
  );
}

/** Returns the credits to set aside for a create, and whether its price is published. */
export async function reservation(
  { estimate, journal, connection }: Buyer,
  family: Family,
  body: Readonly<Record<string, unknown>>,
) {
  const given = estimate(family, body, connection.host);
  if (typeof given === 'number') return { reserved: given, isPublished: true };
  if (given.basis === 'known') return { reserved: given.credits, isPublished: true };
  const seen = highestPrices(await journal.entries(), connection.host).get(family.name) ?? 0;
  return { reserved: Math.max(given.most, seen), isPublished: false };
}

/** Most tasks whose price is read before a create. */
const mostUnpriced = 10;

/**
 * Reads the prices of tasks of a family that were accepted without one: an answer that was lost, or a process that ended
 * between the answer and the price. Otherwise each of them could reveal a price above its reservation.
 */
async function learnPrices(buyer: Buyer, family: Family): Promise<void> {
  const host = normalHost(buyer.connection.host);
  const unpriced = spendings(await buyer.journal.entries()).filter(
    ({ outcome, charged, sending }) =>
      outcome === 'accepted' &&
      !charged &&
      sending.family === family.name &&
      normalHost(sending.host) === host,
  );
  for (const { task, sending } of unpriced.slice(-mostUnpriced)) {
    await learnPrice(buyer, taskRef(family, task!, buyer.connection.host), sending.purchase);
  }
}

/**
 * Records the price of a task that was just accepted. On any failure the reservation and the purchase stand; the price
 * of a task that reports no cost, has failed or was canceled is ignored.
 */
async function learnPrice(
  { connection, journal, now }: Buyer,
  ref: TaskRef,
  purchase: string,
): Promise<void> {
  try {
    const { status, consumed_credits: credits } = await retrieve(connection, ref, { timeoutMs: lookMs });
    if (status === 'FAILED' || status === 'CANCELED') return;
    if (typeof credits !== 'number' || !Number.isFinite(credits) || credits <= 0) return;
    await journal.append({ kind: 'priced', purchase, at: now(), task: ref.id, credits });
  } catch {
    // The reservation still counts.
  }
}
