import { isUnanswered, type SpendEntry, type Spending, spendings } from '@meshwright/purchase';
import { creditsText } from '../credits-text.ts';

/** Purchases of one run, however it ended. */
export interface RunSpending {
  /** Tasks that succeeded or still run. */
  readonly tasks: number;
  /** Credits paid for them, or reserved while they run. */
  readonly credits: number;
  /** How many of them still run at the service. */
  readonly running: number;
  /** Tasks that did not succeed, and their cost. */
  readonly failed: { readonly tasks: number; readonly credits: number };
  /** Creates without an answer; the next run searches for their tasks. */
  readonly unanswered: number;
}

export function runSpending(entries: readonly SpendEntry[], run: string): RunSpending {
  const own = spendings(entries).filter(({ sending }) => sending.run === run);
  const sum = (some: readonly Spending[]) => some.reduce((total, { credits }) => total + credits, 0);
  const running = own.filter(({ outcome }) => outcome === 'accepted');
  const ended = own.filter(({ outcome }) => outcome === 'ended');
  const failed = ended.filter(({ status }) => status !== 'SUCCEEDED');
  return {
    tasks: running.length + ended.length - failed.length,
    credits: sum(running) + sum(ended),
    running: running.length,
    failed: { tasks: failed.length, credits: sum(failed) },
    unanswered: own.filter(isUnanswered).length,
  };
}

/** Returns the results kept after an unsuccessful run, and its cost. */
export function keptText({ tasks, credits, running, failed, unanswered }: RunSpending): string {
  const kept = `${count(tasks, 'task')} for ${creditsText(credits - failed.credits)} ${tasks === 1 ? 'is' : 'are'} kept`;
  const lost = failed.credits === 0 ? 'nothing' : creditsText(failed.credits);
  return [
    tasks > 0 ? kept : failed.credits + unanswered === 0 && 'nothing was bought',
    running > 0 && `${running} still ${running === 1 ? 'runs' : 'run'} at the service`,
    failed.tasks > 0 && `${count(failed.tasks, 'task')} failed and cost ${lost}`,
    unanswered > 0 &&
      `${count(unanswered, 'create')} got no answer and may be paid: the same command looks for the task`,
  ]
    .filter(Boolean)
    .join('; ');
}

function count(number: number, one: string): string {
  return `${number} ${number === 1 ? one : `${one}s`}`;
}
