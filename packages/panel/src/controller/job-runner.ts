import { remove, taskRef } from '@meshwright/client';
import { familyNamed } from '@meshwright/contract';
import { type LostDecision, settle } from '@meshwright/pipeline/purchase';
import type { Request } from '../form/form-body.ts';
import { importModel } from '../job/import-model.ts';
import type { Job } from '../job/job.ts';
import { jobText } from '../job/job-control.ts';
import { paidText } from '../job/paid-text.ts';
import { runJob } from '../job/run-job.ts';
import { PanelError } from '../panel-error.ts';
import type { PanelState } from '../state.ts';
import type { PanelController } from './controller.ts';

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
  const running = new Map<string, AbortController>();
  const importing = new Map<string, Promise<void>>();
  const find = (id: string): Job | undefined => controller.state().jobs.find((job) => job.id === id);

  async function change(id: string, update: Partial<Job>): Promise<void> {
    const before = find(id);
    if (!before) return;
    const job = { ...before, ...update };
    const jobs = controller.state().jobs.map((each) => (each.id === id ? job : each));
    if (job.step.at !== before.step.at) {
      const text = job.step.at === 'running' ? 'In progress.' : jobText(job);
      controller.updateInputs({ announcement: `${job.title}: ${text}` });
    }
    const isSameStep = job.step.at === before.step.at && job.task === before.task;
    const isShownOnly =
      job.step.at === 'running' || (job.step.at === 'sending' && job.purchase === before.purchase);
    if (isSameStep && isShownOnly) return controller.changeForNow({ jobs });
    await controller.change({ jobs });
  }

  /** Runs in the background; resolves when the task exists or the job has stopped without one. */
  function run(id: string, decision?: LostDecision): Promise<void> {
    const abort = new AbortController();
    running.set(id, abort);
    const { host, store } = controller;
    return new Promise((resolve) => {
      const changed = async (update: Partial<Job>) => {
        await change(id, update);
        if (find(id)?.task) resolve();
      };
      const jobContext = { buyer: controller.buyer(), store, host };
      void runJob(() => find(id)!, changed, jobContext, { signal: abort.signal, decision })
        .catch(() => {})
        .then(async () => {
          if (running.get(id) === abort) running.delete(id);
          resolve();
          await controller.learnPrices().catch(() => {});
        });
    });
  }

  /** A job that the host cannot save is not started, because a restart would not know it. */
  async function kept(update: Partial<PanelState>, begun: string): Promise<void> {
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

  async function started(id: string, decision?: LostDecision): Promise<void> {
    await run(id, decision);
    const step = find(id)?.step;
    if (step?.at === 'lost' || (step?.at === 'stuck' && !find(id)?.task))
      throw new PanelError('unknown_outcome', step.text);
    if (step?.at === 'failed' && !find(id)?.task) throw new PanelError('refused', step.text);
  }

  async function importJob(job: Job): Promise<void> {
    const { host, store } = controller;
    const jobContext = { buyer: controller.buyer(), store, host };
    await importModel(
      { ...job, replace: job.imported?.id ?? job.replace },
      (update) => change(job.id, update),
      jobContext,
    );
    const step = find(job.id)?.step;
    if (step?.at === 'ready') throw new PanelError('host_failed', step.text);
  }

  return {
    change,
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
      await kept({ jobs: [job, ...jobs], next: next + 1 }, job.id);
      await started(job.id);
    },
    async resume({ id }, decision) {
      if (!running.has(id)) await started(id, decision);
    },
    async cancel({ id, family, task }) {
      const buyer = controller.buyer();
      const ref = taskRef(familyNamed(family)!, task!.id, buyer.connection.host);
      const { outcome, refunded, task: seen } = await remove(buyer.connection, ref);
      if (outcome === 'already_finished') return;
      if (outcome === 'task_running') {
        throw new PanelError('refused', 'The service cannot stop a running task: it continues.');
      }
      running.get(id)?.abort();
      running.delete(id);
      const credits =
        refunded === true ? 0 : ((seen as { consumed_credits?: number }).consumed_credits ?? null);
      if (task!.purchase !== undefined) {
        await settle(buyer, task!.purchase, { id: task!.id, status: 'CANCELED', consumed_credits: credits });
      }
      await change(id, {
        step: { at: 'failed', text: `Canceled. ${paidText(credits)}` },
        task: { ...task!, credits },
      });
    },
    importJob(job) {
      // A double click imports once.
      const begun = importing.get(job.id);
      if (begun) return begun;
      const done = importJob(job).finally(() => importing.delete(job.id));
      importing.set(job.id, done);
      return done;
    },
    close() {
      for (const abort of running.values()) abort.abort();
      running.clear();
    },
  };
}

function isSame(job: Job, family: string, request: Request): boolean {
  return job.family === family && JSON.stringify(job.request) === JSON.stringify(request);
}
