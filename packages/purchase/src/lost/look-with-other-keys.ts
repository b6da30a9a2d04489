import { type Connection, isClientError, retrieve, taskRef } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import { isRefuted } from '../identity/payer-of.ts';
import { type Order, requestHashes } from '../identity/request-hash.ts';
import { accountNames } from '../identity/same-payer.ts';
import { isUnanswered, spendings } from '../journal/spending.ts';
import { PurchaseError } from '../purchase-error.ts';

import type { LostTaskSearch } from './match-lost.ts';
import { type LostOptions, lookForLost } from './resolve-lost.ts';

/**
 * Looks for the task of an equal order that was sent with another key and has no answer: both keys may be of one account, which
 * would pay twice. A task that this key reads proves that they are, and joins them.
 * @returns the id of the purchase that has a task now
 * @throws PurchaseError `unknown_outcome` when no task is found and `onLost` does not decide; nothing was sent with this key
 */
export async function lookWithOtherKeys(
  search: LostTaskSearch,
  family: Family,
  order: Order,
  options: LostOptions,
): Promise<string | undefined> {
  const { connection, journal, payer, now } = search;
  const entries = await journal.entries();
  const nameOf = accountNames(entries, payer.host);
  const own = nameOf(payer.account);
  const lost = spendings(entries).filter((spending) => {
    const { host, account, supposed } = spending.sending;
    const isOther = ![own, 'proxy'].includes(nameOf(account)) && !isRefuted(connection, nameOf(account));
    return isUnanswered(spending) && host === payer.host && isOther && !supposed;
  });
  // A body may hold a whole model, which is hashed only where there is something to compare it with.
  if (lost.length === 0 || own === 'proxy') return undefined;
  const requests = await requestHashes(order);
  for (const { sending } of lost) {
    if (!requests.has(sending.request)) continue;
    const other = nameOf(sending.account);
    const { purchase } = sending;
    const outcome = await lookForLost(
      { ...search, payer: { ...payer, account: other } },
      family,
      purchase,
      options,
    ).catch((error: unknown) => {
      if (!(error instanceof PurchaseError) || error.code !== 'unknown_outcome') throw error;
      throw new PurchaseError(
        'unknown_outcome',
        `${error.message} It was sent with another key; whether that key is of this account is not known, so nothing was bought with this one.`,
        { cause: error },
      );
    });
    if (outcome?.task === undefined || !(await isReadable(connection, family, outcome.task, options)))
      continue;
    const joined = { host: payer.host, account: payer.account, of: other };
    await journal.append({ kind: 'alias', purchase: '', at: now(), ...joined });
    return purchase;
  }
  return undefined;
}

/** Whether the key of the connection reads the task; the other key may have had its answer meanwhile. */
async function isReadable(
  connection: Connection,
  family: Family,
  task: string,
  { signal }: LostOptions,
): Promise<boolean> {
  try {
    await retrieve(connection, taskRef(family, task), { signal });
    return true;
  } catch (error) {
    if (isClientError(error, 'not_found')) return false;
    throw error;
  }
}
