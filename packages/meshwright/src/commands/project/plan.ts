import { Command } from 'commander';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { addServiceFlags, type ServiceValues } from '../../session/session.ts';

/** `plan`: lists every step of a sync with its price. */
export function planCommand(terminal: Terminal, reply: Reply): Command {
  const command = new Command('plan')
    .description('print what a sync would do and cost, step by step; contacts no service and writes nothing')
    .argument('[names...]', 'only these assets')
    .option('--json', 'print one JSON document');
  return addServiceFlags(command).action(async (names: string[], values: ServiceValues) => {
    const { knownNames, openProject } = await import('../../project/open-project.ts');
    const { planAnswer } = await import('../../project/plan/plan-answer.ts');
    const open = await openProject(terminal);
    knownNames(names, open.project);
    reply(await planAnswer(open, { ...values, names }, terminal));
  });
}
