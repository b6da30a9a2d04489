import { hasCode } from '@meshwright/contract';
import { CommanderError } from 'commander';
import { type Failure, failureOf } from './errors/failure.ts';
import { programOf } from './program.ts';
import type { ProgramOptions } from './program-options.ts';
import type { Answer, Terminal } from './progress/terminal.ts';
import { plainJson, plainLines } from './text/plain-text.ts';

/**
 * Runs one command and returns its exit code (see `exits`). stdout gets the answer: text, or with `--json` exactly one
 * document, also for errors. Never throws.
 * @example
 * import { run } from 'meshwright';
 *
 * const exitCode = await run(['inspect', 'chest.glb'], {
 *   stdout: process.stdout,
 *   stderr: process.stderr,
 *   env: process.env,
 *   cwd: process.cwd(),
 *   signal: AbortSignal.timeout(60_000),
 *   now: Date.now,
 * });
 */
export async function run(
  argv: readonly string[],
  terminal: Terminal,
  options: ProgramOptions = {},
): Promise<number> {
  const json = argv.includes('--json');
  let answer: Answer | undefined;
  try {
    const program = programOf(
      terminal,
      (given) => {
        answer = given;
      },
      { ...options, typed: argv },
    );
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    // Help and version also end this way, and have been printed.
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const failure = failureOf(error);
    const advice = unquotedPrompt(error, argv);
    const message = advice === undefined ? failure.message : `${failure.message}\n${advice}`;
    return fail({ ...failure, message }, json, terminal);
  }
  if (!answer) return 0;
  if (answer.failure) {
    const failure = failureOf(answer.failure);
    if (!json) terminal.stdout.write(`${plainLines(answer.text)}\n`);
    return fail(failure, json, terminal, answer.data);
  }
  terminal.stdout.write(`${json ? plainJson(answer.data, 2) : plainLines(answer.text)}\n`);
  await answer.onPrinted?.();
  return 0;
}

function fail(
  failure: Failure,
  json: boolean,
  { stdout, stderr }: Terminal,
  data: unknown = undefined,
): number {
  stderr.write(`error: ${plainLines(failure.message)}\n`);
  if (failure.help !== undefined) stderr.write(`help: ${failure.help}\n`);
  if (json) stdout.write(`${plainJson({ ...(data as object | undefined), error: failure }, 2)}\n`);
  return failure.exitCode;
}

/** Words of a command before its prompt: `create PROMPT`, `add NAME PROMPT`. */
const wordsBefore: Readonly<Record<string, number>> = { create: 1, add: 2 };

/** Returns the same command with its prompt in quotes, when its words were taken for several arguments. */
function unquotedPrompt(error: unknown, argv: readonly string[]): string | undefined {
  const before = wordsBefore[argv[0] ?? ''];
  if (before === undefined || !hasCode(error, 'commander.excessArguments')) return undefined;
  const rest = argv.slice(before);
  const flag = rest.findIndex((word) => word.startsWith('-'));
  const words = flag < 0 ? rest : rest.slice(0, flag);
  if (words.length < 2) return undefined;
  return `put the prompt in quotes: meshwright ${argv.slice(0, before).join(' ')} "${words.join(' ')}"`;
}
