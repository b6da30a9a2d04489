import { type Buyer, estimator, highestPrices } from '@meshwright/purchase';
import type { HostPort } from '../host/host-port.ts';
import type { PanelOptions } from '../panel-options.ts';
import { type PanelState, stateText } from '../state.ts';
import type { View } from '../view/view.ts';
import type { ViewInputs } from '../view/view-inputs.ts';
import { viewOf } from '../view/view-of.ts';
import type { PanelController } from './controller.ts';

/** State of a panel, its saved copy and its view, which follows every change. */
export interface ShownState {
  readonly controller: PanelController;
  view(): View;
  readonly listeners: Set<(view: View) => void>;
  /** Computes the view and calls the listeners. */
  show(): void;
  /** Resolves when the current state is saved. */
  save(): Promise<void>;
}

/** @param run name of the panel in the journal */
export function shownState(
  { host, connection, journal, store, payer, stillOf, picturesOf, now = Date.now }: PanelOptions,
  initial: PanelState,
  run: string,
): ShownState {
  let state = initial;
  let around: ViewInputs = {
    facts: host.facts,
    selection: null,
    announcement: '',
    prices: new Map(),
    service: connection.host,
    actions: {},
    unavailable: new Set(),
    find: '',
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
    stillOf,
    picturesOf,
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
      controller.updateInputs({ prices: highestPrices(await journal.entries(), connection.host) });
    },
  };
  return { controller, listeners, show, view: () => view, save: () => saver.keep() };
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
