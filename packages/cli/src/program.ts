import { Command } from 'commander';
import type { SampleWish } from './asset-order.ts';
import { clipsCommand } from './commands/clips.ts';
import { createCommand } from './commands/create.ts';
import { inspectCommand } from './commands/inspect.ts';
import { openapiCommand } from './commands/openapi.ts';
import { placeCommand } from './commands/place.ts';
import { serviceCommand } from './commands/service.ts';
import { tasksCommand } from './commands/tasks.ts';
import { exitCodeLines } from './exit-codes.ts';
import type { Reply, Terminal } from './terminal.ts';
import { version } from './version.ts';

const commands = [
  createCommand,
  inspectCommand,
  placeCommand,
  clipsCommand,
  tasksCommand,
  serviceCommand,
  openapiCommand,
];

const environment = `
Environment:
  MESHWRIGHT_API_KEY   key of the service; keys are never taken as arguments, where ps would show them
  MESHWRIGHT_BASE_URL  address of the service, /openapi included
  Without them an embedded service runs by itself, with no account.

Exit codes:
${exitCodeLines()}`;

export interface ProgramOptions {
  /** What `create` makes when it is told nothing at all. Default: that is an error. */
  readonly sample?: SampleWish;
}

/** The whole command line. Every command hands its answer to `reply`; errors are thrown, never exits. */
export function programOf(terminal: Terminal, reply: Reply, options: ProgramOptions = {}): Command {
  const program = new Command('meshwright')
    .description('From a sentence or a picture to a placed GLB.')
    .version(version)
    .addHelpText('after', environment);
  for (const command of commands) program.addCommand(command(terminal, reply, options));
  for (const command of everyCommand(program)) {
    command
      .exitOverride()
      .configureOutput({
        writeOut: (text) => terminal.stdout.write(text),
        // Errors are thrown as well, and `run` prints them once, in one form.
        writeErr: () => {},
        getOutHelpWidth: () => terminal.stdout.columns ?? 100,
      })
      .allowExcessArguments(false);
  }
  return program;
}

/** The names `meshwright` knows, for whoever has to tell a command from a prompt. */
export const commandNames: readonly string[] = [
  'create',
  'inspect',
  'place',
  'clips',
  'tasks',
  'service',
  'openapi',
  'help',
];

function everyCommand(command: Command): Command[] {
  return [command, ...command.commands.flatMap(everyCommand)];
}
