import { hasCode } from '@meshwright/client';
import { manifestFile, type RunEvent, type SyncedAsset } from '@meshwright/pipeline';
import type { Wait } from '@meshwright/purchase';
import type { ViteDevServer } from 'vite';
import type { Overlay } from '../page/overlay.ts';
import type { Ended, Progress, Waiting } from '../page/page-events.ts';
import { waitText } from './wait-text.ts';
import { workLines } from './work-lines.ts';

/** Reports assets in production to the terminal, the pages and the overlay. */
export interface AssetReports {
  /** Prints a line in the terminal. */
  print(text: string): void;
  /** Latest progress of each asset in production. */
  underWay(): Iterable<Progress>;
  progressed(asset: string, event: RunEvent): void;
  waits(asset: string, wait: Wait): void;
  ended(asset: SyncedAsset): void;
  close(): void;
}

export function assetReports(
  { config: { logger }, environments: { client } }: ViteDevServer,
  overlay: Overlay,
  now: () => number,
): AssetReports {
  const underWay = new Map<string, Progress>();
  const print = (text: string): void => {
    lines.printed();
    logger.info(`meshwright: ${text}`, { timestamp: true });
  };
  const lines = workLines((line) => print(line), now);
  return {
    print,
    underWay: () => underWay.values(),
    progressed(asset, event) {
      const { node, state } = event;
      overlay.clear(asset);
      const report: Progress = {
        asset,
        node,
        state,
        progress: state === 'working' ? event.progress : undefined,
      };
      underWay.set(asset, report);
      client.hot.send('meshwright:progress', report);
      lines.set(asset, () =>
        report.progress === undefined ? `${node} is ${state}` : `${node} ${report.progress} %`,
      );
      if (state === 'bought') print(`${asset}: ${node} is paid for and running`);
    },
    waits(asset, wait) {
      lines.set(asset, () => waitText(wait, now()));
      client.hot.send('meshwright:waiting', { asset, text: waitText(wait, now()) } satisfies Waiting);
    },
    ended({ name, state, credits, error }) {
      const message = error === undefined ? undefined : failureText(error);
      underWay.delete(name);
      lines.set(name, undefined);
      client.hot.send('meshwright:ended', { asset: name, state, credits, message } satisfies Ended);
      if (message === undefined) overlay.clear(name);
      else {
        logger.error(`meshwright: ${name}: ${message}`, { timestamp: true });
        overlay.set(name, `${name}: ${message}`);
      }
      if (state === 'made') print(`${name} is ready${credits > 0 ? ` (${credits} credits)` : ''}`);
      else if (state !== 'kept' && state !== 'failed') print(`${name} is ${state}`);
    },
    close: () => lines.close(),
  };
}

/**
 * Returns the message of a failure. A question names the commands that settle it; this server checks their outcome
 * after the next save.
 */
function failureText(error: unknown): string {
  const isQuestion = hasCode(error, 'unknown_outcome');
  return textOf(error) + (isQuestion ? ` Then save ${manifestFile}: the asset continues from there.` : '');
}

/** Returns the message of an error. */
export function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
