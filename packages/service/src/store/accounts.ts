import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { grant } from './ledger.ts';
import type { Plan, Store } from './tables.ts';

/** An account in the service options. */
export interface Account {
  /** Unique; tasks and credits stay with this name across starts. */
  readonly name: string;
  /**
   * Sent as `Authorization: Bearer <key>`. Only its hash is stored; a new key for the same name invalidates the old
   * one.
   */
  readonly key: string;
  readonly plan: Plan;
  /** Credits granted when the account is created. */
  readonly credits: number;
}

/** An account in the store. */
export interface KnownAccount {
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
}

type FindAccount = (key: string) => KnownAccount | undefined;

/** The accounts that may call the API. */
export interface Accounts {
  /** Returns the account of an API key; none before the first `seed`. */
  readonly find: FindAccount;
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
  let find: FindAccount = () => undefined;
  return {
    find: (key) => find(key),
    async seed() {
      find = await seedAccounts(store, accounts, clock.now(), newId);
    },
  };
}

/**
 * Writes the accounts to the store and returns the look-up by key. It compares hashes, so its timing reveals nothing
 * about a key. Accounts of an earlier start that are missing now keep their tasks but cannot sign in.
 */
export async function seedAccounts(
  store: Store,
  accounts: readonly Account[],
  at: number,
  newId: () => string,
): Promise<FindAccount> {
  const byHash = new Map<string, KnownAccount>();
  await store.transaction().execute(async (transaction) => {
    // All keys are removed first, so that two accounts can swap theirs.
    await transaction
      .updateTable('accounts')
      .set(({ ref }) => ({ key_hash: ref('id') }))
      .execute();
    for (const { name, key, plan, credits } of accounts) {
      const key_hash = hashOf(key);
      const { id } = await transaction
        .insertInto('accounts')
        .values({ id: newId(), name, plan, key_hash, last_created_at: 0 })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ plan, key_hash }))
        .returning('id')
        .executeTakeFirstOrThrow();
      await grant(transaction, { account: id, credits, at });
      byHash.set(key_hash, { id, name, plan });
    }
  });
  return (key) => byHash.get(hashOf(key));
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
