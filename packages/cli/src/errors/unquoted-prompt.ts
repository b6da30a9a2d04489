import { hasCode } from '@meshwright/contract';

/** Words of a command before its prompt: `create PROMPT`, `add NAME PROMPT`. */
const wordsBefore: Readonly<Record<string, number>> = { create: 1, add: 2 };

/** Returns the same command with its prompt in quotes, when its words were taken for several arguments. */
export function unquotedPrompt(error: unknown, argv: readonly string[]): string | undefined {
  const before = wordsBefore[argv[0] ?? ''];
  if (before === undefined || !hasCode(error, 'commander.excessArguments')) return undefined;
  const rest = argv.slice(before);
  const flag = rest.findIndex((word) => word.startsWith('-'));
  const words = flag < 0 ? rest : rest.slice(0, flag);
  if (words.length < 2) return undefined;
  return `put the prompt in quotes: meshwright ${argv.slice(0, before).join(' ')} "${words.join(' ')}"`;
}
