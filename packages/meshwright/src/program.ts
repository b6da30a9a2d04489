import { Command } from 'commander';
import { animationsCommand } from './commands/animations.ts';
import { balanceCommand } from './commands/balance.ts';
import { bridgeCommand } from './commands/bridge.ts';
import { completionCommand } from './commands/completion.ts';
import { conformanceCommand } from './commands/conformance.ts';
import { createCommand } from './commands/create.ts';
import { explainCommand } from './commands/explain.ts';
import { initCommand } from './commands/init.ts';
import { mcpCommand } from './commands/mcp.ts';
import { clipsCommand } from './commands/model/clips.ts';
import { convertCommand } from './commands/model/convert.ts';
import { diffCommand } from './commands/model/diff.ts';
import { doctorCommand } from './commands/model/doctor.ts';
import { inspectCommand } from './commands/model/inspect.ts';
import { lookCommand } from './commands/model/look.ts';
import { optimizeCommand } from './commands/model/optimize.ts';
import { placeCommand } from './commands/model/place.ts';
import { rigCommand } from './commands/model/rig.ts';
import { impostorCommand, spritesCommand } from './commands/model/sprites.ts';
import { viewCommand } from './commands/model/view.ts';
import { newCommand } from './commands/new.ts';
import { openapiCommand } from './commands/openapi.ts';
import { addCommand } from './commands/project/add.ts';
import { checkCommand } from './commands/project/check.ts';
import { cleanCommand } from './commands/project/clean.ts';
import { journalCommand } from './commands/project/journal.ts';
import { pickCommand } from './commands/project/pick.ts';
import { planCommand } from './commands/project/plan.ts';
import { reportCommand } from './commands/project/report.ts';
import { restoreCommand } from './commands/project/restore.ts';
import { reviewCommand } from './commands/project/review.ts';
import { syncCommand } from './commands/project/sync.ts';
import { updateCommand } from './commands/project/update.ts';
import { whyCommand } from './commands/project/why.ts';
import { serviceCommand } from './commands/service.ts';
import { tasksCommand } from './commands/tasks.ts';
import { usageCommand } from './commands/usage.ts';
import { exitCodeLines } from './errors/exit-codes.ts';
import type { ProgramOptions } from './program-options.ts';
import type { Reply, Terminal } from './progress/terminal.ts';
import { version } from './version.ts';

const commands = [
  createCommand,
  newCommand,
  initCommand,
  addCommand,
  planCommand,
  syncCommand,
  checkCommand,
  pickCommand,
  reportCommand,
  reviewCommand,
  updateCommand,
  whyCommand,
  restoreCommand,
  journalCommand,
  cleanCommand,
  inspectCommand,
  placeCommand,
  clipsCommand,
  rigCommand,
  doctorCommand,
  optimizeCommand,
  convertCommand,
  viewCommand,
  lookCommand,
  diffCommand,
  spritesCommand,
  impostorCommand,
  tasksCommand,
  animationsCommand,
  balanceCommand,
  usageCommand,
  serviceCommand,
  bridgeCommand,
  mcpCommand,
  openapiCommand,
  conformanceCommand,
  explainCommand,
  completionCommand,
];

const environment = `
Environment:
  MESHWRIGHT_API_KEY   key of the service; keys are never taken as arguments, where ps would show them
  MESHWRIGHT_BASE_URL  address of the service, /openapi included
  Without them an embedded service runs by itself, with no account.
  MESHWRIGHT_FETCH     never: parts that are not installed are not fetched; the command names them
  MESHWRIGHT_STORE     folder of the files that projects share (default: in the user cache folder)

Exit codes:
${exitCodeLines()}`;

/**
 * Builds the command line, or the part of it that the typed words need. Every command passes its answer to `reply`; errors
 * are thrown, never exits.
 */
export function programOf(terminal: Terminal, reply: Reply, options: ProgramOptions = {}): Command {
  const program = new Command('meshwright')
    .description('From a sentence or a picture to a placed GLB.')
    .version(version)
    // So that a flag after a command of a command is its own.
    .enablePositionalOptions()
    .addHelpText('after', environment);
  for (const command of needed(options.typed)) program.addCommand(command(terminal, reply, options));
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

/** Names of all commands, to distinguish a command from a prompt. */
export const commandNames: readonly string[] = [
  'create',
  'new',
  'init',
  'add',
  'plan',
  'sync',
  'check',
  'pick',
  'report',
  'review',
  'update',
  'why',
  'restore',
  'journal',
  'clean',
  'inspect',
  'place',
  'clips',
  'rig',
  'doctor',
  'optimize',
  'convert',
  'view',
  'look',
  'diff',
  'sprites',
  'impostor',
  'tasks',
  'animations',
  'balance',
  'usage',
  'service',
  'bridge',
  'mcp',
  'openapi',
  'conformance',
  'explain',
  'completion',
  'help',
];

/** What the command prints without a word. */
export const shortHelp: string = `From a sentence or a picture to a placed GLB.

  meshwright create "a wooden chest" --height 0.6   make one asset; no account is needed
  meshwright new                                    make a game that creates assets
  meshwright add chest "a wooden chest"             declare it in this project, then: meshwright sync
  meshwright inspect FILE                           size, triangles, textures, clips; view FILE shows it
  meshwright doctor FILE                            what is wrong with a model, and the command that mends it
  meshwright optimize FILE -o OUT --for mobile      make it small
  meshwright convert FILE OUT.fbx                   GLB, FBX, OBJ, USDZ, STL, 3MF, PLY and more

meshwright --help lists all commands, meshwright COMMAND --help its flags.`;

/** A command that is typed first needs no other, whose flags would take time; help and completion describe all. */
function needed(typed: readonly string[] = []): typeof commands {
  const command = commands[commandNames.indexOf(typed[0] ?? '')];
  return command && command !== completionCommand ? [command] : commands;
}

function everyCommand(command: Command): Command[] {
  return [command, ...command.commands.flatMap(everyCommand)];
}
