import { expect, it } from 'vitest';
import { openProgress } from './progress.ts';

const moment = { label: 'making the model', status: 'IN_PROGRESS', percent: 0 };

it('writes a line per 10 % and per change of status in a log, without control codes', () => {
  const { written, terminal } = recorder({});
  const progress = openProgress(terminal);
  progress.show({ ...moment, status: 'PENDING', ahead: 1 });
  for (let percent = 0; percent <= 100; percent++) progress.show({ ...moment, percent });
  progress.close();
  const lines = written().trimEnd().split('\n');
  expect(lines).toHaveLength(12);
  expect(lines[0]).toBe('making the model: 1 task ahead, 0 s');
  expect(written()).not.toContain('\u001b');
});

it('redraws one line on a terminal and leaves it empty', () => {
  const { written, terminal } = recorder({ isTTY: true, columns: 80 });
  const progress = openProgress(terminal);
  progress.show({ ...moment, percent: 10 });
  progress.note('task text-to-3d:1');
  progress.show({ ...moment, percent: 60 });
  progress.close();
  progress.close();
  expect(written().match(/\n/g)).toHaveLength(1);
  expect(written()).toContain('\r\u001b[Ktask text-to-3d:1\n');
  expect(written().endsWith('\r\u001b[K')).toBe(true);
});

it('draws on a terminal without a width', () => {
  const { written, terminal } = recorder({ isTTY: true, columns: 0 });
  const progress = openProgress(terminal);
  progress.show({ ...moment, percent: 50 });
  progress.close();
  expect(written()).toContain('50 %');
});

it('treats a dumb terminal as a log', () => {
  const { written, terminal } = recorder({ isTTY: true }, { TERM: 'dumb' });
  openProgress(terminal).show(moment);
  expect(written()).toBe('making the model: 0 %, 0 s\n');
});

function recorder(facts: { isTTY?: boolean; columns?: number }, env: Record<string, string> = {}) {
  let text = '';
  const stderr = { ...facts, write: (piece: string) => (text += piece) };
  return { written: () => text, terminal: { stderr, env, now: () => 0 } };
}
