import type { RunEvent, Wait } from '@meshwright/pipeline';
import { liveBlock } from '../../progress/live-block.ts';
import { noteOn } from '../../progress/progress.ts';
import { elapsed, plainLine, progressLine } from '../../progress/progress-line.ts';
import type { Terminal } from '../../progress/terminal.ts';
import { waitLines, waitText } from '../../progress/wait-lines.ts';
import { purchaseWaiting } from '../../purchase/purchase-waits.ts';
import { plainText } from '../../text/plain-text.ts';
import { creditsText } from '../credits-text.ts';
import type { FamilyTimes } from '../plan/family-times.ts';
import type { PlannedAsset, PlannedStep } from '../plan/purchase-plan.ts';
import { type AssetOnItsWay, timeLeft } from '../plan/time-left.ts';
import type { ShownAsset } from './sync-answer.ts';

/** Shows the progress of many assets: a redrawn line each on a terminal; plain lines elsewhere. */
export interface SyncProgress {
  event(asset: string, event: RunEvent): void;
  /** Reports a wait of a purchase; called repeatedly during it. */
  waiting(wait: Wait): void;
  synced(asset: ShownAsset): void;
  /** Leaves the terminal clean. Safe to call twice. */
  close(): void;
}

export interface SyncProgressOptions {
  /** Assets to be made. */
  readonly assets: readonly PlannedAsset[];
  readonly times: ReadonlyMap<string, FamilyTimes>;
  readonly atOnce: number;
}

const TICK_MS = 1000;
/** Shorter waits, in milliseconds, get no line. */
const firstWaitMs = 2000;
const UNKNOWN_COLUMNS = 80;
/** Percent between two lines in a log with many assets. */
const PLAIN_STEP = 25;

interface Making extends AssetOnItsWay {
  readonly name: string;
  readonly done: Set<string>;
  readonly began: Map<string, number>;
  readonly since: number;
  /** The step of the latest event. */
  step: PlannedStep | undefined;
  percent: number;
}

export function openSyncProgress(
  terminal: Pick<Terminal, 'stderr' | 'env' | 'now'>,
  { assets, times, atOnce }: SyncProgressOptions,
): SyncProgress {
  const { stderr, env, now } = terminal;
  const started = now();
  const waiting = new Map(assets.map((asset) => [asset.name, asset]));
  const making = new Map<string, Making>();
  const redraws = stderr.isTTY === true && env.TERM !== 'dumb' && assets.length > 0;
  const named = new Set<string>();
  const lines = waitLines({
    now,
    write: (line) => (redraws ? view.end(line) : noteOn(stderr, line)),
    instead: () => (redraws ? '' : makingText()),
  });
  const view = redraws ? redrawn() : plain();
  let ended = 0;
  let credits = 0;
  if (assets.length > 0) {
    const stop = 'Ctrl-C stops, and the same command goes on with it';
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
      const asset = making.get(name) ?? begin(name);
      if (!asset) return;
      asset.step = asset.steps.find((step) => step.name === event.node);
      switch (event.state) {
        case 'bought':
        case 'found':
          asset.began.set(event.node, now());
          asset.percent = 0;
          break;
        case 'working':
          asset.percent = event.progress;
          break;
        case 'done':
          asset.done.add(event.node);
          asset.percent = 100;
      }
      if (asset.step && asset.step.state !== 'here') view.show(asset);
    },
    synced({ name, state, credits: paid }) {
      const asset = making.get(name);
      making.delete(name);
      if (!waiting.delete(name)) return;
      ended++;
      credits += paid;
      const took = asset ? `, ${elapsed(now() - asset.since)}` : '';
      const cost = state === 'made' && paid > 0 ? `, ${creditsText(paid)}` : '';
      view.end(`${name}: ${state}${cost}${took}  (${ended} of ${assets.length})`);
    },
    close() {
      lines.close();
      view.close();
    },
  };

  function begin(name: string): Making | undefined {
    const steps = waiting.get(name)?.steps;
    if (!steps) return undefined;
    const asset = {
      name,
      steps,
      done: new Set<string>(),
      began: new Map(),
      since: now(),
      step: undefined,
      percent: 0,
    };
    making.set(name, asset);
    return asset;
  }

  function redrawn() {
    const block = liveBlock(stderr);
    const draw = (...stays: string[]) => {
      const columns = stderr.columns || UNKNOWN_COLUMNS;
      const width = Math.max(0, ...[...making.keys()].map((name) => name.length));
      const doing = Math.max(0, ...[...making.values()].map((asset) => doingOf(asset).length));
      const lines = [...making.values()].map((asset) =>
        progressLine(
          {
            label: `${asset.name.padEnd(width)}  ${doingOf(asset).padEnd(doing)}`,
            status: 'IN_PROGRESS',
            percent: asset.percent,
            elapsedMs: now() - (asset.began.get(asset.step?.name ?? '') ?? asset.since),
          },
          columns,
        ),
      );
      block.show([...lines, summary().slice(0, columns - 1)], ...stays);
    };
    // The elapsed time advances while the service is silent.
    const ticking = setInterval(() => draw(), TICK_MS);
    ticking.unref();
    return {
      show: () => draw(),
      end: (line: string) => draw(line),
      close() {
        clearInterval(ticking);
        block.close();
      },
    };
  }

  function plain() {
    const shown = new Map<string, string>();
    const write = (line: string) => {
      stderr.write(`${plainText(line)}\n`);
      lines.printed();
    };
    return {
      show(asset: Making) {
        const percent = Math.floor(asset.percent / PLAIN_STEP) * PLAIN_STEP;
        const key = `${asset.step?.name} ${percent}`;
        if (shown.get(asset.name) === key || asset.done.has(asset.step?.name ?? '')) return;
        shown.set(asset.name, key);
        const elapsedMs = now() - asset.since;
        write(
          plainLine({
            label: `${asset.name}: ${doingOf(asset)}`,
            status: 'IN_PROGRESS',
            percent: asset.percent,
            elapsedMs,
          }),
        );
      },
      end: write,
      close() {},
    };
  }

  /** Returns the assets in progress, for a log that would be silent. */
  function makingText(): string {
    const doing = [...making.values()].map(
      (asset) => `${asset.name}: ${doingOf(asset)} ${Math.floor(asset.percent)} %`,
    );
    return [...doing, summary()].join('; ');
  }

  function summary(): string {
    const left = (rank: 'p50' | 'p90') =>
      timeLeft([...waiting.values()].map(onItsWay), times, rank, { now: now(), atOnce });
    const [likely, most] = [left('p50'), left('p90')];
    const eta = likely === undefined || most === undefined ? '' : `, ${etaText(likely, most)}`;
    return `${ended} of ${assets.length} done, ${creditsText(credits)}, ${elapsed(now() - started)}${eta}`;
  }

  function onItsWay({ name, steps }: PlannedAsset): AssetOnItsWay {
    return making.get(name) ?? { steps, done: new Set(), began: new Map() };
  }
}

function doingOf({ step }: Making): string {
  return step?.does ?? '';
}

function etaText(likely: number, most: number): string {
  if (most < 1000) return 'any moment now';
  const [soon, late] = [elapsed(likely), elapsed(most)];
  return soon === late ? `about ${soon} left` : `about ${soon} left, rarely more than ${late}`;
}
