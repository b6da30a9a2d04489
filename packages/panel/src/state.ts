import { type Form, firstForm } from './form/form.ts';
import type { Job } from './job/job.ts';

/** All a panel remembers of a project. JSON; it holds no key, no link and no file. */
export interface PanelState {
  readonly version: 1;
  readonly form: Form;
  /** Credits a day; null: no limit. */
  readonly budget: number | null;
  /** Newest first. */
  readonly jobs: readonly Job[];
  /** Purchases whose jobs were taken out of the list, newest first. */
  readonly forgotten: readonly string[];
  /** The number the next job gets. */
  readonly next: number;
}

const firstState: PanelState = { version: 1, form: firstForm, budget: 300, jobs: [], forgotten: [], next: 1 };

/** Jobs kept in the list; the oldest are left out. */
export const mostJobs = 200;
const mostForgotten = 1000;

/** Reads what `stateText` wrote. What cannot be read is a fresh start: the journal still knows what was bought. */
export function readState(text: string | undefined): PanelState {
  if (text === undefined) return firstState;
  try {
    const state = JSON.parse(text) as PanelState;
    return state.version === 1 && Array.isArray(state.jobs) ? { ...firstState, ...state } : firstState;
  } catch {
    return firstState;
  }
}

export function stateText(state: PanelState): string {
  return JSON.stringify({ ...state, jobs: state.jobs.slice(0, mostJobs) });
}

/** The state without a job; its purchase does not come back from the journal. */
export function withoutJob(state: PanelState, { id, purchase, task }: Job): PanelState {
  const gone = purchase ?? task?.purchase;
  return {
    ...state,
    jobs: state.jobs.filter((job) => job.id !== id),
    ...(gone !== undefined && { forgotten: [gone, ...state.forgotten].slice(0, mostForgotten) }),
  };
}
