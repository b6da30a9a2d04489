import { plainLines, plainText } from '../text/plain-text.ts';
import { type Moment, plainLine, progressLine } from './progress-line.ts';
import type { Terminal } from './terminal.ts';
import { type Waiting, waitLines } from './wait-lines.ts';

const ERASE_LINE = '\r\u001b[K';
const TICK_MS = 1000;
/** Some terminals have no width, or report 0. */
const UNKNOWN_COLUMNS = 80;
/** Percent between two lines in a log. */
const PLAIN_STEP = 10;

/** Shows waiting on stderr: one redrawn line on a terminal, plain lines elsewhere; never silent for long. */
export interface Progress {
  /** Sets the current wait; `undefined` ends it and erases the redrawn line. */
  wait(waiting: Waiting | undefined): void;
  /** Shows this state; the elapsed time counts from its wait, or from `openProgress`. */
  show(moment: Omit<Moment, 'elapsedMs'>): void;
  /** Prints a permanent line above the redrawn one. */
  note(line: string): void;
  /** Leaves the terminal clean. Safe to call twice. */
  close(): void;
}

export function openProgress(terminal: Pick<Terminal, 'stderr' | 'env' | 'now'>): Progress {
  const { stderr, env, now } = terminal;
  const redraws = stderr.isTTY === true && env.TERM !== 'dumb';
  return redraws ? redrawn(terminal) : plain(stderr, now);
}

/** Prints a permanent line, erasing a redrawn line first. */
export function noteOn(stderr: Terminal['stderr'], line: string): void {
  stderr.write(`${stderr.isTTY ? ERASE_LINE : ''}${plainLines(line)}\n`);
}

function redrawn({ stderr, now }: Pick<Terminal, 'stderr' | 'now'>): Progress {
  let started = now();
  let latest: Omit<Moment, 'elapsedMs'> | undefined;
  const draw = () => {
    if (!latest) return;
    stderr.write(
      ERASE_LINE +
        plainText(progressLine({ ...latest, elapsedMs: now() - started }, stderr.columns || UNKNOWN_COLUMNS)),
    );
  };
  const note = (line: string) => {
    noteOn(stderr, line);
    draw();
  };
  const lines = waitLines({ now, write: note, instead: () => (latest ? '' : undefined) });
  // The elapsed time advances while the service is silent.
  const ticking = setInterval(draw, TICK_MS);
  ticking.unref();
  const clear = () => {
    if (latest) stderr.write(ERASE_LINE);
    latest = undefined;
  };
  return {
    wait(waiting) {
      if (!waiting) clear();
      else started = waiting.since;
      lines.wait(waiting);
    },
    show(moment) {
      latest = moment;
      draw();
    },
    note,
    close() {
      clearInterval(ticking);
      lines.close();
      clear();
    },
  };
}

function plain(stderr: Terminal['stderr'], now: Terminal['now']): Progress {
  let started = now();
  let shown = '';
  let latest: Omit<Moment, 'elapsedMs'> | undefined;
  const write = (line: string) => {
    stderr.write(`${plainLines(line)}\n`);
    lines.printed();
  };
  const text = () => latest && plainText(plainLine({ ...latest, elapsedMs: now() - started }));
  const lines = waitLines({ now, write, instead: text });
  return {
    wait(waiting) {
      if (waiting) started = waiting.since;
      else latest = undefined;
      lines.wait(waiting);
    },
    show(moment) {
      latest = moment;
      const percent = Math.floor(moment.percent / PLAIN_STEP) * PLAIN_STEP;
      const key = [moment.label, moment.status, percent, moment.ahead].join();
      if (key === shown) return;
      shown = key;
      write(text()!);
    },
    note: write,
    close: () => lines.close(),
  };
}
