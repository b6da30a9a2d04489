import type { Connection } from '@meshwright/client';
import {
  type Buyer,
  type ContentStore,
  estimator,
  highestPrices,
  type Journal,
  type Payer,
} from '@meshwright/pipeline/purchase';
import type { PanelController } from './controller/controller.ts';
import { intents } from './controller/intents.ts';
import { type JobRunner, jobRunner } from './controller/job-runner.ts';
import { withUnlisted } from './controller/unlisted-jobs.ts';
import type { HostPort } from './host/host-port.ts';
import type { Intent } from './intent.ts';
import { isBusy } from './job/job.ts';
import type { Panel } from './panel.ts';
import { PanelError } from './panel-error.ts';
import { type PanelState, readState, stateText } from './state.ts';
import type { Control, View } from './view/view.ts';
import type { ViewInputs } from './view/view-inputs.ts';
import { viewOf } from './view/view-of.ts';

export interface PanelOptions {
  readonly host: HostPort;
  readonly connection: Connection;
  /** Purchase journal. Processes that share it never pay twice for one request. */
  readonly journal: Journal;
  /** File store, addressed by content. */
  readonly store: ContentStore;
  readonly payer: Payer;
  /** Milliseconds since 1970. Default: the system's clock. */
  readonly now?: (() => number) | undefined;
}

/** Largest file a control accepts, in bytes. */
const largestFile = 50_000_000;

/**
 * Creates the panel and resumes the saved jobs. Only one panel at a time may use a memory.
 * @throws what `host.load` throws
 */
export async function createPanel(options: PanelOptions): Promise<Panel> {
  const { host, connection, journal, store, payer, now = Date.now } = options;
  const run =
    host.project === undefined ? `panel ${host.facts.name}` : `panel ${host.facts.name} ${host.project}`;
  let state = afterStart(readState(await host.load()), host);
  if (host.project !== undefined) {
    state = withUnlisted(state, await journal.entries(), { run, payer, now: now() });
  }
  let around: ViewInputs = {
    facts: host.facts,
    selection: null,
    announcement: '',
    prices: new Map(),
    service: connection.host,
    actions: {},
    recover: '',
    earlier: [],
    now: now(),
  };
  let view = viewOf(state, around);
  const listeners = new Set<(view: View) => void>();
  const saver = stateSaver(host, () => state);

  const show = () => {
    view = viewOf(state, { ...around, now: now() });
    for (const listener of listeners) listener(view);
  };
  const controller: PanelController = {
    host,
    store,
    state: () => state,
    viewInputs: () => around,
    change(update) {
      state = { ...state, ...update };
      show();
      return saver.keep();
    },
    changeForNow(update) {
      state = { ...state, ...update };
      show();
    },
    updateInputs(update) {
      around = { ...around, ...update };
      show();
    },
    buyer(): Buyer {
      const { budget } = state;
      return {
        connection,
        journal,
        payer,
        budget: budget === null ? {} : { day: budget },
        run,
        now,
        estimate: estimator(around.prices),
      };
    },
    async learnPrices() {
      controller.updateInputs({ prices: highestPrices(await journal.entries()) });
    },
  };
  const runner = jobRunner(controller);
  const carryOut = intents(controller, runner);
  await controller.learnPrices();
  takeUp(state, runner);
  show();

  let closed = false;
  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async send(intent) {
      if (closed) throw new PanelError('closed', 'The panel was closed.');
      refuse(view, intent);
      try {
        await carryOut(intent);
      } catch (error) {
        const panelError = asPanelError(error);
        controller.updateInputs({ announcement: panelError.message });
        throw panelError;
      }
    },
    async keep(name, bytes) {
      if (bytes.length > largestFile) {
        throw new PanelError(
          'too_large',
          `${name} has ${bytes.length} bytes, but a file may have at most ${largestFile}.`,
        );
      }
      return { file: await store.write(bytes), name, size: bytes.length };
    },
    async read(file) {
      return (await store.read(file)) as Uint8Array<ArrayBuffer> | undefined;
    },
    async close() {
      closed = true;
      listeners.clear();
      runner.close();
      await saver.keep();
    },
  };
}

/** A scene that does not outlive the editor is empty after a restart. */
function afterStart(state: PanelState, { facts }: HostPort): PanelState {
  if (facts.keepsScene) return state;
  const text = 'This is a new scene: import the model again to add it.';
  const jobs = state.jobs.map((job) =>
    job.step.at === 'imported' ? { ...job, step: { at: 'ready', text } as const, imported: undefined } : job,
  );
  return { ...state, jobs };
}

/** An interrupted import may have happened: that job waits for the user to check the scene. Other jobs resume. */
function takeUp({ jobs }: PanelState, runner: JobRunner): void {
  for (const job of jobs.filter(isBusy)) {
    if (job.step.at === 'importing') {
      const text = 'The editor was closed during the import. Check whether the model is in the scene.';
      void runner.change(job.id, { step: { at: 'ready', text } }).catch(() => {});
    } else void runner.resume(job).catch(() => {});
  }
}

/** Checks here whether a control is enabled, independent of the renderer. */
function refuse(view: View, intent: Intent): void {
  if (intent.do === 'select') return;
  const control = controlOf(view, intent.control);
  if (!control)
    throw new PanelError('bad_intent', `The panel has no control "${intent.control}" at the moment.`);
  const fits = intent.do === 'press' ? control.kind === 'button' : !/^(button|note|job)$/.test(control.kind);
  if (!fits)
    throw new PanelError(
      'bad_intent',
      `"${control.label}" cannot be ${intent.do === 'press' ? 'pressed' : 'set'}.`,
    );
  if (control.disabled !== undefined) throw new PanelError('disabled', control.disabled);
}

function controlOf({ sections }: View, id: string): Control | undefined {
  for (const { controls } of sections) {
    for (const control of controls) {
      if (control.id === id) return control;
      const action = control.kind === 'job' ? control.actions.find((each) => each.id === id) : undefined;
      if (action) return action;
    }
  }
  return undefined;
}

function asPanelError(error: unknown): PanelError {
  if (error instanceof PanelError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new PanelError('refused', message, { cause: error });
}

/** Saves the newest state, one write at a time. Changes during a write go into the next one. */
function stateSaver(host: HostPort, state: () => PanelState) {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const write = () => host.save(stateText(state()));
  return {
    /** Resolves when the current state is saved. */
    keep(): Promise<void> {
      if (!running) {
        running = write().finally(() => {
          running = undefined;
        });
        return running;
      }
      next ??= running
        .catch(() => {})
        .then(() => {
          next = undefined;
          return this.keep();
        });
      return next;
    },
  };
}
