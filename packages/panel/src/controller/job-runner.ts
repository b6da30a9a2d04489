import type { LostDecision } from '@meshwright/pipeline/purchase';
import type { Request } from '../form/form-body.ts';
import { importModel } from '../job/import-model.ts';
import type { Job } from '../job/job.ts';
import { PanelError } from '../panel-error.ts';
import type { PanelState } from '../state.ts';
import { cancelJob } from './cancel-job.ts';
import type { PanelController } from './controller.ts';
import { type JobRuns, jobContextOf, jobRuns } from './job-runs.ts';

/** Initial data of a job. */
export type NewJob = Pick<Job, 'title' | 'family' | 'height' | 'replace' | 'task'> & {
  readonly request?: Request | undefined;
  /** Makes a new one although an identical request was made before. */
  readonly another?: boolean | undefined;
};

export interface JobRunner {
  /**
   * Starts a job. Resolves when its task exists.
   * @throws PanelError `refused` | `unknown_outcome`: the job has the reason
   */
  begin(job: NewJob): Promise<void>;
  /** Resumes a job. @throws as `begin` */
  resume(job: Job, decision?: LostDecision): Promise<void>;
  /** @throws PanelError `refused` when the service does not stop it */
  cancel(job: Job): Promise<void>;
  /** @throws PanelError `host_failed` */
  importJob(job: Job): Promise<void>;
  change(id: string, update: Partial<Job>): Promise<void>;
  close(): void;
}

export function jobRunner(controller: PanelController): JobRunner {
  const runs = jobRuns(controller);
  const importing = new Map<string, Promise<void>>();
  return {
    change: runs.change,
    async begin({ another = false, ...begun }) {
      const { jobs, next } = controller.state();
      const same = jobs.filter((job) => begun.request && isSame(job, begun.family, begun.request));
      const made = same.filter(({ step }) => step.at !== 'failed');
      if (same.some(({ step }) => step.at === 'sending')) {
        throw new PanelError('refused', 'Already sending the same request.');
      }
      if (!another && same.some(({ step }) => step.at === 'running')) {
        throw new PanelError(
          'refused',
          'An identical job is already running. To create another one, press Run again on that job.',
        );
      }
      const take = Math.max(...made.map((job) => job.take), 0) + 1;
      const step = begun.task ? ({ at: 'running', progress: 0 } as const) : ({ at: 'sending' } as const);
      const job: Job = { ...begun, id: String(next), take, step };
      await saveBegun(controller, { jobs: [job, ...jobs], next: next + 1 }, job.id);
      await runs.start(job.id);
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
    close: () => runs.stopAll(),
  };
}

/** Saves the state with a new job. A job that the host cannot save is not started: a restart would not know it. */
async function saveBegun(
  controller: PanelController,
  update: Partial<PanelState>,
  begun: string,
): Promise<void> {
  try {
    await controller.change(update);
  } catch (error) {
    // Other jobs may have changed meanwhile: only this one is removed.
    controller.changeForNow({ jobs: controller.state().jobs.filter(({ id }) => id !== begun) });
    const why = error instanceof Error ? error.message : String(error);
    throw new PanelError(
      'host_failed',
      `${controller.host.facts.name} could not save the panel: ${why} Nothing was sent.`,
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
