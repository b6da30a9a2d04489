import type { Status } from '@meshwright/contract';
import type { Generated, Kysely, Transaction } from 'kysely';

export type Plan = 'free' | 'pro' | 'studio' | 'enterprise';
export type EntryKind = 'grant' | 'charge' | 'refund';

/** The store, table by table. Times are milliseconds since 1970, 0 for "not yet". */
export interface Tables {
  accounts: {
    id: string;
    name: string;
    plan: Plan;
    /** SHA-256 of the key, hex. The key itself is never stored. */
    key_hash: string;
    /** `created_at` of the account's newest task, so that the next one is later. */
    last_created_at: number;
  };
  /** Double entry: the two rows of a transfer add up to zero. */
  entries: {
    id: Generated<number>;
    /** Says what the transfer is (`charge:<task>`), and is unique per book: nothing is booked twice. */
    transfer: string;
    /** An account id, or one of the service's own books. */
    book: string;
    kind: EntryKind;
    task: string | null;
    credits: number;
    at: number;
  };
  tasks: {
    id: string;
    account: string;
    family: string;
    /** The create body with defaults; data URIs and signed queries are taken out. */
    request: string;
    /** Family, request and seed of the referenced task, which may be deleted meanwhile. */
    source: string | null;
    /** Roles and names of the input files staged for the job. */
    inputs: string;
    seed: number;
    status: Status;
    progress: number;
    created_at: number;
    started_at: number;
    finished_at: number;
    expires_at: number;
    /** Credits charged at creation. */
    cost: number;
    refunded: 0 | 1;
    error: string;
    /** Result fields; each URL field holds the name of a file. */
    result: string;
    stand_in: string | null;
  };
  /** What usage says of tasks that were deleted once they had started. */
  past_tasks: Pick<
    Tables['tasks'],
    'id' | 'account' | 'family' | 'status' | 'created_at' | 'started_at' | 'finished_at'
  >;
  /** One row a task that is not terminal. */
  queue: {
    position: Generated<number>;
    task: string;
    claimed: 0 | 1;
    /** How often a worker has taken it. */
    attempts: number;
  };
  /** Result files that are whole and may be served. */
  files: {
    task: string;
    name: string;
    size: number;
    /** SHA-256 of the bytes, hex. */
    digest: string;
  };
}

export type Store = Kysely<Tables>;
export type StoreTransaction = Transaction<Tables>;

/** Each entry brings the store from its index to the next version. Never edit one that was released. */
export const migrations: readonly (readonly string[])[] = [
  [
    `create table accounts (
      id text primary key,
      name text not null unique,
      plan text not null,
      key_hash text not null unique,
      last_created_at integer not null
    ) strict`,
    `create table entries (
      id integer primary key,
      "transfer" text not null,
      book text not null,
      kind text not null,
      task text,
      credits integer not null,
      at integer not null,
      unique ("transfer", book)
    ) strict`,
    'create index entries_of_book on entries (book, credits)',
    `create table tasks (
      id text primary key,
      account text not null references accounts (id),
      family text not null,
      request text not null,
      source text,
      inputs text not null,
      seed integer not null,
      status text not null,
      progress integer not null,
      created_at integer not null,
      started_at integer not null,
      finished_at integer not null,
      expires_at integer not null,
      cost integer not null,
      refunded integer not null,
      error text not null,
      result text not null,
      stand_in text
    ) strict`,
    'create unique index tasks_of_account on tasks (account, created_at)',
    'create index tasks_of_family on tasks (account, family, created_at)',
    `create table queue (
      position integer primary key autoincrement,
      task text not null unique references tasks (id) on delete cascade,
      claimed integer not null,
      attempts integer not null
    ) strict`,
    'create index queue_waiting on queue (claimed, position)',
    `create table files (
      task text not null references tasks (id) on delete cascade,
      name text not null,
      size integer not null,
      digest text not null,
      primary key (task, name)
    ) strict`,
  ],
  [
    `create table past_tasks (
      id text primary key,
      account text not null references accounts (id),
      family text not null,
      status text not null,
      created_at integer not null,
      started_at integer not null,
      finished_at integer not null
    ) strict`,
    'create index past_tasks_of_account on past_tasks (account, created_at)',
    'create index entries_of_task on entries (task)',
  ],
];
