import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommanderError } from 'commander';
import { CliError } from './errors/cli-error.ts';
import { type Failure, failureOf } from './errors/failure.ts';
import { adviceFor } from './errors/mistaken-words.ts';
import { missingPart, type Part } from './parts/parts.ts';
import { programOf, shortHelp } from './program.ts';
import type { ProgramOptions } from './program-options.ts';
import { noteOn } from './progress/progress.ts';
import type { Answer, Terminal } from './progress/terminal.ts';
import { plainJson, plainLines } from './text/plain-text.ts';
import { proxyName } from './use-proxy.ts';

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
  if (argv.length === 0) {
    terminal.stdout.write(`${shortHelp}\n`);
    return 0;
  }
  let answer: Answer | undefined;
  try {
    const program = programOf(
      terminal,
      (given) => {
        answer = given;
      },
      { ...options, typed: argv },
    );
    await program.parseAsync(argv.map(withoutScheme), { from: 'user' });
  } catch (error) {
    // Help and version also end this way, and have been printed.
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const part = missingPart(error);
    if (part) return lacking(part, argv, terminal, options);
    const failure = failureOf(error);
    const proxy = failure.code === 'network' ? proxyAdvice(terminal.env) : undefined;
    const advice = proxy ?? adviceFor(error, argv);
    const message = advice === undefined ? failure.message : `${failure.message}\n${advice}`;
    return fail({ ...failure, message }, argv, terminal);
  }
  if (!answer) return 0;
  if (answer.failure) {
    const failure = failureOf(answer.failure);
    if (!json) terminal.stdout.write(`${plainLines(answer.text)}\n`);
    return fail(failure, argv, terminal, answer.data);
  }
  if (!json && answer.picture && !argv.includes('--no-picture')) {
    const { pictureText } = await import('./picture/picture-text.ts');
    // The asset is made: a picture that cannot be shown is no failure of the command.
    const shown = await pictureText(answer.picture, terminal).catch((error: unknown) => {
      if (missingPart(error))
        noteOn(terminal.stderr, 'note: no picture here: look FILE fetches what draws it');
      return '';
    });
    terminal.stdout.write(shown);
  }
  terminal.stdout.write(`${json ? plainJson(answer.data, 2) : plainLines(answer.text)}\n`);
  await answer.onPrinted?.();
  return 0;
}

/** Returns which variable sends requests through a proxy, because an unanswered request may have failed there. */
function proxyAdvice(env: Terminal['env']): string | undefined {
  const proxy = proxyName(env, 'https') ?? proxyName(env, 'http');
  return (
    proxy &&
    `${proxy} is set: requests go through that proxy; NO_PROXY lists the hosts that are reached without it`
  );
}

async function lacking(
  part: Part,
  argv: readonly string[],
  terminal: Terminal,
  { withPart }: ProgramOptions,
): Promise<number> {
  try {
    if (withPart) return await withPart(part);
    const { installText } = await import('./parts/fetch-part.ts');
    throw new CliError('unsupported', `${part.what}: not installed; ${installText(part)}`);
  } catch (error) {
    return fail(failureOf(error), argv, terminal);
  }
}

function fail(
  cause: Failure,
  argv: readonly string[],
  { stdout, stderr, cwd }: Terminal,
  data: unknown = undefined,
): number {
  const failure = { ...cause, message: withTypedPaths(cause.message, argv, cwd) };
  stderr.write(`error: ${plainLines(failure.message)}\n`);
  if (failure.help !== undefined) stderr.write(`help: ${failure.help}\n`);
  if (argv.includes('--json'))
    stdout.write(`${plainJson({ ...(data as object | undefined), error: failure }, 2)}\n`);
  return failure.exitCode;
}

/**
 * Replaces absolute paths by what was typed for them, and others in the current folder by relative ones: a person looks for
 * the wrong word in the command line.
 */
function withTypedPaths(message: string, argv: readonly string[], cwd: string): string {
  const typed = argv
    .map((word) => (word.startsWith('--') ? word.slice(word.indexOf('=') + 1) : word))
    .filter((word) => word !== '' && !word.startsWith('-'))
    .map((word) => [resolve(cwd, withoutScheme(word)), word] as const)
    .sort(([a], [b]) => b.length - a.length);
  const here = cwd.endsWith(sep) ? cwd : cwd + sep;
  return [...typed, [here, ''] as const].reduce((text, [path, word]) => {
    const whole = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const end = path === here ? '' : '(?![\\w-]|\\.\\w)';
    return text.replace(new RegExp(`(?<![\\w/.-])${whole}${end}`, 'g'), () => word);
  }, message);
}

/** Returns the path of a `file:` address, as a browser or a file manager copies it; other words as they are. */
function withoutScheme(word: string): string {
  return /^file:\/\/\//i.test(word) && URL.canParse(word) ? fileURLToPath(word) : word;
}
