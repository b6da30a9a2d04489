import { plainText } from '../text/plain-text.ts';
import type { TextStream } from './terminal.ts';

/** Lines at the end of a terminal that are drawn anew, under lines that stay. */
export interface LiveBlock {
  /** `stays` are lines that come above the block and are left there. */
  show(lines: readonly string[], ...stays: string[]): void;
  /** Takes the block away. Safe to call twice. */
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
