import { expect, it } from 'vitest';
import { liveBlock } from './live-block.ts';

it('redraws its lines below permanent lines, and clears them at the end', () => {
  let written = '';
  const block = liveBlock({ write: (text) => (written += text) });
  block.show(['a 1 %', 'b 1 %']);
  block.show(['b 2 %'], 'a is made');
  block.close();
  block.close();
  expect(screen(written)).toBe('a is made\n');
});

it('removes terminal control sequences from names', () => {
  let written = '';
  liveBlock({ write: (text) => (written += text) }).show(['\u001b[2J']);
  expect(written).not.toContain('\u001b');
});

/** Returns the final screen of a terminal that knows only cursor-up and erase. */
function screen(text: string): string {
  const [first = '', ...moves] = text.split('\u001b[');
  let lines = first.split('\n');
  for (const move of moves) {
    const [, up = '', rest = ''] = /^(\d*)(?:A\r|J)(.*)$/s.exec(move) ?? [];
    if (up) lines = [...lines.slice(0, lines.length - 1 - Number(up)), ''];
    else lines = [...lines.slice(0, -1), ...`${lines.at(-1)}${rest}`.split('\n')];
  }
  return lines.join('\n');
}
