import type { LostDecision } from '@meshwright/purchase';
import { isBusy, type Job } from '../job/job.ts';
import type { JobContext } from '../job/job-context.ts';
import { jobText } from '../job/job-control.ts';
import { runJob } from '../job/run-job.ts';
import { groupOf, shownTitle, withPicked } from '../job/takes/takes.ts';
import { storedTexts } from '../job/texts/stored-text.ts';
import { modelsTogether, picturesTogether } from '../job/together.ts';
import { PanelError } from '../panel-error.ts';
import { wordsOf } from '../words/words-of.ts';
import type { PanelController } from './controller.ts';

/** Running jobs of a panel. Each job runs at most once at a time. */
export interface JobRuns {
  find(id: string): Job | undefined;
  change(id: string, update: Partial<Job>): Promise<void>;
  isRunning(id: string): boolean;
  /** Resolves at once, except while a run that the view already shows as over saves its last step: when that is done. */
  saved(id: string): Promise<void>;
  /**
   * Runs a job in the background. Resolves when its task exists.
   * @param after what it waits for before it sends anything
   * @throws PanelError `refused` | `unknown_outcome`: the job has the reason
   */
  start(id: string, decision?: LostDecision, after?: Promise<unknown>): Promise<void>;
  stop(id: string): void;
  stopAll(): void;
}

/** A model that another one has replaced is no longer in the scene. */
function replacedBy(other: Job, { step, imported, replace }: Job): Job {
  if (step.at !== 'imported' || other.step.at !== 'imported' || !other.imported) return other;
  const isGone = other.imported.id === replace || other.imported.id === imported?.id;
  return isGone ? { ...other, step: { at: 'ready', text: storedTexts.notInScene } } : other;
}

export function jobContextOf(controller: PanelController): JobContext {
  const { host, store } = controller;
  const modelOf = (asset: string) =>
    controller.state().jobs.find(({ imported, step }) => step.at === 'imported' && imported?.id === asset)
      ?.model;
  return {
    buyer: controller.buyer(),
    store,
    host,
    modelOf,
    sourceOf: (job) => sourceOf(controller.state().jobs, job),
    isPlaced: (id) => isPlaced(controller, id),
  };
}

function sourceOf(jobs: readonly Job[], { replace, request = {} }: Pick<Job, 'replace' | 'request'>) {
  const named = Object.values(request);
  const seen = jobs.filter(({ picture, model }) => picture !== undefined || model);
  return (
    seen.find(({ task }) => task && named.includes(task.id)) ??
    seen.find(({ imported }) => replace !== undefined && imported?.id === replace)
  );
}

/** Claims the place in the scene for the first take that is finished, at once, so that no two of them import. */
function isPlaced(controller: PanelController, id: string): boolean {
  const { jobs } = controller.state();
  const { takeOf } = jobs.find((job) => job.id === id) ?? {};
  if (takeOf === undefined) return true;
  const picked = jobs.find((job) => job.takeOf === takeOf && job.picked);
  if (picked) return picked.id === id;
  controller.changeForNow({ jobs: withPicked(jobs, id) });
  return true;
}

/** Draws the models that a job's card shows side by side, unless that is done. */
async function drawCard({ state, change, store, picturesOf }: PanelController, id: string): Promise<void> {
  const card = cardOf(id, state().jobs);
  const models = modelsTogether(card);
  if (!picturesOf || models.length === 0 || picturesTogether(card)) return;
  const files = await Promise.all(models.map((file) => store.read(file)));
  const glbs = files.filter((glb) => glb !== undefined);
  if (glbs.length < models.length) return;
  const pictures = await picturesOf(models.map((hash, at) => ({ hash, glb: glbs[at]! })));
  const stored = await Promise.all(pictures.map((picture) => store.write(picture)));
  const together = Object.fromEntries(models.map((model, at) => [model, stored[at]!]));
  const ids = new Set(card.map((job) => job.id));
  await change({ jobs: state().jobs.map((job) => (ids.has(job.id) ? { ...job, together } : job)) });
}

function cardOf(id: string, jobs: readonly Job[]): readonly Job[] {
  const job = jobs.find((each) => each.id === id);
  return job ? (groupOf(job, jobs)?.takes ?? [job]) : [];
}

export function jobRuns(controller: PanelController): JobRuns {
  const running = new Map<string, AbortController>();
  const saving = new Map<string, Promise<unknown>>();
  // One after another: a later card has the models that came meanwhile.
  let drawing: Promise<void> = Promise.resolve();
  let isOver = false;
  const find = (id: string): Job | undefined => controller.state().jobs.find((job) => job.id === id);

  async function change(id: string, update: Partial<Job>): Promise<void> {
    const before = find(id);
    if (!before) return;
    const job = { ...before, ...update };
    const jobs = controller.state().jobs.map((each) => (each.id === id ? job : replacedBy(each, job)));
    if (job.step.at !== before.step.at) {
      const { facts } = controller.host;
      const say = wordsOf(facts);
      const text = job.step.at === 'running' ? say('In progress.') : jobText(job, facts);
      controller.updateInputs({
        announcement: say('{title}: {text}', { title: shownTitle(job, say), text }),
      });
    }
    const isSameStep = job.step.at === before.step.at && job.task === before.task;
    const isShownOnly =
      job.step.at === 'running' || (job.step.at === 'sending' && job.purchase === before.purchase);
    if (isSameStep && isShownOnly) return controller.changeForNow({ jobs });
    await controller.change({ jobs });
  }

  /** Resolves when the task exists or the job has stopped without one. */
  function run(id: string, decision?: LostDecision, after?: Promise<unknown>): Promise<void> {
    const abort = new AbortController();
    running.set(id, abort);
    return new Promise((resolve) => {
      const changed = async (update: Partial<Job>) => {
        const isLast = update.step !== undefined && !isBusy({ step: update.step });
        if (isLast) saving.set(id, over);
        await change(id, update);
        if (find(id)?.task) resolve();
      };
      const jobContext = jobContextOf(controller);
      // Begun after `over` is set: a job that has its model ends without a wait.
      const over = Promise.resolve(after)
        .then(async () => {
          // Stopped while it waited: nothing is sent.
          if (!abort.signal.aborted)
            await runJob(() => find(id)!, changed, jobContext, { signal: abort.signal, decision });
        })
        .catch(() => {})
        .then(() => {
          if (running.get(id) === abort) running.delete(id);
          if (saving.get(id) === over) saving.delete(id);
          resolve();
        });
      void over.then(() => controller.learnPrices()).catch(() => {});
      void over.then(() => drawTogether(id));
    });
  }

  /** Draws the models of a job's card with one camera; what cannot be drawn keeps the pictures of the service. */
  function drawTogether(id: string): Promise<void> {
    drawing = drawing.then(() => (isOver ? undefined : drawCard(controller, id))).catch(() => {});
    return drawing;
  }

  return {
    find,
    change,
    isRunning: (id) => running.has(id),
    saved: async (id) => void (await saving.get(id)),
    async start(id, decision, after) {
      await run(id, decision, after);
      const step = find(id)?.step;
      if (step?.at === 'lost' || (step?.at === 'stuck' && !find(id)?.task))
        throw new PanelError('unknown_outcome', step.text);
      if (step?.at === 'failed' && !find(id)?.task) throw new PanelError('refused', step.text);
    },
    stop(id) {
      running.get(id)?.abort();
      running.delete(id);
    },
    stopAll() {
      isOver = true;
      for (const abort of running.values()) abort.abort();
      running.clear();
    },
  };
}
