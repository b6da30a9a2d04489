import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { grant } from './ledger.ts';
import type { Plan } from './plans.ts';
import type { AccountAction, Store, StoreTransaction } from './tables.ts';
import { replaceWebhooks } from './webhooks.ts';

/** An account in the service options. */
export interface Account {
  /** Unique; tasks and credits stay with this name across starts. */
  readonly name: string;
  /**
   * Sent as `Authorization: Bearer <key>`. Only its hash is stored; a new key for the same name invalidates the old
   * one.
   */
  readonly key: string;
  /**
   * Its limits apply: requests a second, tasks in the queue, endpoints, retention.
   * @default none: nothing is limited
   */
  readonly plan?: Plan;
  /** Credits granted when the account is created. */
  readonly credits: number;
  /**
   * Further keys. Usage and the ledger name each by its own name; the first key is named as the account.
   * @default none
   */
  readonly keys?: readonly AccountKey[];
  /**
   * URLs that receive the task object at each change of status, at most 5: https, or http to this machine with
   * `allowLoopback`. Given, they replace those of an earlier start.
   * @default those that the control surface has added
   */
  readonly webhooks?: readonly string[];
}

/** A further key of an account. */
export interface AccountKey {
  /** Unique in the account. */
  readonly name: string;
  readonly key: string;
  /**
   * Credits that this key may spend in a calendar month, in UTC by the service clock; refunds count for the month of
   * their charge.
   * @default the balance is the only limit
   */
  readonly monthlyCredits?: number;
}

/** The key that a request was sent with. */
export interface KnownKey {
  readonly name: string;
  /** Limit of a calendar month, null for none. */
  readonly monthlyCredits: number | null;
}

/** An account in the store, as one of its keys identifies it. */
export interface KnownAccount {
  readonly id: string;
  readonly name: string;
  /** Null for none. */
  readonly plan: Plan | null;
  readonly key: KnownKey;
  readonly isSuspended: boolean;
}

/** The accounts that may call the API. */
export interface Accounts {
  /** Returns the account of an API key; none before the first `seed`. */
  find(key: string): KnownAccount | undefined;
  /** Returns all accepted keys with their accounts; none before the first `seed`. */
  known(): readonly KnownAccount[];
  /** Writes the accounts to the store. Called at start, and after the state was reset or restored. */
  seed(): Promise<void>;
  /** Reads the accounts again when another process has changed them. */
  refresh(): Promise<void>;
}

export interface AccountsOptions {
  readonly store: Store;
  readonly accounts: readonly Account[];
  readonly clock: Clock;
  readonly newId: () => string;
  /** The time of day, by which keys end. */
  readonly realNow: () => number;
  /** Receives a sentence about each key of the accounts that is not accepted. */
  readonly onNote: (text: string) => void;
}

interface StoredKey extends KnownAccount {
  /** 0 for never. */
  readonly endsAt: number;
}

export function createAccounts(options: AccountsOptions): Accounts {
  const { store, realNow } = options;
  let byHash: ReadonlyMap<string, StoredKey> = new Map();
  let change = 0;

  async function read(): Promise<void> {
    // The number first: a change meanwhile is read again.
    const newest = await newestChange(store);
    byHash = await storedKeys(store);
    change = newest;
  }

  const isAccepted = ({ endsAt }: StoredKey): boolean => endsAt === 0 || endsAt > realNow();
  return {
    find(key) {
      const known = byHash.get(hashOf(key));
      return known && isAccepted(known) ? known : undefined;
    },
    known: () => [...byHash.values()].filter(isAccepted),
    async seed() {
      await seedAccounts(options);
      await read();
    },
    async refresh() {
      if ((await newestChange(store)) !== change) await read();
    },
  };
}

/** Returns every key of the accounts: secrets that no log may show. */
export function keysOf(accounts: readonly Account[]): string[] {
  return accounts.flatMap(({ key, keys = [] }) => [key, ...keys.map((further) => further.key)]);
}

export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Notes a change, in its transaction. Every process reads the accounts again when it sees the number of a new one. */
export async function noteChange(
  transaction: StoreTransaction,
  change: {
    readonly at: number;
    readonly account: string;
    readonly action: AccountAction;
    readonly detail: string;
    readonly actor: string;
  },
): Promise<void> {
  await transaction.insertInto('account_changes').values(change).execute();
}

/** Waits until no other process changes accounts, so that changes are committed in the order of their numbers. */
export async function lockAccounts(transaction: StoreTransaction): Promise<void> {
  const lock = { name: 'accounts lock', value: '' };
  await transaction
    .insertInto('secrets')
    .values(lock)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(lock))
    .execute();
}

async function newestChange(store: Store): Promise<number> {
  const row = await store
    .selectFrom('account_changes')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Returns the keys by their hashes, so that the timing of a look-up reveals nothing about a key. */
async function storedKeys(store: Store): Promise<ReadonlyMap<string, StoredKey>> {
  const rows = await store
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account')
    .select(['api_keys.key_hash', 'accounts.id', 'accounts.name', 'plan', 'suspended_at', 'ends_at'])
    .select(['api_keys.name as key', 'monthly_credits as monthlyCredits'])
    .execute();
  return new Map(
    rows.map(({ key_hash, id, name, plan, suspended_at, ends_at, key, monthlyCredits }) => [
      key_hash,
      {
        id,
        name,
        plan: plan === '' ? null : plan,
        key: { name: key, monthlyCredits },
        isSuspended: suspended_at > 0,
        endsAt: ends_at,
      },
    ]),
  );
}

/**
 * Writes the accounts of a start to the store. Keys of an earlier start that are missing now are removed; those that a
 * command made stay, and one that a command ended stays ended.
 */
async function seedAccounts({
  store,
  accounts,
  clock,
  newId,
  realNow,
  onNote,
}: AccountsOptions): Promise<void> {
  const notes: string[] = [];
  await store.transaction().execute(async (transaction) => {
    notes.length = 0;
    await lockAccounts(transaction);
    const note = async (account: string, action: AccountAction, detail: string): Promise<void> =>
      await noteChange(transaction, { at: realNow(), account, action, detail, actor: 'start' });
    const wanted = new Map<string, KeyRow>();
    for (const listed of accounts) {
      const id = await seedAccount(transaction, { listed, newId, note });
      await grant(transaction, { account: id, credits: listed.credits, at: clock.now() });
      if (listed.webhooks) await replaceWebhooks(transaction, id, listed.webhooks, newId);
      for (const { name, key, monthlyCredits = null } of [
        { ...listed, monthlyCredits: null },
        ...(listed.keys ?? []),
      ]) {
        wanted.set(hashOf(key), { account: id, owner: listed.name, name, monthly_credits: monthlyCredits });
      }
    }
    const kept = await transaction
      .selectFrom('api_keys')
      .innerJoin('accounts', 'accounts.id', 'api_keys.account')
      .selectAll('api_keys')
      .select('accounts.name as owner')
      .execute();
    const changed = new Set<string>();
    for (const row of kept) {
      const next = wanted.get(row.key_hash);
      if (row.source === 'command') {
        if (next && row.ends_at > 0)
          notes.push(
            `The key ${row.name} of account ${row.owner} was ended by a command and is not accepted; remove it from the accounts of the start.`,
          );
        wanted.delete(row.key_hash);
      } else if (next && isSame(row, next)) wanted.delete(row.key_hash);
      else {
        await transaction.deleteFrom('api_keys').where('key_hash', '=', row.key_hash).execute();
        changed.add(row.owner);
      }
    }
    for (const [key_hash, { owner, ...key }] of wanted) {
      await transaction
        .insertInto('api_keys')
        .values({ key_hash, ...key, source: 'options' })
        .execute();
      changed.add(owner);
    }
    for (const owner of changed)
      await note(owner, 'keys', 'The keys of the start replaced those of an earlier one.');
  });
  for (const text of notes) onNote(text);
}

interface KeyRow {
  readonly account: string;
  readonly owner: string;
  readonly name: string;
  readonly monthly_credits: number | null;
}

function isSame(a: KeyRow, b: KeyRow): boolean {
  return a.account === b.account && a.name === b.name && a.monthly_credits === b.monthly_credits;
}

/** Creates an account, or gives it the plan of the start. @returns its id */
async function seedAccount(
  transaction: StoreTransaction,
  {
    listed,
    newId,
    note,
  }: {
    readonly listed: Account;
    readonly newId: () => string;
    readonly note: (account: string, action: AccountAction, detail: string) => Promise<void>;
  },
): Promise<string> {
  const { name } = listed;
  const plan: Plan | '' = listed.plan ?? '';
  const id = newId();
  const inserted = await transaction
    .insertInto('accounts')
    .values({ id, name, plan, key_hash: id, last_created_at: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) {
    await note(name, 'created', `Created with ${plan === '' ? 'no plan' : `the plan ${plan}`}.`);
    return id;
  }
  const known = await transaction
    .selectFrom('accounts')
    .where('name', '=', name)
    .select(['id', 'plan'])
    .executeTakeFirstOrThrow();
  if (known.plan !== plan) {
    await transaction.updateTable('accounts').where('id', '=', known.id).set({ plan }).execute();
    await note(name, 'plan', `Plan ${known.plan || 'none'} became ${plan || 'none'}.`);
  }
  return known.id;
}
