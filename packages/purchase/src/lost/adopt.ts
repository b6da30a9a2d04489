import { retrieve, type TaskRef, taskRef } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import type { SpendEntry } from '../journal/entry.ts';
import { isUnanswered, spendings } from '../journal/spending.ts';
import { PurchaseError } from '../purchase-error.ts';
import type { LostTaskSearch } from './match-lost.ts';

/**
 * Records the task of a create without an answer by manual decision, whatever texts it shows. The caller holds the
 * family's turn.
 * @throws PurchaseError `bad_option` when the task belongs to another purchase, or the outcome is known; ClientError
 * `not_found` when the service has no such task
 */
export async function adopt(
  { connection, journal, now }: LostTaskSearch,
  family: Family,
  purchase: string,
  id: string,
  signal?: AbortSignal,
): Promise<TaskRef> {
  const ref = taskRef(family, id, connection.host);
  await retrieve(connection, ref, { signal });
  const entry: SpendEntry = { kind: 'accepted', purchase, at: now(), task: id, found: 'by-hand' };
  await journal.append(entry, adoptable(purchase, id));
  return ref;
}

/** Rejects a task of another purchase, and any task once the outcome is known. */
export function adoptable(purchase: string, task: string): (entries: readonly SpendEntry[]) => void {
  return (entries) => {
    const all = spendings(entries);
    const owner = all.find((each) => each.task === task)?.sending;
    if (owner && owner.purchase !== purchase) {
      const name = owner.label ?? owner.purchase.slice(0, 12);
      throw new PurchaseError(
        'bad_option',
        `adopt ${task}: it is the task of another purchase, ${name}. Nothing was changed.`,
      );
    }
    const own = all.findLast(({ sending }) => sending.purchase === purchase);
    if (isUnanswered(own)) return;
    throw new PurchaseError(
      'bad_option',
      `adopt ${task}: the outcome of ${purchase.slice(0, 12)} is known: ${own?.task ?? own?.outcome ?? 'never sent'}. Nothing was changed.`,
    );
  };
}
