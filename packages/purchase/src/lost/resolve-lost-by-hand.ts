import type { TaskRef } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import { familyTurn } from '../buy/family-turn.ts';
import { type Spending, spendings } from '../journal/spending.ts';
import { adopt } from './adopt.ts';
import type { LostTaskSearch } from './match-lost.ts';
import { type LostOptions, resolveLost } from './resolve-lost.ts';

/**
 * Records the task of a create without an answer, once no create of the family is in flight.
 * @throws PurchaseError `bad_option` when it cannot be that one; ClientError `not_found` when there is no such task
 */
export function adoptLost(
  search: LostTaskSearch,
  family: Family,
  purchase: string,
  task: string,
  signal?: AbortSignal,
): Promise<TaskRef> {
  const { journal, payer } = search;
  const work = () => adopt(search, family, purchase, task, signal);
  return journal.exclusively(familyTurn(family, payer), work, signal);
}

/**
 * Records that a create without an answer made no task, once no create of the family is in flight: reads the list,
 * watches the service for `quietMs`, and reads the list again. A task that can only be its own is adopted instead.
 * @returns the outcome: `dropped`, or `accepted` with its task
 * @throws PurchaseError `unknown_outcome` when more tasks appear meanwhile; `aborted`
 */
export async function dropLost(
  search: LostTaskSearch,
  family: Family,
  purchase: string,
  options: Omit<LostOptions, 'onLost'> = {},
): Promise<Spending | undefined> {
  const { journal, payer } = search;
  let looks = 0;
  // The decision does not cover tasks that appear while the service is watched.
  const onLost = () => (looks++ === 0 ? 'resend' : 'stop');
  // The list is watched below for its longest lag.
  const work = () => resolveLost(search, family, purchase, { lostMs: 0, ...options, onLost });
  await journal.exclusively(familyTurn(family, payer), work, options.signal);
  return spendings(await journal.entries(purchase)).at(-1);
}
