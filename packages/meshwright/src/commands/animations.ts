import { Command } from 'commander';
import type { Reply, Terminal } from '../progress/terminal.ts';
import { withWaitLine } from '../progress/with-wait-line.ts';
import { addServiceFlags, quickMs, type ServiceValues, withSession } from '../session/session.ts';
import { tableText } from '../text/table-text.ts';

/** `animations`: lists the animation library, whose ids a create of an animation takes. */
export function animationsCommand(terminal: Terminal, reply: Reply): Command {
  const command = new Command('animations')
    .description('list the animations of the service with their ids; free')
    .argument('[word]', 'only those with this word in name or category, such as walk');
  return addServiceFlags(command)
    .option('--json', 'print one JSON document')
    .action(async (word: string | undefined, values: ServiceValues) => {
      const all = await withSession(values, terminal, ({ client, service }) =>
        withWaitLine(
          { what: `the animation library of ${service}`, stop: 'Ctrl-C stops; nothing is changed' },
          terminal,
          () => client.animationLibrary({}, { signal: terminal.signal, timeoutMs: quickMs }),
        ),
      );
      const matching = all.filter(({ name, category, sub_category }) =>
        `${name} ${category} ${sub_category}`.toLowerCase().includes((word ?? '').toLowerCase()),
      );
      const rows = matching.map(({ action_id, name, category, sub_category }) => [
        action_id,
        name,
        `${category}, ${sub_category}`,
      ]);
      const none = `no animation of ${all.length} has the word ${word}; without a word all are listed`;
      reply({ data: { animations: matching }, text: rows.length > 0 ? tableText(rows) : none });
    });
}
