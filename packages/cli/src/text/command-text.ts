import type { Terminal } from '../progress/terminal.ts';

/** A command as the person at this terminal would type it: `npm start -- ` leads where they came in that way. */
export function commandText(words: readonly string[], { env }: Pick<Terminal, 'env'>): string {
  const lead = env.npm_lifecycle_event === 'start' ? 'npm start --' : 'meshwright';
  return [lead, ...words.map(quoted)].join(' ');
}

function quoted(word: string): string {
  return /^[\w.,:/@%+=-]+$/.test(word) ? word : `"${word.replace(/(["\\$`])/g, '\\$1')}"`;
}

/** What was typed, with a flag more: before `--`, after which everything is a prompt. */
export function withFlag(typed: readonly string[], flag: string): string[] {
  const words = typed.filter((word) => word !== flag);
  const end = words.indexOf('--');
  return end < 0 ? [...words, flag] : [...words.slice(0, end), flag, ...words.slice(end)];
}
