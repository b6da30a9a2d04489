import { familyNamed } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import { type Payer, type SpendEntry, type Spending, spendings } from '@meshwright/purchase';
import { samePayer } from '@meshwright/purchase/identity';
import type { Job, JobStep } from '../job/job.ts';
import { storedTexts } from '../job/texts/stored-text.ts';
import { mostJobs, type PanelState } from '../state.ts';

export interface UnlistedOptions {
  /** Name of the panel in the journal. */
  readonly run: string;
  readonly payer: Payer;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** How long services keep the results of a task, in milliseconds. */
const lifetimeMs = 3 * 24 * 3_600_000;

/**
 * Adds a job for every purchase of this panel without one, newest first, so that a state that was lost or written by
 * a killed page loses no paid task. Open tasks continue by themselves; finished ones wait for a press.
 */
export function withUnlisted(
  state: PanelState,
  entries: readonly SpendEntry[],
  { run, payer, now }: UnlistedOptions,
): PanelState {
  const known = new Set([
    ...state.forgotten,
    ...state.jobs.flatMap(({ purchase, task }) => [purchase, task?.purchase, task?.id]),
  ]);
  const isSame = samePayer(entries, payer);
  const latest = new Map(spendings(entries).map((spending) => [spending.sending.purchase, spending]));
  const unlisted = [...latest.values()].filter(
    ({ sending, task }) =>
      sending.run === run &&
      familyNamed(sending.family) !== undefined &&
      isSame(sending) &&
      !known.has(sending.purchase) &&
      !(task !== undefined && known.has(task)),
  );
  let { next } = state;
  const jobs = unlisted.flatMap((spending): Job[] => {
    const step = stepOf(spending, now, state.jobs.length);
    return step ? [jobOf(spending, step, String(next++))] : [];
  });
  return { ...state, next, jobs: [...jobs.reverse(), ...state.jobs] };
}

function stepOf({ outcome, status, sending }: Spending, now: number, jobs: number): JobStep | undefined {
  switch (outcome) {
    case 'open':
    case 'lost':
      return { at: 'sending' };
    case 'accepted':
      return { at: 'running', progress: 0 };
    case 'ended': {
      const isThere = status === 'SUCCEEDED' && now - sending.at < lifetimeMs;
      // A full list has dropped jobs that ended long ago.
      return isThere && jobs < mostJobs ? { at: 'stuck', text: storedTexts.unlisted } : undefined;
    }
    default:
      return undefined;
  }
}

function jobOf({ sending, task, credits }: Spending, step: JobStep, id: string): Job {
  const { purchase, family, label } = sending;
  return {
    id,
    title: label ?? detailsOf(familyNamed(family)!).title,
    family,
    take: 1,
    height: null,
    step,
    purchase,
    ...(task !== undefined && { task: { id: task, purchase, credits } }),
  };
}
