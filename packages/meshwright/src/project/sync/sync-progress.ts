import type { RunEvent } from '@meshwright/pipeline';
import type { Wait } from '@meshwright/purchase';
import { noteOn } from '../../progress/progress.ts';
import { elapsed } from '../../progress/progress-line.ts';
import type { Terminal } from '../../progress/terminal.ts';
import { waitLines, waitText } from '../../progress/wait-lines.ts';
import { purchaseWaiting } from '../../purchase/purchase-waits.ts';
import { creditsText } from '../credits-text.ts';
import {
  type AssetInProgress,
  assetsInProgress,
  type SyncProgressOptions,
  stepText,
} from './assets-in-progress.ts';
import type { ShownAsset } from './sync-answer.ts';
import { plainView, redrawnView, type SyncView } from './sync-view.ts';

/** Shows the progress of many assets: a redrawn line each on a terminal; plain lines elsewhere. */
export interface SyncProgress {
  event(asset: string, event: RunEvent): void;
  /** Reports a wait of a purchase; called repeatedly during it. */
  waiting(wait: Wait): void;
  synced(asset: ShownAsset): void;
  /** Leaves the terminal clean. Safe to call twice. */
  close(): void;
}

/** Shorter waits, in milliseconds, get no line. */
const firstWaitMs = 2000;

export function openSyncProgress(
  terminal: Pick<Terminal, 'stderr' | 'env' | 'now'>,
  options: SyncProgressOptions,
): SyncProgress {
  const { stderr, env, now } = terminal;
  const { assets } = options;
  const started = now();
  const state = assetsInProgress(options, now);
  const redraws = stderr.isTTY === true && env.TERM !== 'dumb' && assets.length > 0;
  const named = new Set<string>();
  const lines = waitLines({
    now,
    write: (line) => (redraws ? view.end(line) : noteOn(stderr, line)),
    instead: () => (redraws ? '' : makingText()),
  });
  const view: SyncView = redraws ? redrawnView(terminal, state) : plainView(terminal, () => lines.printed());
  if (assets.length > 0) {
    const stop = 'Ctrl-C stops, and the same command continues with it';
    lines.wait({ what: 'what has to be made', since: started, stop });
  }

  return {
    waiting(wait) {
      // Called every two seconds: the second call shows a wait that needs a line.
      const key = [wait.label, wait.for, wait.since, wait.reason].join();
      if (now() - wait.since < firstWaitMs || named.has(key)) return;
      named.add(key);
      view.end(`${wait.label}: ${waitText(purchaseWaiting(wait), now())}`);
    },
    event(name, event) {
      const asset = state.begun(name);
      if (!asset) return;
      apply(asset, event, now());
      if (asset.step && asset.step.state !== 'here') view.show(asset);
    },
    synced({ name, state: outcome, credits }) {
      const ended = state.ended(name, credits);
      if (!ended) return;
      const took = ended.tookMs === undefined ? '' : `, ${elapsed(ended.tookMs)}`;
      const cost = outcome === 'made' && credits > 0 ? `, ${creditsText(credits)}` : '';
      view.end(`${name}: ${outcome}${cost}${took}  (${ended.number} of ${assets.length})`);
    },
    close() {
      lines.close();
      view.close();
    },
  };

  /** Returns the assets in progress, for a log that would be silent. */
  function makingText(): string {
    const doing = [...state.making.values()].map(
      (asset) => `${asset.name}: ${stepText(asset)} ${Math.floor(asset.percent)} %`,
    );
    return [...doing, state.summary()].join('; ');
  }
}

/** Records an event of a step in its asset. */
function apply(asset: AssetInProgress, event: RunEvent, now: number): void {
  asset.step = asset.steps.find((step) => step.name === event.node);
  switch (event.state) {
    case 'bought':
    case 'found':
      asset.began.set(event.node, now);
      asset.percent = 0;
      break;
    case 'working':
      asset.percent = event.progress;
      break;
    case 'done':
      asset.done.add(event.node);
      asset.percent = 100;
  }
}
