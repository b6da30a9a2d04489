import { readFile } from 'node:fs/promises';
import type { Account, Plan } from '@meshwright/service';
import { CliError } from '../errors/cli-error.ts';

type Check = (value: unknown) => boolean;

const plans: readonly Plan[] = ['free', 'pro', 'studio', 'enterprise'];

/** Checks of an account's fields. */
const fields: Readonly<Record<keyof Account, { readonly is: Check; readonly wanted: string }>> = {
  name: { is: (value) => typeof value === 'string' && value !== '', wanted: 'a non-empty string' },
  key: {
    is: (value) => typeof value === 'string' && /^[!-~]+$/.test(value),
    wanted: 'a string of visible ASCII characters without spaces',
  },
  plan: { is: (value) => plans.includes(value as Plan), wanted: `one of ${plans.join(', ')}` },
  credits: {
    is: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
    wanted: 'a whole number, 0 or more',
  },
};

/**
 * Reads the accounts of a service: a JSON array of `{ name, key, plan, credits }`.
 * @throws CliError `local_io` when it cannot be read, `bad_input` with a JSON pointer when it is wrong. No message
 * contains a value of the file, which may be a key.
 */
export async function readAccounts(path: string): Promise<Account[]> {
  const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new CliError('local_io', `--accounts ${path} cannot be read: ${cause.code}`, { cause });
  });
  const wrong = (pointer: string, wanted: string) =>
    new CliError('bad_input', `--accounts ${path}: ${pointer || 'the file'} must be ${wanted}`);
  const accounts = parse(text);
  if (!Array.isArray(accounts) || accounts.length === 0) {
    throw wrong('', 'a JSON array of accounts { name, key, plan, credits }');
  }
  for (const [index, account] of accounts.entries()) {
    const pointer = `/${index}`;
    if (typeof account !== 'object' || account === null)
      throw wrong(pointer, 'an account { name, key, plan, credits }');
    for (const [field, { is, wanted }] of Object.entries(fields)) {
      if (!is(account[field])) throw wrong(`${pointer}/${field}`, wanted);
    }
    const unknownField = Object.keys(account).find((field) => !Object.hasOwn(fields, field));
    if (unknownField !== undefined)
      throw wrong(
        `${pointer}/${escaped(unknownField)}`,
        'removed: accounts have name, key, plan and credits only',
      );
    for (const field of ['name', 'key'] as const) {
      const first = accounts.findIndex((other) => other[field] === account[field]);
      if (first < index) throw wrong(`${pointer}/${field}`, `unique: /${first} has the same ${field}`);
    }
  }
  return accounts as Account[];
}

/** Replaces the parser's message, which quotes the text and so may contain keys. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
