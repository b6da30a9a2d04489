import { Command } from 'commander';
import { bridgeCommand } from './commands/bridge.ts';
import { exits } from './errors/exit-codes.ts';
import { failureOf } from './errors/failure.ts';

// The command `meshwright bridge` alone, with the words after its name, for an archive that holds no other command.
const interrupt = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => interrupt.abort(name));
const terminal = {
  get stdin() {
    return process.stdin;
  },
  stdout: {
    write: (text: string) => process.stdout.write(text),
    columns: process.stdout.columns,
    isTTY: process.stdout.isTTY === true,
  },
  stderr: process.stderr,
  env: process.env,
  cwd: process.cwd(),
  signal: interrupt.signal,
  now: () => Date.now(),
};
try {
  await new Command('meshwright').addCommand(bridgeCommand(terminal)).parseAsync(process.argv);
} catch (error) {
  const failure = failureOf(error);
  process.stderr.write(`error: ${failure.message}\n`);
  process.exitCode = exits[failure.code].exitCode;
}
