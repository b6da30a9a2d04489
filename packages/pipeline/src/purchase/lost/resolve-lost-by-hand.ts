import type { TaskRef } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import { type Spending, spendings } from '../../journal/spending.ts';
import { familyTurn } from '../family-turn.ts';
import { adopt } from './adopt.ts';
import type { LostTaskSearch } from './lost-tasks.ts';
import { type LostOptions, resolveLost } from './resolve-lost.ts';

/**
 * Notes the task that a create without an answer has made, once no create of the family is under way.
 * @throws PipelineError `bad_option` when it cannot be that one; ClientError `not_found` when there is no such task
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
 * Notes that a create without an answer made no task, once no create of the family is under way: after the list was
 * read, the service watched for `quietMs`, and the list read again. A task that can only be its own is adopted instead.
 * @returns what has become of it: `dropped`, or `accepted` with its task
 * @throws PipelineError `unknown_outcome` when more tasks show up meanwhile; `aborted`
 */
export async function dropLost(
  search: LostTaskSearch,
  family: Family,
  purchase: string,
  options: Omit<LostOptions, 'onLost'> = {},
): Promise<Spending | undefined> {
  const { journal, payer } = search;
  let looks = 0;
  // Tasks that show up while the service is watched are not what somebody has looked at.
  const onLost = () => (looks++ === 0 ? 'resend' : 'stop');
  // The list is watched below for as long as it may lag.
  const work = () => resolveLost(search, family, purchase, { lostMs: 0, ...options, onLost });
  await journal.exclusively(familyTurn(family, payer), work, options.signal);
  return spendings(await journal.entries(purchase)).at(-1);
}
