import { plainText } from '../text/plain-text.ts';
import type { TextStream } from './terminal.ts';

/** Lines at the end of a terminal that are redrawn, below permanent lines. */
export interface LiveBlock {
  /** Redraws the block; `stays` are permanent lines above it. */
  show(lines: readonly string[], ...stays: string[]): void;
  /** Erases the block. Safe to call twice. */
  close(): void;
}

const ESCAPE = '\u001b[';

export function liveBlock(stream: TextStream): LiveBlock {
  let shown: readonly string[] = [];
  const show: LiveBlock['show'] = (lines, ...stays) => {
    const home = shown.length > 0 ? `${ESCAPE}${shown.length}A\r${ESCAPE}J` : '';
    const text = [...stays, ...lines].map((line) => `${plainText(line)}\n`).join('');
    shown = lines;
    if (home || text) stream.write(home + text);
  };
  return { show, close: () => show([]) };
}
