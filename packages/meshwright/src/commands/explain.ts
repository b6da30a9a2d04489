import { apiErrors, taskErrorCodes } from '@meshwright/contract';
import { Command } from 'commander';
import { CliError } from '../errors/cli-error.ts';
import { type Exit, exits } from '../errors/exit-codes.ts';
import type { Reply, Terminal } from '../progress/terminal.ts';

/** Cause and way out of a code. */
interface Entry {
  /** Where the code comes from, as on the page of troubleshooting. */
  readonly where: string;
  readonly code: string;
  readonly cause: string;
  readonly remedy: string;
}

/** `explain`: what a code means and what to do about it, without a network. */
export function explainCommand(_: Terminal, reply: Reply): Command {
  return new Command('explain')
    .description('what an error code, a finding of doctor or an exit code means, and the way out')
    .argument('<code>', 'such as over_budget, cli-local_io, 14 or 402')
    .option('--json', 'print one JSON document')
    .action(async (typed: string) => {
      const all = await entries();
      const [, number] = /^(\d+)$/.exec(typed) ?? [];
      const answer = apiErrors[Number(number)]?.code;
      const matching = all.filter(({ where, code }) => {
        if (number === undefined) return [code, `${where}-${code}`].includes(typed.replace(/^#/, ''));
        if (where === 'client') return code === answer;
        return where === 'cli' && exits[code as Exit].exitCode === Number(number);
      });
      if (matching.length === 0) {
        const near = all.filter(({ code }) => code.includes(typed)).map(({ code }) => code);
        const hint =
          near.length > 0
            ? `codes like it: ${[...new Set(near)].slice(0, 8).join(', ')}`
            : 'copy it from the message, from `code` of --json, or give the number of an exit or of an HTTP answer';
        throw new CliError('not_found', `there is no code "${typed}"; ${hint}`);
      }
      const text = matching.map(
        ({ where, code, cause, remedy }) => `${where} ${code}\n  ${cause}\n  Way out: ${remedy}`,
      );
      reply({ data: matching, text: text.join('\n\n') });
    });
}

async function entries(): Promise<Entry[]> {
  const [{ client }, { cli, contract }, { doctor }, { formats, gltf }, hosts, work] = await Promise.all([
    import('../errors/help/client.ts'),
    import('../errors/help/contract.ts'),
    import('../errors/help/doctor.ts'),
    import('../errors/help/gltf.ts'),
    import('../errors/help/hosts.ts'),
    import('../errors/help/work.ts'),
  ]);
  const groups: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>> = {
    cli,
    client,
    issue: contract,
    gltf,
    doctor,
    formats,
    ...hosts,
    ...work,
  };
  const coded = Object.entries(groups).flatMap(([where, codes]) =>
    Object.entries(codes).map(([code, help]): Entry => {
      if (typeof help !== 'string') return { where, code, cause: help[0] ?? '', remedy: help[1] ?? '' };
      const { exitCode, meaning } = exits[code as Exit];
      return { where, code, cause: `Exit code ${exitCode}: ${meaning}.`, remedy: help };
    }),
  );
  const tasks = Object.entries(taskErrorCodes).map(
    ([code, { meaning, remedy }]): Entry => ({ where: 'task', code, cause: meaning, remedy }),
  );
  return [...coded, ...tasks];
}
