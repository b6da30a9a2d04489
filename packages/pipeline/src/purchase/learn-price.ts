import { retrieve, type TaskRef } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import { isLimited } from './budget.ts';
import type { Buyer } from './buyer.ts';
import { highestPrices } from './estimate.ts';
import { normalHost } from './identity/normal-host.ts';

/** Longest that a look at a new task's price may take, in milliseconds: the purchase itself is done. */
const lookMs = 10_000;

/**
 * Sends a create with the credits to set aside for it. Where a budget is to be kept and the price is not published,
 * such creates go out one at a time, and what each costs is read before the next is reckoned with.
 * @param send gives no task where the outcome is not known
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
      // While this one waited for its turn, the price may have become known.
      const ref = await send((await reservation(buyer, family, body)).reserved);
      if (ref) await learnPrice(buyer, ref, purchase);
      return ref;
    },
    signal,
  );
}

async function reservation(
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

/**
 * Writes down what the service takes for a task that was just accepted. Whatever goes wrong, what was set aside
 * stays, and the purchase is made; nor is a task believed that says it is free, or that has ended already.
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
    // The next look at the journal still counts what was set aside.
  }
}
