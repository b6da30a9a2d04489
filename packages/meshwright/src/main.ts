import { pathToFileURL } from 'node:url';
import { hasCode } from '@meshwright/contract';
import { withDefaultCommand } from './default-command.ts';
import { CliError } from './errors/cli-error.ts';
import { exits } from './errors/exit-codes.ts';
import { failureOf } from './errors/failure.ts';
import { entryIn, fetchedCommand, fetchPart, runIn } from './parts/fetch-part.ts';
import type { Part } from './parts/parts.ts';
import type { ProgramOptions } from './program-options.ts';
import { run } from './run.ts';
import { useProxy } from './use-proxy.ts';
import { isPublished } from './version.ts';

/** npm forwards a Ctrl-C that its script has already received from the terminal. */
const ECHO_MS = 500;

/**
 * Runs the command line with this process as its terminal, and sets the exit code.
 * @example
 * import { main } from 'meshwright/main';
 *
 * await main(['inspect', 'chest.glb']);
 */
export async function main(argv: readonly string[], options: ProgramOptions = {}): Promise<void> {
  // A clone has every part, or says how to install it.
  const fetched = isPublished ? await fetchedCommand(process.env) : undefined;
  if (fetched !== undefined) {
    const { href } = pathToFileURL(entryIn(fetched, 'dist/main.js'));
    return (await import(href)).main(argv, options);
  }
  process.on('uncaughtException', (error) => {
    // Node's own exit code would mean a failed task.
    process.stderr.write(`error: ${failureOf(error).message}\n`);
    process.exit(exits[failureOf(error).code].exitCode);
  });
  await useProxy(process.env);
  // A reader that closes early (`| head`) must not end an asset that is being paid for.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // EIO: the terminal was closed, and SIGHUP follows.
      if (hasCode(error, 'EPIPE', 'EIO')) return;
      throw new CliError(
        'local_io',
        `the output cannot be written (${error.code}): free or choose its place`,
      );
    });
  }
  // stdout is only for the answer: other output, from a library or a worker, goes to stderr.
  const answer = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);

  const terminal = {
    get stdin() {
      return process.stdin;
    },
    stdout: {
      write: (text: string) => answer(text),
      columns: process.stdout.columns,
      isTTY: process.stdout.isTTY === true,
    },
    stderr: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    signal: interruption(),
    now: () => Date.now(),
  };
  const command = options.sample ? withDefaultCommand(argv) : argv;
  const withPart = async (part: Part) => {
    const folder = await fetchPart(part, terminal);
    if (process.stdin.bytesRead > 0)
      throw new CliError('usage', 'what was piped in is used up: run the same command again');
    return runIn(folder, argv, terminal.signal);
  };
  process.exitCode = await run(command, terminal, isPublished ? { ...options, withPart } : options);
}

/** The first Ctrl-C stops waiting and cleans up; the second exits at once. */
function interruption(): AbortSignal {
  const interrupt = new AbortController();
  let interruptedAt = 0;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (!interrupt.signal.aborted) {
        interruptedAt = performance.now();
        interrupt.abort(new CliError('interrupted', `stopped by ${name}`, { cause: name }));
      } else if (performance.now() - interruptedAt > ECHO_MS) {
        process.exit(exits.interrupted.exitCode);
      }
    });
  }
  return interrupt.signal;
}
