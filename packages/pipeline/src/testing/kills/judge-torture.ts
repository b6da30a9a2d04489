import { join } from 'node:path';
import { spendings } from '@meshwright/purchase';
import { fileJournal } from '@meshwright/purchase/node';
import type { Harness } from '@meshwright/testing/purchase/harness';
import Database from 'libsql';

/** Findings about the money of a run. */
export interface Judgement {
  /** Creates begun, and those whose outcome was unknown for a while. */
  readonly creates: number;
  readonly lost: number;
  /** Every difference between journal and service; must be empty. */
  readonly violations: readonly string[];
}

/** Compares the journal of a tortured folder with the tasks and the ledger of its service, which still runs. */
export async function judgeTorture(
  folder: string,
  harness: Pick<Harness, 'spent'>,
  runBudget: number,
): Promise<Judgement> {
  const journal = fileJournal(join(folder, 'journal'));
  const entries = await journal.entries();
  journal.close();
  const all = spendings(entries);
  const database = new Database(join(folder, 'service/service.db'), { readonly: true });
  const tasks = database.prepare('SELECT id, family, request, status, cost FROM tasks').all() as {
    id: string;
    family: string;
    request: string;
    status: string;
    cost: number;
  }[];
  database.close();
  const violations: string[] = [];

  const paid = tasks.filter(({ status }) => status !== 'FAILED');
  const orders = new Map<string, string[]>();
  for (const { id, family, request } of paid) {
    const order = `${family} ${request}`;
    orders.set(order, [...(orders.get(order) ?? []), id]);
  }
  for (const [order, ids] of orders)
    if (ids.length > 1) violations.push(`paid twice: ${order}: ${ids.join(', ')}`);
  const known = new Set(all.map(({ task }) => task));
  for (const { id, request } of paid) if (!known.has(id)) violations.push(`lost: ${id} ${request}`);
  const ofService = paid.reduce((sum, { cost }) => sum + cost, 0);
  const ofJournal = all.reduce((sum, { credits }) => sum + credits, 0);
  const ofLedger = await harness.spent();
  if (ofService !== ofLedger) violations.push(`the tasks cost ${ofService}, the ledger says ${ofLedger}`);
  if (ofJournal !== ofLedger) violations.push(`the journal says ${ofJournal}, the ledger ${ofLedger}`);
  for (const [i, entry] of entries.entries()) {
    if (entry.kind !== 'sending') continue;
    const until = spendings(entries.slice(0, i + 1)).filter(({ sending }) => sending.run === entry.run);
    const spent = until.reduce((sum, { credits }) => sum + credits, 0);
    if (spent > runBudget) violations.push(`over budget: ${entry.run} at ${spent} credits`);
  }
  for (const { outcome, sending } of all) {
    if (!['ended', 'rejected', 'dropped'].includes(outcome)) violations.push(`${outcome}: ${sending.run}`);
  }
  const lost = new Set(entries.flatMap((entry) => (entry.kind === 'lost' ? entry.purchase : [])));
  return { creates: all.length, lost: lost.size, violations };
}
