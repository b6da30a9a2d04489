import { clockText } from '../text/clock-text.ts';
import { elapsed } from './progress-line.ts';

/** What a command waits for. */
export interface Waiting {
  /** `the answer to the create`. */
  readonly what: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly until?: number | undefined;
  /** How to stop the wait, and what then happens to the work. */
  readonly stop: string;
}

/** Lines about waiting, so that no command is silent for long. */
export interface WaitLines {
  /** Sets the current wait; `undefined` ends it. The same `what` as before continues. */
  wait(waiting: Waiting | undefined): void;
  /** Another line was printed: postpones the next line of the wait. */
  printed(): void;
  close(): void;
}

export interface WaitLinesOptions {
  readonly now: () => number;
  readonly write: (line: string) => void;
  /** Replacement text from the second line on; '' if the wait is visible anyway. */
  readonly instead?: (() => string | undefined) | undefined;
}

const lookMs = 500;
/** Milliseconds until the first line about a wait. */
const firstMs = 2000;
/** Milliseconds of silence until the next line, well under 10 s even on a busy machine. */
const nextMs = 6000;

export function waitLines({ now, write, instead = () => undefined }: WaitLinesOptions): WaitLines {
  let waiting: Waiting | undefined;
  let isNamed = false;
  let latest = now();
  const look = () => {
    const at = now();
    if (!waiting || at < (isNamed ? latest + nextMs : waiting.since + firstMs)) return;
    const line = isNamed ? (instead() ?? waitText(waiting, at)) : waitText(waiting, at);
    isNamed = true;
    latest = at;
    if (line) write(line);
  };
  const looking = setInterval(look, lookMs);
  looking.unref();
  return {
    wait(next) {
      if (next?.what !== waiting?.what) isNamed = false;
      waiting = next;
    },
    printed() {
      latest = now();
    },
    close() {
      clearInterval(looking);
      waiting = undefined;
    },
  };
}

export function waitText({ what, since, until, stop }: Waiting, now: number): string {
  const end = until === undefined ? '' : `, until ${clockText(until, now)} at the latest`;
  return `waiting for ${what}: ${elapsed(now - since)} since ${clockText(since, now)}${end}; ${stop}`;
}
