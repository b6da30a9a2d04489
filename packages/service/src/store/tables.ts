import type { Status } from '@meshwright/contract';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Plan } from './plans.ts';

export type AccountAction = 'created' | 'plan' | 'keys' | 'credited' | 'suspended' | 'resumed' | 'rotated';
export type EntryKind = 'grant' | 'charge' | 'refund';

/** The store, table by table. Times are milliseconds since 1970, 0 for "not yet". */
export interface Tables {
  accounts: {
    id: string;
    name: string;
    /** '' for none. */
    plan: Plan | '';
    /** Of versions before 8, now the id: `api_keys` has the keys. */
    key_hash: string;
    /** `created_at` of the account's newest task; the next one is later. */
    last_created_at: number;
    /** 0 while its keys are accepted. */
    suspended_at: Generated<number>;
  };
  /** Keys of the accounts, those that are no longer accepted too. The key itself is never stored. */
  api_keys: {
    /** SHA-256, hex. */
    key_hash: string;
    account: string;
    name: string;
    /** Credits of a calendar month, null without a limit. */
    monthly_credits: number | null;
    /** `options` of a start, which a later start may remove, or a `command`. */
    source: 'options' | 'command';
    /** When it ends, by the time of day; 0 for never. */
    ends_at: Generated<number>;
  };
  /** Changes of accounts, with their author. */
  account_changes: {
    id: Generated<number>;
    at: number;
    /** Name of the account. */
    account: string;
    action: AccountAction;
    /** A sentence, without a key. */
    detail: string;
    /** Name of a person or program, `start` for the options of a start. */
    actor: string;
  };
  /** Double entry: the two rows of a transfer sum to zero. */
  entries: {
    id: Generated<number>;
    /** Identifies the transfer (`charge:<task>`), unique per book: nothing is booked twice. */
    transfer: string;
    /** An account id, or one of the service's own books. */
    book: string;
    kind: EntryKind;
    task: string | null;
    credits: number;
    at: number;
    /** Name of the key that was charged; null for a grant. */
    api_key: Generated<string | null>;
    /** `at` of the charge, on its refund too: the month of a key that both count for. */
    charged_at: Generated<number>;
  };
  tasks: {
    id: string;
    account: string;
    family: string;
    /** Value of `type` on the task object. */
    type: string;
    /** The create body with defaults, without data URIs and signed queries. */
    request: string;
    /** Family, request and seed of the referenced task, which may be deleted later. */
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
    /** Why it failed: a key of `taskErrorCodes`, or one of `taskErrorTypes`; empty without a failure. */
    cause: string;
    /** Result fields; each URL field holds the name of a file. */
    result: string;
    stand_in: string | null;
    /** Name of the key that created it; '' for a task of an older version. */
    api_key: Generated<string>;
    /** 1 once its files were deleted because they had expired. */
    swept: Generated<0 | 1>;
    /** The claim that made its files; 0 before, and for the files of an older version. */
    claim: Generated<number>;
  };
  /** Usage of tasks that were deleted after they had started. */
  past_tasks: Pick<
    Tables['tasks'],
    'id' | 'account' | 'family' | 'type' | 'status' | 'created_at' | 'started_at' | 'finished_at' | 'api_key'
  >;
  /** One row per task that is not terminal. */
  queue: {
    position: Generated<number>;
    task: string;
    /** Account of the task. */
    account: string;
    /** Turn in the queue: an account's next task is one after its last, so that accounts take turns. */
    turn: number;
    claimed: 0 | 1;
    /** Number of times a worker has taken it. */
    attempts: number;
    /** Process that has claimed it. 0 with a single process, and while it is unclaimed. */
    worker: Generated<number>;
    /** Number of its last claim; no two claims of a task have the same. */
    claim: Generated<number>;
    /** The trace that created it, as the header `traceparent`; '' for none. */
    trace: Generated<string>;
  };
  /** Deleted, cancelled and failed tasks whose files have not been removed yet. */
  removals: {
    task: string;
  };
  /** Files that were not removed because a backup was being made. */
  held_removals: {
    task: string;
    part: 'all' | 'inputs';
  };
  /** Processes that share the queue. */
  workers: {
    worker: number;
    /** Changes every few seconds while the process runs. */
    beat: number;
    /** Jobs it runs at once; -1 for a process of an older version, which does not say. */
    slots: Generated<number>;
  };
  /** Secrets shared by services on one database, base64; a service with a folder keeps them in files. */
  secrets: {
    name: string;
    value: string;
  };
  /** Complete result files, ready to be served. */
  files: {
    task: string;
    name: string;
    size: number;
    /** SHA-256 of the bytes, hex. */
    digest: string;
  };
  webhooks: {
    id: string;
    account: string;
    url: string;
    /** Attempts that failed since the last success. */
    failures: Generated<number>;
    /** Why the last attempt failed, '' after a success. */
    problem: Generated<string>;
    /** When repeated failures switched it off, 0 while it is on. */
    off_at: Generated<number>;
  };
  /** Changes of status that a webhook has not received yet. */
  deliveries: {
    /** Order of the changes. */
    position: Generated<number>;
    /** Never used twice, unlike a position after a reset. */
    id: string;
    webhook: string;
    task: string;
    /** The row of the task after the change, as JSON. */
    snapshot: string;
    attempts: Generated<number>;
    /** Time of the next attempt; while one is made, the time after which another process may repeat it. */
    due_at: number;
  };
}

export type Store = Kysely<Tables>;
export type StoreTransaction = Transaction<Tables>;
