import { readFile } from 'node:fs/promises';
import type { Account, AccountKey, Plan } from '@meshwright/service';
import { CliError } from '../errors/cli-error.ts';

type Check = (value: unknown) => boolean;

/** The plans of the service, which is loaded only when it starts. */
export const plans = Object.keys({
  free: 0,
  pro: 0,
  premium: 0,
  studio: 0,
  ultra: 0,
  enterprise: 0,
} satisfies Record<Plan, 0>) as readonly Plan[];

interface FieldRule {
  readonly is: Check;
  readonly wanted: string;
  readonly optional?: true;
}

const name: FieldRule = {
  is: (value) => typeof value === 'string' && value !== '',
  wanted: 'a non-empty string',
};
const key: FieldRule = {
  is: (value) => typeof value === 'string' && /^[!-~]+$/.test(value),
  wanted: 'a string of visible ASCII characters without spaces',
};
const credits: FieldRule = {
  is: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  wanted: 'a whole number, 0 or more',
};

/** Fields of an account. The service itself checks the URLs of webhooks. */
const fields: Readonly<Record<keyof Account, FieldRule>> = {
  name,
  key,
  plan: {
    is: (value) => plans.includes(value as Plan),
    wanted: `one of ${plans.join(', ')}, or left out for no limits`,
    optional: true,
  },
  credits,
  keys: { is: Array.isArray, wanted: 'a list of keys { name, key, monthlyCredits }', optional: true },
  webhooks: {
    is: (value) => Array.isArray(value) && value.every((url) => typeof url === 'string'),
    wanted: 'a list of URLs',
    optional: true,
  },
};

const keyFields: Readonly<Record<keyof AccountKey, FieldRule>> = {
  name,
  key,
  monthlyCredits: { ...credits, optional: true },
};

const form = '{ name, key, credits }, and when wanted plan, keys, webhooks';

/**
 * Reads the accounts of a service: a JSON array of `{ name, key, credits }`, each with `plan`, `keys`, `webhooks` when
 * wanted.
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
    throw wrong('', `a JSON array of accounts ${form}`);
  }
  for (const [index, account] of accounts.entries()) {
    const pointer = `/${index}`;
    checkFields(account, fields, `an account ${form}`, (path, wanted) => wrong(`${pointer}${path}`, wanted));
    for (const [i, further] of (account.keys ?? []).entries()) {
      checkFields(further, keyFields, 'a key { name, key, monthlyCredits }', (path, wanted) =>
        wrong(`${pointer}/keys/${i}${path}`, wanted),
      );
    }
    for (const field of ['name', 'key'] as const) {
      const first = accounts.findIndex((other) => other[field] === account[field]);
      if (first < index) throw wrong(`${pointer}/${field}`, `unique: /${first} has the same ${field}`);
    }
  }
  return accounts as Account[];
}

function checkFields(
  value: unknown,
  rules: Readonly<Record<string, FieldRule>>,
  whole: string,
  wrong: (path: string, wanted: string) => CliError,
): void {
  if (typeof value !== 'object' || value === null) throw wrong('', whole);
  const given = value as Readonly<Record<string, unknown>>;
  for (const [field, { is, wanted, optional }] of Object.entries(rules)) {
    if (optional && given[field] === undefined) continue;
    if (!is(given[field])) throw wrong(`/${field}`, wanted);
  }
  const unknownField = Object.keys(given).find((field) => !Object.hasOwn(rules, field));
  if (unknownField === undefined) return;
  throw wrong(`/${escaped(unknownField)}`, `removed: known are ${Object.keys(rules).join(', ')}`);
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
