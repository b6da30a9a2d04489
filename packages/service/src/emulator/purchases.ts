import { AssertionError } from 'node:assert';
import { isDeepStrictEqual } from 'node:util';
import type { RecordedRequest } from '../control/log/request-log.ts';
import type { Store } from '../store/tables.ts';

/** A create that was charged. */
export interface Purchase {
  /** Id of the task. */
  readonly task: string;
  /** Name of the account. */
  readonly account: string;
  /** Name of the family, `text-to-3d`; '' for a task that was deleted before it began. */
  readonly family: string;
  /** The create body with its defaults, without data URIs and signed queries; empty for a deleted task. */
  readonly request: Readonly<Record<string, unknown>>;
  /** `prompt` of the request; '' without one. */
  readonly prompt: string;
  /** Credits that were charged, also where they were refunded. */
  readonly credits: number;
  readonly refunded: boolean;
  /** Status of the task, `DELETED` for one that is gone. */
  readonly status: string;
}

/** Where purchases are read: what `createService` returns. */
export interface Purchases {
  purchases(): Promise<readonly Purchase[]>;
  requests(): Promise<readonly RecordedRequest[]>;
}

/** Fields that a purchase must have; `request` may name some of its fields. */
export type ExpectedPurchase = Partial<Purchase>;

/** Returns the charged creates after an entry of the ledger, in their order. */
export async function purchasesAfter(store: Store, entry: number): Promise<Purchase[]> {
  const rows = await store
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.id', 'entries.book')
    .leftJoin('tasks', 'tasks.id', 'entries.task')
    .leftJoin('past_tasks', 'past_tasks.id', 'entries.task')
    .leftJoin('entries as refunds', (join) =>
      join
        .onRef('refunds.task', '=', 'entries.task')
        .onRef('refunds.book', '=', 'entries.book')
        .on('refunds.kind', '=', 'refund'),
    )
    .where('entries.kind', '=', 'charge')
    .where('entries.id', '>', entry)
    .select([
      'entries.task',
      'entries.credits',
      'accounts.name as account',
      'tasks.family',
      'tasks.request',
      'tasks.status',
      'past_tasks.family as past_family',
      'refunds.id as refund',
    ])
    .orderBy('entries.id')
    .execute();
  return rows.map((row) => {
    const request = JSON.parse(row.request ?? '{}') as Purchase['request'];
    return {
      task: row.task ?? '',
      account: row.account,
      family: row.family ?? row.past_family ?? '',
      request,
      prompt: typeof request.prompt === 'string' ? request.prompt : '',
      credits: -row.credits,
      refunded: row.refund !== null,
      status: row.status ?? 'DELETED',
    };
  });
}

/** Returns the number of the newest entry of the ledger. */
export async function newestEntry(store: Store): Promise<number> {
  const { id } = await store
    .selectFrom('entries')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return Number(id ?? 0);
}

/**
 * Says what must have been bought since the start or the last reset.
 * @example
 * import { createService, expectPurchases } from '@meshwright/service/testing';
 *
 * const service = await createService();
 * await expectPurchases(service).toEqual([]);
 * await service.close();
 */
export function expectPurchases(service: Purchases): {
  /**
   * Checks number, order and the fields that are given of each purchase.
   * @throws AssertionError that lists what was bought, and by which requests
   */
  toEqual(expected: readonly ExpectedPurchase[]): Promise<void>;
} {
  return {
    async toEqual(expected) {
      const actual = await service.purchases();
      if (actual.length === expected.length && actual.every((one, at) => fits(one, expected[at]!))) return;
      throw await failure(service, actual, expected, toEqualText(actual, expected));
    },
  };
}

/**
 * Checks that exactly one purchase happened since the start or the last reset.
 * @param expected fields that it must have. Default: any purchase
 * @returns it
 * @throws AssertionError that lists what was bought, and by which requests
 * @example
 * import { createService, expectOnePurchase } from '@meshwright/service/testing';
 *
 * const service = await createService();
 * await expectOnePurchase(service).catch((error) => console.log(error.message));
 * await service.close();
 */
export async function expectOnePurchase(
  service: Purchases,
  expected: ExpectedPurchase = {},
): Promise<Purchase> {
  const actual = await service.purchases();
  const [first] = actual;
  if (first && actual.length === 1 && fits(first, expected)) return first;
  const text =
    actual.length === 1
      ? toEqualText(actual, [expected])
      : `Exactly one purchase was expected, and ${counted(actual.length)} happened.`;
  throw await failure(service, actual, [expected], text);
}

function fits(purchase: Purchase, expected: ExpectedPurchase): boolean {
  return wrongFields(purchase, expected).length === 0;
}

function wrongFields(purchase: Purchase, { request, ...fields }: ExpectedPurchase): string[] {
  const wrong = Object.entries(fields)
    .filter(([name, value]) => !isDeepStrictEqual(purchase[name as keyof Purchase], value))
    .map(([name]) => name);
  const wrongRequest = Object.entries(request ?? {})
    .filter(([name, value]) => !isDeepStrictEqual(purchase.request[name], value))
    .map(([name]) => `request.${name}`);
  return [...wrong, ...wrongRequest];
}

function toEqualText(actual: readonly Purchase[], expected: readonly ExpectedPurchase[]): string {
  if (actual.length !== expected.length) {
    return `${counted(expected.length)} expected, and ${counted(actual.length)} happened.`;
  }
  const at = actual.findIndex((one, i) => !fits(one, expected[i]!));
  const wrong = wrongFields(actual[at]!, expected[at]!);
  const shown = wrong.map((path) => {
    const read = (from: ExpectedPurchase): unknown =>
      path
        .split('.')
        .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], from);
    return `${path} is ${JSON.stringify(read(actual[at]!))} instead of ${JSON.stringify(read(expected[at]!))}`;
  });
  return `Purchase ${at + 1} differs: ${shown.join('; ')}.`;
}

function counted(count: number): string {
  return count === 1 ? 'one purchase' : `${count === 0 ? 'no' : count} purchases`;
}

async function failure(
  service: Purchases,
  actual: readonly Purchase[],
  expected: readonly ExpectedPurchase[],
  text: string,
): Promise<AssertionError> {
  const bought = actual.map(
    ({ family, prompt, credits, status, refunded }, at) =>
      `  ${at + 1}. ${family}${prompt === '' ? '' : ` ${JSON.stringify(prompt)}`}, ${credits} credits${refunded ? ' (refunded)' : ''}, ${status}`,
  );
  const creates = (await service.requests())
    .filter(({ method }) => method === 'POST')
    .map(({ number, path, status, faults }) => {
      const answer = status === null ? 'no answer' : `answer ${status}`;
      return `  #${number} POST ${path}: ${answer}${faults.length > 0 ? ` (fault ${faults.join(', ')})` : ''}`;
    });
  const twice = actual.some(
    ({ family, request }, at) =>
      actual.findIndex((one) => one.family === family && isDeepStrictEqual(one.request, request)) < at,
  );
  const lines = [
    text.charAt(0).toUpperCase() + text.slice(1),
    ...(bought.length > 0 ? ['Bought:', ...bought] : []),
    ...(creates.length > 0 ? ['Creates that arrived:', ...creates] : ['No create arrived.']),
    ...(twice
      ? [
          'The same request was bought twice: look in the list before a create is sent again, or buy with `buy` of @meshwright/purchase.',
        ]
      : []),
  ];
  const shown = expected.map((wanted, at) => pick(actual[at], wanted));
  return new AssertionError({
    message: lines.join('\n'),
    actual: actual.length === expected.length ? shown : actual,
    expected,
    operator: 'expectPurchases',
  });
}

/** Returns the fields of a purchase that are expected, for a difference that shows no others. */
function pick(purchase: Purchase | undefined, expected: ExpectedPurchase): object {
  return Object.fromEntries(Object.keys(expected).map((name) => [name, purchase?.[name as keyof Purchase]]));
}
