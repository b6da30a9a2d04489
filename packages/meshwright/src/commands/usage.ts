import type { UsageItem } from '@meshwright/contract';
import { Command, Option } from 'commander';
import { CliError } from '../errors/cli-error.ts';
import { wholeNumber } from '../flags/number-flags.ts';
import type { Reply, Terminal } from '../progress/terminal.ts';
import { withWaitLine } from '../progress/with-wait-line.ts';
import { addServiceFlags, quickMs, type ServiceValues, withSession } from '../session/session.ts';
import { tableText } from '../text/table-text.ts';

interface UsageValues extends ServiceValues {
  readonly page?: number;
  readonly from?: string;
  readonly to?: string;
  readonly endpoints?: string;
  readonly status?: 'SUCCEEDED' | 'FAILED';
}

/** `usage`: lists the tasks of the account with their cost, over all families and keys. */
export function usageCommand(terminal: Terminal, reply: Reply): Command {
  const command = new Command('usage').description(
    'list the tasks of the account and what they cost; for Studio and Enterprise teams',
  );
  return addServiceFlags(command)
    .option('--from <date>', 'tasks created from then on, such as 2026-11-01 (default 30 days ago)')
    .option('--to <date>', 'tasks created before; at most a year after --from')
    .option('--endpoints <names>', 'only these, such as rig,animate,text-to-3d-refine')
    .addOption(new Option('--status <status>', 'only these').choices(['SUCCEEDED', 'FAILED']))
    .option('--page <number>', 'page of 100 tasks, the newest first', wholeNumber(1), 1)
    .option('--json', 'print one JSON document')
    .action(async (values: UsageValues) => {
      const query = {
        page: values.page,
        status: values.status,
        endpoints: values.endpoints?.split(',').map((name) => name.trim()),
        from: dateOf('--from', values.from),
        to: dateOf('--to', values.to),
      };
      const usage = await withSession(values, terminal, async ({ client, service }) => {
        const waiting = { what: `the usage, from ${service}`, stop: 'Ctrl-C stops; nothing is changed' };
        const tasks = await withWaitLine(waiting, terminal, () =>
          client.usage(query, { signal: terminal.signal, timeoutMs: quickMs }),
        );
        return { tasks, service };
      });
      reply({ data: usage, text: usageText(usage.tasks) });
    });
}

function dateOf(flag: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const date = new Date(text);
  if (!Number.isNaN(date.getTime())) return date;
  throw new CliError('usage', `${flag} is no date: write it as 2026-11-01 or 2026-11-01T09:00:00Z`);
}

function usageText(tasks: readonly UsageItem[]): string {
  if (tasks.length === 0) return 'no tasks in this time';
  const rows = tasks.map(({ endpoint, status, created_at, consumed_credits }) => [
    created_at ? `${new Date(created_at).toISOString().slice(0, 19).replace('T', ' ')}Z` : '',
    endpoint,
    status,
    consumed_credits,
  ]);
  const sum = tasks.reduce((total, { consumed_credits }) => total + consumed_credits, 0);
  const what = tasks.length === 1 ? '1 task' : `${tasks.length} tasks`;
  return `${tableText(rows)}\n${what}, ${sum.toLocaleString('en')} credits`;
}
