import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { grant } from './ledger.ts';
import type { Plan } from './plans.ts';
import type { Store } from './tables.ts';
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
}

type FindAccount = (key: string) => KnownAccount | undefined;

/** The accounts that may call the API. */
export interface Accounts {
  /** Returns the account of an API key; none before the first `seed`. */
  readonly find: FindAccount;
  /** Returns all keys with their accounts; none before the first `seed`. */
  known(): readonly KnownAccount[];
  /** Writes the accounts to the store. Called at start, and after the state was reset or restored. */
  seed(): Promise<void>;
}

export interface AccountsOptions {
  readonly store: Store;
  readonly accounts: readonly Account[];
  readonly clock: Clock;
  readonly newId: () => string;
}

export function createAccounts({ store, accounts, clock, newId }: AccountsOptions): Accounts {
  let byHash: ReadonlyMap<string, KnownAccount> = new Map();
  return {
    find: (key) => byHash.get(hashOf(key)),
    known: () => [...byHash.values()],
    async seed() {
      byHash = await seedAccounts(store, accounts, clock.now(), newId);
    },
  };
}

/** Returns every key of the accounts: secrets that no log may show. */
export function keysOf(accounts: readonly Account[]): string[] {
  return accounts.flatMap(({ key, keys = [] }) => [key, ...keys.map((further) => further.key)]);
}

/**
 * Writes the accounts to the store and returns the keys by their hashes, so that the timing of a look-up reveals
 * nothing about a key. Accounts of an earlier start that are missing now keep their tasks but cannot sign in.
 */
async function seedAccounts(
  store: Store,
  accounts: readonly Account[],
  at: number,
  newId: () => string,
): Promise<ReadonlyMap<string, KnownAccount>> {
  const byHash = new Map<string, KnownAccount>();
  await store.transaction().execute(async (transaction) => {
    // All keys are removed first, so that two accounts can swap theirs.
    await transaction
      .updateTable('accounts')
      .set(({ ref }) => ({ key_hash: ref('id') }))
      .execute();
    for (const { name, key, plan = null, credits, keys = [], webhooks } of accounts) {
      const key_hash = hashOf(key);
      const stored = { plan: plan ?? '', key_hash } as const;
      const { id } = await transaction
        .insertInto('accounts')
        .values({ id: newId(), name, ...stored, last_created_at: 0 })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(stored))
        .returning('id')
        .executeTakeFirstOrThrow();
      await grant(transaction, { account: id, credits, at });
      if (webhooks) await replaceWebhooks(transaction, id, webhooks, newId);
      for (const known of [{ name, key, monthlyCredits: null }, ...keys]) {
        const { name: keyName, monthlyCredits = null } = known;
        byHash.set(hashOf(known.key), { id, name, plan, key: { name: keyName, monthlyCredits } });
      }
    }
  });
  return byHash;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
