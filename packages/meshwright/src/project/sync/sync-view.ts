import { liveBlock } from '../../progress/live-block.ts';
import { plainLine, progressLine } from '../../progress/progress-line.ts';
import type { Terminal } from '../../progress/terminal.ts';
import { plainText } from '../../text/plain-text.ts';
import { type AssetInProgress, type AssetsInProgress, stepText } from './assets-in-progress.ts';

/** Shows assets in progress on stderr. */
export interface SyncView {
  /** Shows a change of an asset. */
  show(asset: AssetInProgress): void;
  /** Prints a line that stays. */
  end(line: string): void;
  /** Leaves the terminal clean. */
  close(): void;
}

const TICK_MS = 1000;
const UNKNOWN_COLUMNS = 80;
/** Percent between two lines in a log with many assets. */
const PLAIN_STEP = 25;

/** A line for each asset and one for the whole, redrawn in place on a terminal. */
export function redrawnView(
  { stderr, now }: Pick<Terminal, 'stderr' | 'now'>,
  { making, summary }: AssetsInProgress,
): SyncView {
  const block = liveBlock(stderr);
  const draw = (...stays: string[]) => {
    const columns = stderr.columns || UNKNOWN_COLUMNS;
    const width = Math.max(0, ...[...making.keys()].map((name) => name.length));
    const doing = Math.max(0, ...[...making.values()].map((asset) => stepText(asset).length));
    const lines = [...making.values()].map((asset) =>
      progressLine(
        {
          label: `${asset.name.padEnd(width)}  ${stepText(asset).padEnd(doing)}`,
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
    end: (line) => draw(line),
    close() {
      clearInterval(ticking);
      block.close();
    },
  };
}

/**
 * Plain lines for a log: one for each step of an asset and each quarter of it.
 * @param onPrinted called after each line
 */
export function plainView(
  { stderr, now }: Pick<Terminal, 'stderr' | 'now'>,
  onPrinted: () => void,
): SyncView {
  const shown = new Map<string, string>();
  const write = (line: string) => {
    stderr.write(`${plainText(line)}\n`);
    onPrinted();
  };
  return {
    show(asset) {
      const percent = Math.floor(asset.percent / PLAIN_STEP) * PLAIN_STEP;
      const key = `${asset.step?.name} ${percent}`;
      if (shown.get(asset.name) === key || asset.done.has(asset.step?.name ?? '')) return;
      shown.set(asset.name, key);
      write(
        plainLine({
          label: `${asset.name}: ${stepText(asset)}`,
          status: 'IN_PROGRESS',
          percent: asset.percent,
          elapsedMs: now() - asset.since,
        }),
      );
    },
    end: write,
    close() {},
  };
}
