import { isTerminal } from '@meshwright/contract';
import type { EntryKind, Store, Tables } from '../store/tables.ts';

/** Returns the invariants that a store breaks; empty when it is consistent. */
export async function brokenRules(store: Store, granted: number): Promise<string[]> {
  const entries = await store.selectFrom('entries').selectAll().execute();
  const tasks = await store.selectFrom('tasks').selectAll().execute();
  const past = new Set((await store.selectFrom('past_tasks').select('id').execute()).map(({ id }) => id));
  const queued = new Set((await store.selectFrom('queue').select('task').execute()).map(({ task }) => task));
  const files = new Set((await store.selectFrom('files').select('task').execute()).map(({ task }) => task));
  const broken: string[] = [];
  const rule = (holds: boolean, text: string) => {
    if (!holds) broken.push(text);
  };

  const own = entries.filter(({ book }) => !book.startsWith('@'));
  const sum = (list: readonly { readonly credits: number }[]) =>
    list.reduce((all, { credits }) => all + credits, 0);
  rule(sum(entries) === 0, `the ledger adds up to ${sum(entries)}`);
  const grants = own.filter(({ kind }) => kind === 'grant');
  // A service killed during its first start may not have seeded yet.
  const isNew = entries.length === 0 && tasks.length === 0;
  rule(
    isNew || (sum(grants) === granted && grants.length === 1),
    `granted ${grants.length} times, ${sum(grants)}`,
  );
  const [charges, refunds] = [byTask(own, 'charge'), byTask(own, 'refund')];
  for (const [task, list] of refunds) {
    rule(list.length === 1, `${task} was refunded ${list.length} times`);
    rule(sum(list) === -sum(charges.get(task) ?? []), `${task} was refunded ${sum(list)}`);
  }
  const known = new Set(tasks.map(({ id }) => id));
  for (const [task, list] of charges) {
    rule(list.length === 1, `${task} was charged ${list.length} times`);
    // A deleted task was refunded, or is kept in the usage.
    rule(known.has(task!) || refunds.has(task) || past.has(task!), `${task} was charged and does not exist`);
  }
  for (const { id, cost, status, refunded, swept } of tasks) {
    rule(
      sum(charges.get(id) ?? []) === -cost,
      `${id} costs ${cost} and was charged ${sum(charges.get(id) ?? [])}`,
    );
    rule(cost === 0 || refunds.has(id) === (refunded === 1), `${id} has refunded ${refunded}`);
    rule(status !== 'FAILED' || refunded === 1, `${id} is FAILED and not refunded`);
    rule(status !== 'SUCCEEDED' || refunded === 0, `${id} is SUCCEEDED and refunded`);
    rule(
      queued.has(id) === !isTerminal(status),
      `${id} is ${status} and ${queued.has(id) ? '' : 'not '}in the queue`,
    );
    rule(
      files.has(id) === (status === 'SUCCEEDED' && swept === 0),
      `${id} is ${status} and ${files.has(id) ? 'has' : 'lacks'} files`,
    );
  }
  for (const id of files) rule(known.has(id), `files of ${id} exist and the task does not`);
  return broken;
}

type Entry = Pick<Tables['entries'], 'kind' | 'task' | 'credits'>;

function byTask(entries: readonly Entry[], kind: EntryKind): ReadonlyMap<string | null, readonly Entry[]> {
  const byTask = new Map<string | null, Entry[]>();
  for (const entry of entries) {
    if (entry.kind !== kind) continue;
    const list = byTask.get(entry.task) ?? [];
    list.push(entry);
    byTask.set(entry.task, list);
  }
  return byTask;
}
