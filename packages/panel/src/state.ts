import { type Form, type FormValues, firstForm } from './form/form.ts';
import type { Job } from './job/job.ts';

/** Saved state of a panel for one project. JSON without key, link or file. */
export interface PanelState {
  readonly version: 1;
  readonly form: Form;
  /** Credits per day; null: no limit. */
  readonly budget: number | null;
  /** Newest first. */
  readonly jobs: readonly Job[];
  /** Purchases whose jobs were removed from the list, newest first. */
  readonly forgotten: readonly string[];
  /** Number of the next job. */
  readonly next: number;
}

const firstState: PanelState = { version: 1, form: firstForm, budget: 300, jobs: [], forgotten: [], next: 1 };

/** Most jobs in the list; the oldest are dropped. */
export const mostJobs = 200;
const mostForgotten = 1000;

/** Parses the text of `stateText`. Unreadable text gives a fresh state: the journal still has the purchases. */
export function readState(text: string | undefined): PanelState {
  if (text === undefined) return firstState;
  try {
    const state = JSON.parse(text) as PanelState;
    if (state.version !== 1 || !Array.isArray(state.jobs)) return firstState;
    return { ...firstState, ...state, form: readForm(state.form) };
  } catch {
    return firstState;
  }
}

/** An earlier form has its values without their family. */
function readForm(form: Form | undefined): Form {
  const { values = {}, family = firstForm.family } = form ?? {};
  const isFlat = Object.values(values).some(
    (each) => typeof each !== 'object' || each === null || Array.isArray(each),
  );
  return { ...firstForm, ...form, values: isFlat ? { [family]: values as unknown as FormValues } : values };
}

export function stateText(state: PanelState): string {
  return JSON.stringify({ ...state, jobs: state.jobs.slice(0, mostJobs) });
}

/** Returns the state without a job; its purchase does not come back from the journal. */
export function withoutJob(state: PanelState, { id, purchase, task }: Job): PanelState {
  const gone = purchase ?? task?.purchase;
  return {
    ...state,
    jobs: state.jobs.filter((job) => job.id !== id),
    ...(gone !== undefined && { forgotten: [gone, ...state.forgotten].slice(0, mostForgotten) }),
  };
}
