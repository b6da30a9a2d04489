import { remove, taskRef } from '@meshwright/client';
import { familyNamed } from '@meshwright/contract';
import type { LostDecision } from '@meshwright/purchase';
import { settle, takesWithin } from '@meshwright/purchase/order';
import type { Request } from '../form/form-body.ts';
import { importModel } from '../job/import-model.ts';
import type { Job } from '../job/job.ts';
import { bodyOf } from '../job/send-job.ts';
import { paidText } from '../job/texts/paid-text.ts';
import { PanelError } from '../panel-error.ts';
import type { PanelState } from '../state.ts';
import { sentences } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import type { PanelController } from './controller.ts';
import { type JobRuns, jobContextOf, jobRuns } from './job-runs.ts';
import { pickTake } from './pick-take.ts';

/** Initial data of a job. */
export type NewJob = Pick<Job, 'title' | 'family' | 'height' | 'replace' | 'task'> & {
  readonly request?: Request | undefined;
  /** Makes a new one although an identical request was made before. */
  readonly another?: boolean | undefined;
  /** Results to make, each bought; 1 where it is absent. */
  readonly takes?: number | undefined;
  /** Adds the result to the takes of an earlier press. */
  readonly takeOf?: string | undefined;
};

export interface JobRunner {
  /**
   * Starts a job, or one for each take. Resolves when their tasks exist.
   * @throws PanelError `refused` | `unknown_outcome`: the job has the reason
   */
  begin(job: NewJob): Promise<void>;
  /** Resumes a job. @throws as `begin` */
  resume(job: Job, decision?: LostDecision): Promise<void>;
  /** @throws PanelError `refused` when the service does not stop it */
  cancel(job: Job): Promise<void>;
  /** @throws PanelError `host_failed` */
  importJob(job: Job): Promise<void>;
  /** Uses a finished take: it replaces the one in the scene. Buys nothing. @throws PanelError `host_failed` | `refused` */
  pick(job: Job): Promise<void>;
  change(id: string, update: Partial<Job>): Promise<void>;
  close(): void;
}

export function jobRunner(controller: PanelController): JobRunner {
  const runs = jobRuns(controller);
  const importing = new Map<string, Promise<void>>();
  // One after another: each replaces what the one before it has placed.
  let picks: Promise<void> = Promise.resolve();
  return {
    change: runs.change,
    async begin({ another = false, takes = 1, ...begun }) {
      if (takes > 1) {
        const numbers = { first: nextTake(controller, begun, another), takes };
        await withinLimit(controller, begun, numbers);
      }
      const { jobs, next } = controller.state();
      const added = newJobs(begun, next, { first: nextTake(controller, begun, another), takes });
      const ids = added.map(({ id }) => id);
      // One write: a restart knows all takes or none, and until then nothing is sent.
      await saveBegun(controller, { jobs: [...added, ...jobs], next: next + takes }, ids);
      // Takes are sent in their order, so that the first one is the first to be made.
      let before = Promise.resolve();
      const starts = ids.map((id) => {
        const start = runs.start(id, undefined, before);
        before = start.catch(() => {});
        return start;
      });
      const started = await Promise.allSettled(starts);
      const failures = started.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
      // A take that may be paid matters more than one that was refused.
      const worst = failures.find(({ code }) => code === 'unknown_outcome') ?? failures[0];
      if (worst) throw worst;
    },
    async resume({ id }, decision) {
      await runs.saved(id);
      if (!runs.isRunning(id)) await runs.start(id, decision);
    },
    cancel: (job) => cancelJob(controller, runs, job),
    importJob(job) {
      // A double click imports once.
      const begun = importing.get(job.id);
      if (begun) return begun;
      const done = importNow(controller, runs, job).finally(() => importing.delete(job.id));
      importing.set(job.id, done);
      return done;
    },
    pick(job) {
      const mine = picks.then(() => pickTake(controller, runs, job.id));
      picks = mine.catch(() => {});
      return mine;
    },
    close: () => runs.stopAll(),
  };
}

/**
 * Returns the number of the next take of a request.
 * @throws PanelError `refused` for a request that is being sent, or that runs and is not asked for again
 */
function nextTake(
  { state, host }: PanelController,
  { family, request }: Pick<NewJob, 'family' | 'request'>,
  another: boolean,
): number {
  const say = wordsOf(host.facts);
  const same = state().jobs.filter((job) => request && isSame(job, family, request));
  if (same.some(({ step }) => step.at === 'sending')) {
    throw new PanelError('refused', say('Already sending the same request.'));
  }
  if (!another && same.some(({ step }) => step.at === 'running')) {
    throw new PanelError(
      'refused',
      say('An identical job is already running. To create another one, press Run again on that job.'),
    );
  }
  const made = same.filter(({ step }) => step.at !== 'failed');
  return Math.max(...made.map((job) => job.take), 0) + 1;
}

/** Returns the jobs of a press, one for each take. */
function newJobs(
  begun: Omit<NewJob, 'another' | 'takes'>,
  next: number,
  { first, takes }: { readonly first: number; readonly takes: number },
): Job[] {
  const step = begun.task ? ({ at: 'running', progress: 0 } as const) : ({ at: 'sending' } as const);
  const group = takes > 1 ? { takeOf: String(next) } : {};
  return Array.from({ length: takes }, (_, at) => ({
    ...begun,
    ...group,
    id: String(next + at),
    take: first + at,
    step,
  }));
}

/** Refuses a press whose takes together exceed the limit. @throws PanelError `refused` */
async function withinLimit(
  controller: PanelController,
  { family, request, title }: Pick<NewJob, 'family' | 'request' | 'title'>,
  { first, takes }: { readonly first: number; readonly takes: number },
): Promise<void> {
  const body = await bodyOf(request!, controller.store, wordsOf(controller.host.facts));
  const numbers = Array.from({ length: takes }, (_, at) => first + at);
  await takesWithin(controller.buyer(), familyNamed(family)!, body, numbers, `${title}, ${takes} takes`);
}

/** Saves the state with a new job. A job that the host cannot save is not started: a restart would not know it. */
async function saveBegun(
  controller: PanelController,
  update: Partial<PanelState>,
  begun: readonly string[],
): Promise<void> {
  try {
    await controller.change(update);
  } catch (error) {
    // Other jobs may have changed meanwhile: only these are removed.
    controller.changeForNow({ jobs: controller.state().jobs.filter(({ id }) => !begun.includes(id)) });
    const why = error instanceof Error ? error.message : String(error);
    throw new PanelError(
      'host_failed',
      wordsOf(controller.host.facts)('{host} could not save the panel: {reason} Nothing was sent.', {
        host: controller.host.facts.name,
        reason: why,
      }),
    );
  }
}

async function importNow(controller: PanelController, runs: JobRuns, job: Job): Promise<void> {
  await importModel(
    { ...job, replace: job.imported?.id ?? job.replace },
    (update) => runs.change(job.id, update),
    jobContextOf(controller),
  );
  const step = runs.find(job.id)?.step;
  if (step?.at === 'ready') throw new PanelError('host_failed', step.text);
}

function isSame(job: Job, family: string, request: Request): boolean {
  return job.family === family && JSON.stringify(job.request) === JSON.stringify(request);
}

/**
 * Cancels the task of a job at the service and settles its purchase; a finished task is left as it is.
 * @throws PanelError `refused` when the service does not stop it
 */
async function cancelJob(
  controller: PanelController,
  runs: JobRuns,
  { id, family, task }: Job,
): Promise<void> {
  const say = wordsOf(controller.host.facts);
  const buyer = controller.buyer();
  const ref = taskRef(familyNamed(family)!, task!.id, buyer.connection.host);
  const { outcome, refunded, task: seen } = await remove(buyer.connection, ref);
  if (outcome === 'already_finished') return;
  if (outcome === 'task_running') {
    throw new PanelError('refused', say('The service cannot stop a running task: it continues.'));
  }
  runs.stop(id);
  const credits = refunded === true ? 0 : ((seen as { consumed_credits?: number }).consumed_credits ?? null);
  if (task!.purchase !== undefined) {
    await settle(buyer, task!.purchase, { id: task!.id, status: 'CANCELED', consumed_credits: credits });
  }
  await runs.change(id, {
    step: { at: 'failed', text: sentences(say('Canceled.'), paidText(credits, say)) },
    task: { ...task!, credits },
  });
}
