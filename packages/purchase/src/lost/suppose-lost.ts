import { isClientError } from '@meshwright/client';
import type { Family, Task } from '@meshwright/contract';
import type { Buyer } from '../buy/buyer.ts';
import { lostPeriods, recentGaps } from '../buy/lost-periods.ts';
import { announce } from '../buy/wait.ts';
import { samePayer } from '../identity/same-payer.ts';
import type { Sending } from '../journal/entry.ts';
import { offsetOf, same, slackMs, unaccounted } from './match-lost.ts';
import { allPagesMs, lifetimeMs, lookMs, madeAt } from './recent-tasks.ts';
import type { LostOptions } from './resolve-lost.ts';
import { likeness } from './shown-texts.ts';

/**
 * Checks the list before the first create of a purchase if the journal may lack entries, or knows none of this family
 * and payer: a listed task may already be this purchase, by equal texts, or without texts by a time whose entries may
 * be missing (`lostPeriods`). Then records the purchase as one without an answer, for a decision: an unneeded prompt
 * costs less than a second charge. A journal that knows the family and has no gap sends no request.
 * @returns whether it was recorded
 * @throws ClientError when the list cannot be read; nothing was sent
 */
export async function supposeLost(
  buyer: Buyer,
  family: Family,
  sending: Sending,
  options: LostOptions,
): Promise<boolean> {
  const { journal, payer, now } = buyer;
  const { purchase, texts = {} } = sending;
  const entries = await journal.entries();
  const at = now();
  const gaps = recentGaps(entries, at);
  const damage = gaps.findLast(({ suspected }) => !suspected);
  const isOfPayer = samePayer(entries, payer);
  const isKnown = entries.some(
    (entry) =>
      entry.kind === 'sending' && !entry.supposed && entry.family === family.name && isOfPayer(entry),
  );
  // Entries from before a damage may be incomplete.
  const since = damage ? entries.slice(entries.indexOf(damage)) : entries;
  const wasSent = since.some((entry) => entry.purchase === purchase);
  if (wasSent || (isKnown && gaps.length === 0)) return false;
  const onlyPage = damage === undefined;
  const wait = announce(buyer, options, 'list', family, onlyPage ? lookMs : allPagesMs);
  const tasks = await unaccounted(buyer, family, lifetimeMs, { signal: options.signal, onlyPage })
    .catch((error) => {
      // A proxy may serve no lists.
      if (payer.account === 'proxy' && isClientError(error) && error.status) return [];
      throw error;
    })
    .finally(wait.end);
  const paid = tasks.filter(({ status }) => status !== 'FAILED' && status !== 'CANCELED');
  if (paid.length > 0 && gaps.length === 0) {
    const reason = 'The service has tasks that this journal does not know.';
    await journal.append({ kind: 'gap', purchase: '', at, reason, suspected: true });
  }
  const offsetMs = offsetOf(buyer);
  const periods = lostPeriods(gaps, isKnown, at);
  const suspects: Task[] = [];
  for (const task of paid) {
    const alike = await likeness(task, texts);
    if (alike === undefined ? isOf(madeAt(task) - (offsetMs ?? 0)) : alike >= same) suspects.push(task);
  }
  if (suspects.length === 0) return false;
  await journal.append({ ...sending, reserved: 0, supposed: true });
  const times = suspects.map((task) => madeAt(task) - (offsetMs ?? 0));
  const sentFrom = Math.max(at - lifetimeMs, Math.min(at, ...times) || 0);
  await journal.append({
    kind: 'lost',
    purchase,
    at,
    sentFrom,
    sentTo: at,
    ...(offsetMs === undefined ? {} : { offsetMs }),
  });
  return true;

  /** Whether the entry of a task with this creation time may be missing. A task without a time always matches. */
  function isOf(time: number): boolean {
    if (Number.isNaN(time)) return damage !== undefined;
    return periods.some(({ from, to }) => time >= from - slackMs && time <= to + slackMs);
  }
}
