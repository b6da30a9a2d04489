import { intents } from './controller/intents.ts';
import { type JobRunner, jobRunner } from './controller/job-runner.ts';
import { holdsFiles } from './controller/set-control.ts';
import { shownState } from './controller/shown-state.ts';
import { withUnlisted } from './controller/unlisted-jobs.ts';
import type { HostPort } from './host/host-port.ts';
import { isBusy, type Job } from './job/job.ts';
import { storedTexts } from './job/texts/stored-text.ts';
import type { Panel } from './panel.ts';
import { PanelError } from './panel-error.ts';
import type { PanelOptions } from './panel-options.ts';
import { type PanelState, readState } from './state.ts';
import { refuseIntent } from './view/disabled-reason.ts';
import { errorText } from './words/error-text.ts';
import type { Say } from './words/say.ts';
import { wordsOf } from './words/words-of.ts';

/** Largest file a control accepts, in bytes. */
const largestFile = 50_000_000;

/**
 * Creates the panel and resumes the saved jobs. Only one panel at a time may use a memory.
 * @throws what `host.load` throws
 * @example
 * import { createPanel } from '@meshwright/panel';
 *
 * const payer = await payerOf({ connection, journal });
 * const panel = await createPanel({ host, connection, journal, store, payer });
 * await panel.send({ do: 'set', control: 'field/prompt', value: 'a wooden chair' });
 * await panel.close();
 */
export async function createPanel(options: PanelOptions): Promise<Panel> {
  const { host, journal, store, payer, now = Date.now } = options;
  const run =
    host.project === undefined ? `panel ${host.facts.name}` : `panel ${host.facts.name} ${host.project}`;
  const saved = readState(await host.load());
  let state = afterStart(saved, host);
  if (host.project !== undefined) {
    state = withUnlisted(state, await journal.entries(), { run, payer, now: now() });
  }
  const shown = shownState(options, state, run);
  const { controller } = shown;
  const runner = jobRunner(controller);
  const carryOut = intents(controller, runner);
  await controller.learnPrices();
  if (!host.facts.keepsScene && host.restoresScene)
    await restoreScene(saved, runner, () => controller.state());
  takeUp(state, runner);
  shown.show();

  let closed = false;
  /** Until the files of the last value are read. */
  let reading: Promise<void> | undefined;
  return {
    view: shown.view,
    subscribe(listener) {
      shown.listeners.add(listener);
      return () => shown.listeners.delete(listener);
    },
    async send(intent) {
      if (closed) throw new PanelError('closed', 'The panel was closed.');
      // Generate follows the values that were set before it.
      while (reading) await reading;
      refuseIntent(shown.view(), intent);
      try {
        const work = carryOut(intent);
        if (intent.do === 'set' && holdsFiles(intent.value)) {
          const done = () => {
            reading = undefined;
          };
          reading = work.then(done, done);
        }
        await work;
      } catch (error) {
        const panelError = asPanelError(error, wordsOf(host.facts));
        controller.updateInputs({ announcement: panelError.message });
        throw panelError;
      }
    },
    async keep(name, bytes) {
      if (bytes.length > largestFile) {
        throw new PanelError(
          'too_large',
          wordsOf(host.facts)('{file} has {size} MB; at most {most} MB can be sent.', {
            file: name,
            size: Math.round(bytes.length / 1e6),
            most: largestFile / 1e6,
          }),
        );
      }
      return { file: await store.write(bytes), name, size: bytes.length };
    },
    async read(file) {
      return (await store.read(file)) as Uint8Array<ArrayBuffer> | undefined;
    },
    async close() {
      closed = true;
      shown.listeners.clear();
      runner.close();
      await shown.save();
    },
  };
}

/** A scene that does not outlive the editor is empty after a restart. */
function afterStart(state: PanelState, { facts }: HostPort): PanelState {
  if (facts.keepsScene) return state;
  const jobs = state.jobs.map((job): Job => {
    // What it replaces is gone, and its id may become that of another asset.
    const free = { ...job, replace: undefined };
    if (job.step.at !== 'imported') return free;
    return { ...free, step: { at: 'ready', text: storedTexts.notInScene }, imported: undefined };
  });
  return { ...state, jobs };
}

/** Most models that are imported again at the start. */
const mostRestored = 20;

/** Imports the models that stood in the scene, oldest first. A model that cannot be imported stays ready. */
async function restoreScene({ jobs }: PanelState, runner: JobRunner, state: () => PanelState): Promise<void> {
  const standing = jobs.filter(({ step, model }) => step.at === 'imported' && model).slice(0, mostRestored);
  for (const { id } of standing.toReversed()) {
    const job = state().jobs.find((each) => each.id === id);
    if (job) await runner.importJob(job).catch(() => {});
  }
}

/** An interrupted import may have happened: that job waits for the user to check the scene. Other jobs resume. */
function takeUp({ jobs }: PanelState, runner: JobRunner): void {
  for (const job of jobs.filter(isBusy)) {
    if (job.step.at === 'importing') {
      void runner
        .change(job.id, { step: { at: 'ready', text: storedTexts.closedDuringImport } })
        .catch(() => {});
    } else void runner.resume(job).catch(() => {});
  }
}

function asPanelError(error: unknown, say: Say): PanelError {
  if (error instanceof PanelError) return error;
  return new PanelError('refused', errorText(error, say).text, { cause: error });
}
