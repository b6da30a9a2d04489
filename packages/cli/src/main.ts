import { CliError } from './cli-error.ts';
import { exits } from './exit-codes.ts';
import { failureOf } from './failure.ts';
import { run } from './run.ts';

const interrupt = new AbortController();
let interruptedAt = 0;
/** npm passes a Ctrl-C on that its script has already got from the terminal. */
const ECHO_MS = 500;

// The first Ctrl-C stops waiting and cleans up; the second does not wait for that.
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    if (!interrupt.signal.aborted) {
      interruptedAt = performance.now();
      interrupt.abort(new CliError('interrupted', `stopped by ${name}`));
    } else if (performance.now() - interruptedAt > ECHO_MS) {
      process.exit(exits.interrupted.exitCode);
    }
  });
}

// Node's own exit code would say that a task failed.
process.on('uncaughtException', (error) => {
  process.stderr.write(`error: ${failureOf(error).message}\n`);
  process.exit(exits.internal.exitCode);
});

// A reader that leaves early (`| head`) is no reason to drop an asset that is being paid for.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

// stdout is for the answer alone: whatever else is printed there, by a library or a worker, goes to stderr.
const answer = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr);

process.exitCode = await run(process.argv.slice(2), {
  stdout: { write: (text) => answer(text), columns: process.stdout.columns },
  stderr: process.stderr,
  env: process.env,
  cwd: process.cwd(),
  signal: interrupt.signal,
  now: () => Date.now(),
});
