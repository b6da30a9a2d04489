import { formatTaskRef } from '@meshwright/client';
import { type Family, families } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import { Command } from 'commander';
import { checkRequest } from '../../check-request.ts';
import { commandText } from '../../command-text.ts';
import { createOnce } from '../../create-once.ts';
import { fieldFlags, flagOf, mergedOptions, requestOf } from '../../field-flags.ts';
import { linkLocalFiles } from '../../local-links.ts';
import { addServiceFlags, type ServiceValues, withSession } from '../../session.ts';
import type { Reply, Terminal } from '../../terminal.ts';

/** `tasks create FAMILY`: one create of any family, with a flag for every field of its body. Does not wait. */
export function createTaskCommand(terminal: Terminal, reply: Reply): Command {
  const create = new Command('create').description('create a task of any family, and do not wait for it');
  for (const family of families) create.addCommand(familyCommand(family, terminal, reply));
  return create;
}

function familyCommand(family: Family, terminal: Terminal, reply: Reply): Command {
  const details = detailsOf(family);
  const flags = fieldFlags(details);
  const command = new Command(family.name).description(details.help);
  for (const option of mergedOptions(flags)) command.addOption(option);
  addServiceFlags(command).option('--json', 'print one JSON document');
  return command.action(async (values: ServiceValues) => {
    const { body } = await linkLocalFiles(details, requestOf(flags, { ...values }), terminal.cwd);
    const price = checkRequest(family, body, {
      at: terminal.now(),
      flagOf: (issue) => flagOf(flags, issue),
    });
    const ref = await withSession(values, terminal, (session) =>
      createOnce(session, { family, body, price }, terminal),
    );
    const text = formatTaskRef(ref);
    reply({
      data: { ref: text },
      text: `${text}\n\nNext:\n  ${commandText(['tasks', 'watch', text], terminal)}`,
    });
  });
}
