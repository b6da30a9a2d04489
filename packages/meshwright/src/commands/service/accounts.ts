import type { AccountBook, AccountFacts, Plan } from '@meshwright/service';
import { Command, InvalidArgumentError, Option } from 'commander';
import { seconds, wholeNumber } from '../../flags/number-flags.ts';
import type { Answer, Reply, Terminal } from '../../progress/terminal.ts';
import { plans } from '../../session/accounts-file.ts';
import { lines } from '../../text/report-text.ts';
import { tableText } from '../../text/table-text.ts';
import { addPlaceFlags, type PlaceValues, placeOf } from './place.ts';

interface BookValues extends PlaceValues {
  readonly by?: string;
}

/** `service accounts`: lists and changes accounts beside the service, which notices within two seconds. */
export function accountsCommand(terminal: Terminal, reply: Reply): Command {
  const accounts = new Command('accounts').description(
    'list, create, credit, suspend and resume accounts and rotate keys, while the service runs or not',
  );
  const add = (usage: string, description: string): Command =>
    addPlaceFlags(accounts.command(usage).description(description))
      .option('--by <name>', 'noted as who made the change (default: the user of this machine)')
      .option('--json', 'print one JSON document');
  const withBook = async (values: BookValues, act: (book: AccountBook) => Promise<Answer>): Promise<void> => {
    const { openOperations } = await import('@meshwright/service');
    const actor = values.by ?? terminal.env.USER ?? terminal.env.USERNAME ?? 'unknown';
    const operations = await openOperations({
      ...(await placeOf(values, 'database', terminal)),
      actor,
      now: () => terminal.now(),
    });
    try {
      reply(await act(operations.accounts));
    } finally {
      await operations.close();
    }
  };

  add('list', 'every account with plan, balance and names of keys').action(async (values: BookValues) =>
    withBook(values, async (book) => listAnswer(await book.list())),
  );
  add('create <name>', 'a new account; its key is printed once')
    .addOption(new Option('--plan <plan>', 'whose limits hold (default: no limits)').choices(plans))
    .option('--credits <number>', 'credits to begin with', wholeNumber(0), 0)
    .action(async (name: string, values: BookValues & { readonly plan?: Plan; readonly credits: number }) =>
      withBook(values, async (book) => {
        const { plan, credits } = values;
        return keyAnswer(name, await book.create({ name, credits, ...(plan && { plan }) }));
      }),
    );
  add('credit <name> <credits>', 'add credits, or remove them: credit ann -- -50')
    .option('--reference <text>', 'such as an invoice: the same one is booked once')
    .action(async (name: string, text: string, values: BookValues & { readonly reference?: string }) =>
      withBook(values, async (book) => {
        const { reference } = values;
        const credits = creditsOf(text);
        const done = await book.credit({ name, credits, ...(reference !== undefined && { reference }) });
        const was = done.isNew ? `${credits} credits` : `nothing: ${reference} was booked before`;
        return {
          data: { account: name, ...done },
          text: lines([
            ['account', name],
            ['booked', was],
            ['balance', String(done.balance)],
          ]),
        };
      }),
    );
  add('suspend <name>', 'answer its requests with 403; its tasks go on').action(
    async (name: string, values: BookValues) =>
      withBook(values, async (book) => {
        await book.suspend(name);
        return { data: { account: name, suspended: true }, text: `suspended ${name}` };
      }),
  );
  add('resume <name>', 'answer its requests again').action(async (name: string, values: BookValues) =>
    withBook(values, async (book) => {
      await book.resume(name);
      return { data: { account: name, suspended: false }, text: `resumed ${name}` };
    }),
  );
  add('rotate <name>', 'replace a key by a new one, which is printed once')
    .option('--key-name <name>', 'which of its keys (default: the first, named as the account)')
    .option(
      '--keep-old <seconds>',
      'accept the old key so long beside the new one (default: not at all)',
      seconds,
    )
    .action(
      async (name: string, values: BookValues & { readonly keyName?: string; readonly keepOld?: number }) =>
        withBook(values, async (book) => {
          const { keyName, keepOld = 0 } = values;
          const keepOldMs = Math.round(keepOld * 1000);
          return keyAnswer(
            name,
            await book.rotate({ name, keepOldMs, ...(keyName !== undefined && { key: keyName }) }),
          );
        }),
    );
  add('log', 'the changes of accounts with their time and their author, newest first')
    .option('--account <name>', 'only of this account')
    .option('--most <number>', 'how many', wholeNumber(1, 10_000), 100)
    .action(async (values: BookValues & { readonly account?: string; readonly most: number }) =>
      withBook(values, async (book) => {
        const { account, most } = values;
        const changes = await book.changes({ most, ...(account !== undefined && { account }) });
        const rows = changes.map((change) => [
          new Date(change.at).toISOString(),
          change.actor,
          change.account,
          change.action,
          change.detail,
        ]);
        return { data: { changes }, text: rows.length === 0 ? 'no changes' : tableText(rows) };
      }),
    );
  return accounts;
}

function creditsOf(text: string): number {
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(Number(text)) && Number(text) !== 0) return Number(text);
  throw new InvalidArgumentError('credits must be a whole number other than 0; a negative one goes after --');
}

function keyAnswer(name: string, { key }: { readonly key: string }): Answer {
  return {
    data: { account: name, key },
    text: lines([
      ['account', name],
      ['key', key],
      ['note', 'the key is shown this once; only its hash is kept'],
    ]),
  };
}

function listAnswer(accounts: readonly AccountFacts[]): Answer {
  const rows = accounts.map(({ name, plan, balance, isSuspended, keys }) => [
    name,
    plan ?? 'no plan',
    balance,
    isSuspended ? 'suspended' : '',
    keys
      .map((key) => (key.monthlyCredits === null ? key.name : `${key.name} (${key.monthlyCredits} a month)`))
      .join(', '),
  ]);
  return { data: { accounts }, text: rows.length === 0 ? 'no accounts' : tableText(rows) };
}
