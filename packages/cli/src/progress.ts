import { plainLines, plainText } from './plain-text.ts';
import { type Moment, plainLine, progressLine } from './progress-line.ts';
import type { Terminal } from './terminal.ts';

const ERASE_LINE = '\r\u001b[K';
const TICK_MS = 1000;
/** Some terminals have no width, or say 0. */
const UNKNOWN_COLUMNS = 80;
/** In a log, a line for every tenth is enough. */
const PLAIN_STEP = 10;

/** Shows waiting on stderr: one redrawn line on a terminal, plain lines elsewhere. */
export interface Progress {
  /** Shows this moment; the elapsed time counts from `openProgress`. */
  show(moment: Omit<Moment, 'elapsedMs'>): void;
  /** A line that stays, above whatever is being redrawn. */
  note(line: string): void;
  /** Leaves the terminal clean. Safe to call twice. */
  close(): void;
}

export function openProgress(terminal: Pick<Terminal, 'stderr' | 'env' | 'now'>): Progress {
  const { stderr, env, now } = terminal;
  const redraws = stderr.isTTY === true && env.TERM !== 'dumb';
  return redraws ? redrawn(terminal) : plain(stderr, now);
}

/** A line that stays, whatever may be drawn where it goes. */
export function noteOn(stderr: Terminal['stderr'], line: string): void {
  stderr.write(`${stderr.isTTY ? ERASE_LINE : ''}${plainLines(line)}\n`);
}

function redrawn({ stderr, now }: Pick<Terminal, 'stderr' | 'now'>): Progress {
  const started = now();
  let latest: Omit<Moment, 'elapsedMs'> | undefined;
  const draw = () => {
    if (!latest) return;
    stderr.write(
      ERASE_LINE +
        plainText(progressLine({ ...latest, elapsedMs: now() - started }, stderr.columns || UNKNOWN_COLUMNS)),
    );
  };
  // The clock goes on while the service is silent.
  const ticking = setInterval(draw, TICK_MS);
  ticking.unref();
  return {
    show(moment) {
      latest = moment;
      draw();
    },
    note(line) {
      noteOn(stderr, line);
      draw();
    },
    close() {
      clearInterval(ticking);
      if (latest) stderr.write(ERASE_LINE);
      latest = undefined;
    },
  };
}

function plain(stderr: Terminal['stderr'], now: Terminal['now']): Progress {
  const started = now();
  let shown = '';
  return {
    show(moment) {
      const percent = Math.floor(moment.percent / PLAIN_STEP) * PLAIN_STEP;
      const key = [moment.label, moment.status, percent, moment.ahead].join();
      if (key === shown) return;
      shown = key;
      stderr.write(`${plainText(plainLine({ ...moment, elapsedMs: now() - started }))}\n`);
    },
    note: (line) => noteOn(stderr, line),
    close() {},
  };
}
