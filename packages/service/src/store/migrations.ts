/** SQL fragments in which the two databases differ. */
export interface ColumnWords {
  /** An integer type beyond 32 bits. */
  readonly integer: string;
  /** A primary key that counts up and never reuses a number. */
  readonly counter: string;
  /** Appended after the columns. */
  readonly strict: string;
}

/** Each entry migrates the store from its index to the next version. Released entries must not be edited. */
export const migrations: readonly ((words: ColumnWords) => readonly string[])[] = [
  ({ integer, counter, strict }) => [
    `create table accounts (
      id text primary key,
      name text not null unique,
      plan text not null,
      key_hash text not null unique,
      last_created_at ${integer} not null
    ) ${strict}`,
    `create table entries (
      id ${counter},
      "transfer" text not null,
      book text not null,
      kind text not null,
      task text,
      credits ${integer} not null,
      at ${integer} not null,
      unique ("transfer", book)
    ) ${strict}`,
    'create index entries_of_book on entries (book, credits)',
    `create table tasks (
      id text primary key,
      account text not null references accounts (id),
      family text not null,
      request text not null,
      source text,
      inputs text not null,
      seed ${integer} not null,
      status text not null,
      progress ${integer} not null,
      created_at ${integer} not null,
      started_at ${integer} not null,
      finished_at ${integer} not null,
      expires_at ${integer} not null,
      cost ${integer} not null,
      refunded ${integer} not null,
      error text not null,
      result text not null,
      stand_in text
    ) ${strict}`,
    'create unique index tasks_of_account on tasks (account, created_at)',
    'create index tasks_of_family on tasks (account, family, created_at)',
    `create table queue (
      position ${counter},
      task text not null unique references tasks (id) on delete cascade,
      claimed ${integer} not null,
      attempts ${integer} not null
    ) ${strict}`,
    'create index queue_waiting on queue (claimed, position)',
    `create table files (
      task text not null references tasks (id) on delete cascade,
      name text not null,
      size ${integer} not null,
      digest text not null,
      primary key (task, name)
    ) ${strict}`,
  ],
  ({ integer, strict }) => [
    `create table past_tasks (
      id text primary key,
      account text not null references accounts (id),
      family text not null,
      status text not null,
      created_at ${integer} not null,
      started_at ${integer} not null,
      finished_at ${integer} not null
    ) ${strict}`,
    'create index past_tasks_of_account on past_tasks (account, created_at)',
    'create index entries_of_task on entries (task)',
  ],
  ({ integer, strict }) => [
    `alter table queue add column worker ${integer} not null default 0`,
    `create table secrets (name text primary key, value text not null) ${strict}`,
  ],
  ({ integer }) => [
    `alter table queue add column account text not null default ''`,
    `alter table queue add column turn ${integer} not null default 0`,
    'update queue set account = (select account from tasks where tasks.id = queue.task)',
    'create index queue_by_turn on queue (claimed, turn, position)',
    'create index queue_of_account on queue (account, turn)',
  ],
  ({ integer, counter, strict }) => [
    'alter table entries add column api_key text',
    `alter table entries add column charged_at ${integer} not null default 0`,
    'create index entries_of_key on entries (book, api_key, charged_at)',
    `alter table tasks add column api_key text not null default ''`,
    `alter table past_tasks add column api_key text not null default ''`,
    `alter table tasks add column swept ${integer} not null default 0`,
    'create index tasks_by_expiry on tasks (swept, expires_at, id)',
    `create table webhooks (
      id text primary key,
      account text not null references accounts (id),
      url text not null,
      failures ${integer} not null default 0,
      problem text not null default '',
      off_at ${integer} not null default 0,
      unique (account, url)
    ) ${strict}`,
    `create table deliveries (
      position ${counter},
      id text not null unique,
      webhook text not null references webhooks (id) on delete cascade,
      task text not null references tasks (id) on delete cascade,
      snapshot text not null,
      attempts ${integer} not null default 0,
      due_at ${integer} not null
    ) ${strict}`,
    'create index deliveries_in_order on deliveries (webhook, task, position)',
    'create index deliveries_due on deliveries (due_at)',
    'create index deliveries_of_task on deliveries (task)',
  ],
  () => [
    `alter table tasks add column type text not null default ''`,
    `alter table past_tasks add column type text not null default ''`,
    `alter table tasks add column cause text not null default ''`,
  ],
  ({ integer, strict }) => [
    `alter table queue add column claim ${integer} not null default 0`,
    `alter table tasks add column claim ${integer} not null default 0`,
    'create index queue_by_account on queue (claimed, account, turn, position)',
    `create table removals (task text primary key) ${strict}`,
    `create table workers (worker ${integer} primary key, beat ${integer} not null) ${strict}`,
  ],
  ({ integer, counter, strict }) => [
    `alter table accounts add column suspended_at ${integer} not null default 0`,
    `create table api_keys (
      key_hash text primary key,
      account text not null references accounts (id),
      name text not null,
      monthly_credits ${integer},
      source text not null,
      ends_at ${integer} not null default 0
    ) ${strict}`,
    `create table account_changes (
      id ${counter},
      at ${integer} not null,
      account text not null,
      action text not null,
      detail text not null,
      actor text not null
    ) ${strict}`,
    `create table held_removals (task text not null, part text not null, primary key (task, part)) ${strict}`,
    `alter table queue add column trace text not null default ''`,
    `alter table workers add column slots ${integer} not null default -1`,
  ],
];

/**
 * Oldest version whose processes work on the tables of this one, beside it, while a cluster is updated one process at a
 * time. A change that only adds tables, and columns with a default, leaves it; `earlier/statements-*.json` are tested.
 */
export const oldestBeside = 7;
