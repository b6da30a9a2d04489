import { ServiceError } from '../service-error.ts';
import { hashOf, lockAccounts, noteChange } from '../store/accounts.ts';
import { forgetSum } from '../store/check-store.ts';
import { balanceOf, credit } from '../store/ledger.ts';
import { type Plan, planNames } from '../store/plans.ts';
import type { AccountAction, Store, StoreTransaction } from '../store/tables.ts';

/** The accounts of a service, changed beside it. A running service notices each change within two seconds. */
export interface AccountBook {
  list(): Promise<readonly AccountFacts[]>;
  /** Creates an account with a new key. @throws ServiceError `bad_options` when the name is taken */
  create(account: NewAccount): Promise<{ readonly key: string }>;
  /**
   * Adds credits, or removes them when negative. The same reference is booked once for an account.
   * @throws ServiceError `bad_options` for an unknown account, or when more is removed than there is
   */
  credit(change: CreditChange): Promise<{ readonly balance: number; readonly isNew: boolean }>;
  /** Answers requests of the account with 403 until `resume`. Its tasks go on. */
  suspend(name: string): Promise<void>;
  resume(name: string): Promise<void>;
  /**
   * Replaces a key by a new one.
   * @throws ServiceError `bad_options` for an unknown account or key
   */
  rotate(change: KeyChange): Promise<{ readonly key: string }>;
  /** Returns what was changed, newest first. */
  changes(wanted?: { readonly account?: string; readonly most?: number }): Promise<readonly AccountChange[]>;
}

export interface AccountFacts {
  readonly name: string;
  /** Null for none. */
  readonly plan: Plan | null;
  readonly balance: number;
  readonly isSuspended: boolean;
  readonly keys: readonly KeyFacts[];
}

export interface KeyFacts {
  readonly name: string;
  /** Null without a limit. */
  readonly monthlyCredits: number | null;
  /** Milliseconds since 1970, null for never. */
  readonly endsAt: number | null;
}

export interface NewAccount {
  readonly name: string;
  /** @default none: nothing is limited */
  readonly plan?: Plan;
  /** @default 0 */
  readonly credits?: number;
}

export interface CreditChange {
  readonly name: string;
  /** A whole number other than 0. */
  readonly credits: number;
  /**
   * Identifies the change, such as the number of an invoice.
   * @default a random one
   */
  readonly reference?: string;
}

export interface KeyChange {
  /** Of the account. */
  readonly name: string;
  /**
   * Name of the key.
   * @default the first key, which is named as the account
   */
  readonly key?: string;
  /**
   * How long the old key is accepted beside the new one, in milliseconds.
   * @default 0
   */
  readonly keepOldMs?: number;
}

export interface AccountChange {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly account: string;
  readonly action: AccountAction;
  readonly detail: string;
  readonly actor: string;
}

export interface AccountBookParts {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: (size: number) => Uint8Array;
  readonly newId: () => string;
  /** Noted with each change. */
  readonly actor: string;
}

export function createAccountBook({ store, now, random, newId, actor }: AccountBookParts): AccountBook {
  const newKey = (): string => `mw_${Buffer.from(random(24)).toString('base64url')}`;

  async function change<T>(
    work: (
      transaction: StoreTransaction,
      note: (account: string, action: AccountAction, detail: string) => Promise<void>,
    ) => Promise<T>,
  ): Promise<T> {
    return await store.transaction().execute(async (transaction) => {
      await lockAccounts(transaction);
      await forgetSum(transaction);
      return await work(
        transaction,
        async (account, action, detail) =>
          await noteChange(transaction, { at: now(), account, action, detail, actor }),
      );
    });
  }

  async function setSuspended(name: string, isSuspended: boolean): Promise<void> {
    await change(async (transaction, note) => {
      const account = await known(transaction, name);
      if (account.suspended_at > 0 === isSuspended) return;
      await transaction
        .updateTable('accounts')
        .where('id', '=', account.id)
        .set({ suspended_at: isSuspended ? now() : 0 })
        .execute();
      if (isSuspended) await note(name, 'suspended', 'Its requests are answered with 403.');
      else await note(name, 'resumed', 'Its requests are answered again.');
    });
  }

  return {
    async list() {
      const accounts = await store.selectFrom('accounts').selectAll().orderBy('name').execute();
      const keys = await store.selectFrom('api_keys').selectAll().orderBy('name').execute();
      return await Promise.all(
        accounts.map(async ({ id, name, plan, suspended_at }) => ({
          name,
          plan: plan === '' ? null : plan,
          balance: await balanceOf(store, id),
          isSuspended: suspended_at > 0,
          keys: keys
            .filter(({ account, ends_at }) => account === id && (ends_at === 0 || ends_at > now()))
            .map((key) => ({
              name: key.name,
              monthlyCredits: key.monthly_credits,
              endsAt: key.ends_at === 0 ? null : key.ends_at,
            })),
        })),
      );
    },
    create: ({ name, plan, credits = 0 }) =>
      change(async (transaction, note) => {
        checkNew(name, plan, credits);
        const taken = await transaction
          .selectFrom('accounts')
          .where('name', '=', name)
          .select('id')
          .executeTakeFirst();
        if (taken) throw refused(`create account ${name}: the name is taken; choose another`);
        const [id, key] = [newId(), newKey()];
        await transaction
          .insertInto('accounts')
          .values({ id, name, plan: plan ?? '', key_hash: id, last_created_at: 0 })
          .execute();
        await insertKey(transaction, { account: id, name, key, monthly: null });
        await note(name, 'created', `Created with ${plan ? `the plan ${plan}` : 'no plan'}.`);
        if (credits > 0) {
          await credit(transaction, { account: id, reference: 'first', credits, at: now() });
          await note(name, 'credited', `${credits} credits at its creation.`);
        }
        return { key };
      }),
    credit: ({ name, credits, reference }) =>
      change(async (transaction, note) => {
        if (!Number.isSafeInteger(credits) || credits === 0)
          throw refused('change credits: give a whole number other than 0');
        const { id } = await known(transaction, name);
        const balance = await balanceOf(transaction, id);
        if (balance + credits < 0)
          throw refused(`remove credits of ${name}: its balance is ${balance}; remove that at most`);
        const entry = { account: id, reference: reference ?? newId(), credits, at: now() };
        const isNew = await credit(transaction, entry);
        if (isNew) {
          const why = reference === undefined ? '' : `, reference ${reference}`;
          await note(name, 'credited', `${credits} credits${why}.`);
        }
        return { balance: await balanceOf(transaction, id), isNew };
      }),
    suspend: (name) => setSuspended(name, true),
    resume: (name) => setSuspended(name, false),
    rotate: ({ name, key: keyName = name, keepOldMs = 0 }) =>
      change(async (transaction, note) => {
        if (!Number.isSafeInteger(keepOldMs) || keepOldMs < 0)
          throw refused('rotate a key: give the time to keep the old one as whole milliseconds, at least 0');
        const { id } = await known(transaction, name);
        const at = now();
        const old = await transaction
          .selectFrom('api_keys')
          .where('account', '=', id)
          .where('name', '=', keyName)
          .where((where) => where.or([where('ends_at', '=', 0), where('ends_at', '>', at)]))
          .selectAll()
          .orderBy('ends_at')
          .execute();
        if (!old[0]) {
          throw refused(`rotate key ${keyName} of ${name}: there is none; list shows the keys of an account`);
        }
        // A key of the options becomes one of a command, so that a start with the same options does not bring it back.
        await transaction
          .updateTable('api_keys')
          .where(
            'key_hash',
            'in',
            old.map(({ key_hash }) => key_hash),
          )
          .set({ source: 'command', ends_at: at + keepOldMs })
          .execute();
        const key = newKey();
        await insertKey(transaction, { account: id, name: keyName, key, monthly: old[0].monthly_credits });
        const until = keepOldMs === 0 ? 'at once' : `at ${new Date(at + keepOldMs).toISOString()}`;
        await note(name, 'rotated', `Key ${keyName} has a new value; the old one ends ${until}.`);
        return { key };
      }),
    async changes({ account, most = 100 } = {}) {
      let query = store
        .selectFrom('account_changes')
        .select(['at', 'account', 'action', 'detail', 'actor'])
        .orderBy('id', 'desc')
        .limit(most);
      if (account !== undefined) query = query.where('account', '=', account);
      return await query.execute();
    },
  };
}

async function known(
  transaction: StoreTransaction,
  name: string,
): Promise<{ readonly id: string; readonly suspended_at: number }> {
  const row = await transaction
    .selectFrom('accounts')
    .where('name', '=', name)
    .select(['id', 'suspended_at'])
    .executeTakeFirst();
  if (!row) throw refused(`find account ${name}: there is none; list shows the accounts`);
  return row;
}

async function insertKey(
  transaction: StoreTransaction,
  {
    account,
    name,
    key,
    monthly,
  }: {
    readonly account: string;
    readonly name: string;
    readonly key: string;
    readonly monthly: number | null;
  },
): Promise<void> {
  await transaction
    .insertInto('api_keys')
    .values({ key_hash: hashOf(key), account, name, monthly_credits: monthly, source: 'command' })
    .execute();
}

function checkNew(name: string, plan: Plan | undefined, credits: number): void {
  if (name === '' || name.length > 200)
    throw refused('create an account: give a name of 1 to 200 characters');
  if (plan !== undefined && !planNames.includes(plan))
    throw refused(`create account ${name}: the plan must be one of ${planNames.join(', ')}`);
  if (!Number.isSafeInteger(credits) || credits < 0)
    throw refused(`create account ${name}: credits must be a whole number of at least 0`);
}

function refused(problem: string): ServiceError {
  return new ServiceError('bad_options', `${problem}. Nothing was changed.`);
}
