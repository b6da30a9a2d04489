import { type Spending, spendings } from '@meshwright/purchase';
import type { Answer, Terminal } from '../../progress/terminal.ts';
import { journalEntries } from '../../purchase/open-journal.ts';
import { tableText } from '../../text/table-text.ts';
import { creditsText } from '../credits-text.ts';
import { type FamilyTimes, familyTimes } from '../plan/family-times.ts';

interface Sum {
  readonly tasks: number;
  readonly credits: number;
}

/** Lists every purchase of a project, oldest first, and the sums by day (UTC) and family. */
export async function journalList(terminal: Terminal): Promise<Answer> {
  const all = spendings(await journalEntries(terminal));
  const days = sums(all, ({ sending }) => new Date(sending.at).toISOString().slice(0, 10));
  const families = sums(all, ({ sending }) => sending.family);
  const times = familyTimes(all);
  const data = {
    purchases: all.map(purchaseData),
    days: Object.fromEntries(days),
    families: Object.fromEntries(
      [...families].map(([name, sum]) => [name, { ...sum, times: times.get(name) }]),
    ),
    total: all.reduce((total, { credits }) => total + credits, 0),
  };
  const text = [
    tableText([['when', 'purchase', 'state', 'credits', 'asset', 'family', 'task'], ...all.map(purchaseRow)]),
    tableText([
      ['day', 'tasks', 'credits'],
      ...[...days].map(([day, { tasks, credits }]) => [day, tasks, credits]),
    ]),
    tableText([
      ['family', 'tasks', 'credits', 'half within', 'nine of ten within'],
      ...[...families].map(([name, { tasks, credits }]) => [
        name,
        tasks,
        credits,
        ...timeCells(times.get(name)),
      ]),
    ]),
    `total: ${creditsText(data.total)}`,
  ];
  return { data, text: all.length === 0 ? 'nothing was bought yet' : text.join('\n\n') };
}

function purchaseData({ sending, outcome, credits, task, status, endedAt }: Spending): object {
  const { purchase, family, host, label, run, reserved, at } = sending;
  const times = { at: new Date(at).toISOString(), endedAt: endedAt && new Date(endedAt).toISOString() };
  return { purchase, label, family, host, task, outcome, status, credits, reserved, run, ...times };
}

function purchaseRow({ sending, outcome, credits, task = '', status }: Spending): (string | number)[] {
  const { purchase, family, label = '', at } = sending;
  const when = new Date(at).toISOString().replace('T', ' ').slice(0, 19).concat('Z');
  return [when, purchase.slice(0, 12), status ?? outcomeText[outcome], credits, label, family, task];
}

const outcomeText: Readonly<Record<Spending['outcome'], string>> = {
  open: 'open',
  lost: 'NO ANSWER',
  rejected: 'refused',
  dropped: 'dropped',
  accepted: 'running',
  ended: 'ended',
};

function sums(all: readonly Spending[], keyOf: (spending: Spending) => string): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const spending of all) {
    const { tasks, credits } = sums.get(keyOf(spending)) ?? { tasks: 0, credits: 0 };
    const count = spending.task === undefined ? 0 : 1;
    sums.set(keyOf(spending), { tasks: tasks + count, credits: credits + spending.credits });
  }
  return sums;
}

function timeCells(times: FamilyTimes | undefined): string[] {
  return times ? [times.p50, times.p90].map((ms) => `${(ms / 1000).toFixed(1)} s`) : [];
}
