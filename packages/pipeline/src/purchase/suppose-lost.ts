import { isClientError } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import type { Sending } from '../journal/entry.ts';
import type { Buyer } from './buyer.ts';
import { unaccounted } from './lost-tasks.ts';
import { lifetimeMs } from './recent-tasks.ts';
import { samePayer } from './same-payer.ts';
import { likeness } from './shown-texts.ts';

/** So much alike are the same words. */
const same = 0.8;

/**
 * Before the first create of a purchase: where entries of the journal may be missing, or it knows none of this family
 * and payer, the list may hold a task that was bought already. Then the purchase is noted as one without an answer, for
 * a decision. A journal that knows the family and has no gap costs no request.
 * @returns whether it was noted
 * @throws ClientError when the list cannot be read; nothing was sent
 */
export async function supposeLost(
  buyer: Buyer,
  family: Family,
  sending: Sending,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const { journal, payer, now } = buyer;
  const entries = await journal.entries();
  const at = now();
  const hasGap = entries.some((entry) => entry.kind === 'gap' && at - entry.at < lifetimeMs);
  const isOfPayer = samePayer(entries, payer);
  const isKnown = entries.some(
    (entry) =>
      entry.kind === 'sending' && !entry.supposed && entry.family === family.name && isOfPayer(entry),
  );
  const wasSent = entries.some(({ purchase }) => purchase === sending.purchase);
  if (wasSent || (isKnown && !hasGap)) return false;
  const texts = sending.texts ?? {};
  // Without words nothing says whose a task is. A journal that is new still has to learn whether it knows all.
  if (isKnown && Object.keys(texts).length === 0) return false;
  const tasks = await unaccounted(buyer, family, lifetimeMs, { signal, onlyPage: true }).catch((error) => {
    // A proxy may serve no lists.
    if (payer.account === 'proxy' && isClientError(error) && error.status) return [];
    throw error;
  });
  const paid = tasks.filter(({ status }) => status !== 'FAILED' && status !== 'CANCELED');
  if (paid.length > 0 && !hasGap) {
    const reason = 'The service has tasks that this journal does not know.';
    await journal.append({ kind: 'gap', purchase: '', at, reason });
  }
  const scores = await Promise.all(paid.map((task) => likeness(task, texts)));
  if (!scores.some((score) => score !== undefined && score >= same)) return false;
  await journal.append({ ...sending, reserved: 0, supposed: true });
  const { purchase } = sending;
  await journal.append({ kind: 'lost', purchase, at, sentFrom: at - lifetimeMs, sentTo: at });
  return true;
}
