import type { Terminal } from '../progress/terminal.ts';

/** Returns a command as typed at this terminal: with `npm start -- ` in front if it was started that way. */
export function commandText(words: readonly string[], { env }: Pick<Terminal, 'env'>): string {
  const lead = env.npm_lifecycle_event === 'start' ? 'npm start --' : 'meshwright';
  return [lead, ...words.map(quoted)].join(' ');
}

function quoted(word: string): string {
  return /^[\w.,:/@%+=-]+$/.test(word) ? word : `"${word.replace(/(["\\$`])/g, '\\$1')}"`;
}

/** Adds a flag to the arguments: before `--`, after which everything is a prompt. */
export function withFlag(typed: readonly string[], flag: string): string[] {
  const words = typed.filter((word) => word !== flag);
  const end = words.indexOf('--');
  return end < 0 ? [...words, flag] : [...words.slice(0, end), flag, ...words.slice(end)];
}
