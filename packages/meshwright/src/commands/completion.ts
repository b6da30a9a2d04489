import { Argument, Command } from 'commander';
import { completionScript, type Shell, shells } from '../flags/completion-script.ts';
import type { Reply, Terminal } from '../progress/terminal.ts';

/** `completion`: prints a shell script that completes every command and flag. */
export function completionCommand(_: Terminal, reply: Reply): Command {
  return new Command('completion')
    .description('print a script that completes commands and flags; its first lines name its place')
    .addArgument(new Argument('<shell>', 'which shell').choices(shells))
    .option('--json', 'print one JSON document')
    .action((shell: Shell, _values: unknown, command: Command) => {
      const script = completionScript(command.parent!, shell);
      reply({ data: { shell, script }, text: script.trimEnd() });
    });
}
