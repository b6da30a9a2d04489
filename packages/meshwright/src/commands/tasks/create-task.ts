import { type Family, families } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import { Command } from 'commander';
import { checkRequest } from '../../flags/check-request.ts';
import { fieldFlags, flagOf, mergedOptions, requestOf } from '../../flags/field-flags.ts';
import { wholeNumber } from '../../flags/number-flags.ts';
import type { ProgramOptions } from '../../program-options.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import type { OrderValues } from '../../purchase/order-task.ts';
import { linkLocalFiles } from '../../session/local-links.ts';
import { addServiceFlags } from '../../session/session.ts';

type Typed = Pick<ProgramOptions, 'typed'>;

/** `tasks create FAMILY`: buys one task of any family, with a flag for every field of its body. Does not wait. */
export function createTaskCommand(terminal: Terminal, reply: Reply, options: Typed): Command {
  const create = new Command('create').description('buy a task of any family, and do not wait for it');
  for (const family of families) create.addCommand(familyCommand(family, terminal, reply, options));
  return create;
}

function familyCommand(family: Family, terminal: Terminal, reply: Reply, { typed = [] }: Typed): Command {
  const details = detailsOf(family);
  const flags = fieldFlags(details);
  const command = new Command(family.name).description(details.help);
  for (const option of mergedOptions(flags)) command.addOption(option);
  addServiceFlags(command)
    .option('--again', 'buy another one of the same, and pay for it')
    .option('--max-credits <number>', 'refuse to spend more', wholeNumber(0))
    .option('--json', 'print one JSON document');
  return command.action(async (values: OrderValues) => {
    const { withUsual } = await import('@meshwright/purchase/order');
    const { body } = await linkLocalFiles(
      details,
      withUsual(details, requestOf(flags, { ...values })),
      terminal.cwd,
    );
    const price = checkRequest(family, body, {
      at: terminal.now(),
      flagOf: (issue) => flagOf(flags, issue),
    });
    const { orderTask } = await import('../../purchase/order-task.ts');
    reply(await orderTask({ family, body, price }, values, typed, terminal));
  });
}
