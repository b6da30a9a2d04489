import type { ClientError } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import type { Spending } from '../journal/spending.ts';
import { PurchaseError } from '../purchase-error.ts';
import type { Candidate, LostCreate } from './match-lost.ts';
import { madeAt } from './recent-tasks.ts';
import { textFields } from './shown-texts.ts';

/** Creates the error for a create whose outcome stays unknown, with the remedies. */
export function unknownOutcome(family: Family, { spending, candidates }: LostCreate): PurchaseError {
  const { supposed } = spending.sending;
  const listed = candidates.slice(0, most).map((each) => describe(family, each));
  const more = candidates.length > most ? `, and ${candidates.length - most} more` : '';
  const what = supposed
    ? 'the journal may not know everything that was bought'
    : `${whatCame(spending)}, so it may have been made and paid`;
  const finding =
    candidates.length === 0
      ? 'The list of the service shows no task for it so far.'
      : `${candidates.length === 1 ? 'This task may be it' : 'These tasks may be it'}: ${listed.join(', ')}${more}.`;
  const sent = supposed ? 'Nothing was sent.' : 'It was not sent again.';
  return new PurchaseError(
    'unknown_outcome',
    `${name(spending)}: ${what}. ${finding} ${sent} ${choice(spending)}`,
  );
}

/** Creates the error for an outcome that stays unknown because the list cannot be read. */
export function unreadableList(family: Family, spending: Spending, cause: ClientError): PurchaseError {
  const why = cause.status === undefined ? 'gave no answer' : `answered ${cause.status}`;
  return new PurchaseError(
    'unknown_outcome',
    `${name(spending)}: ${whatCame(spending)}, so it may have been made and paid. The list of ${family.name} tasks, ` +
      `which would show it, ${why}. It was not sent again. ${choice(spending)}`,
    { cause },
  );
}

/** Most tasks named in a message. */
const most = 5;

function name({ sending, sent }: Spending): string {
  const what = sending.label === undefined ? sending.family : `${sending.label} (${sending.family})`;
  return sending.supposed ? what : `${what}, sent at ${new Date(sent.from).toISOString()}`;
}

function whatCame({ reason }: Spending): string {
  return reason === undefined ? 'no answer came' : `the answer was ${reason}`;
}

/** Describes a task by its distinguishing facts. */
function describe(family: Family, { task }: Candidate): string {
  const at = madeAt(task);
  const words = shownWords(family, task);
  const facts = [
    ...(Number.isNaN(at) ? [] : [new Date(at).toISOString()]),
    ...(words === '' ? [] : [`"${words.length > 60 ? `${words.slice(0, 60)}...` : words}"`]),
  ];
  return facts.length === 0 ? task.id : `${task.id} (${facts.join(', ')})`;
}

/** Returns the visible texts of a task's request. */
export function shownWords(family: Family, task: object): string {
  const values = textFields(family).map((field) => (task as Readonly<Record<string, unknown>>)[field]);
  const texts = values.filter((value): value is string => typeof value === 'string' && value.trim() !== '');
  return texts.join(' / ').replace(/[\s\p{C}]+/gu, ' ');
}

function choice({ sending }: Spending): string {
  const short = sending.purchase.slice(0, 12);
  return (
    `The same command looks again. If a task is it, run "meshwright tasks adopt ${short} TASK"; ` +
    `if none is, "meshwright journal drop ${short}".`
  );
}
