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
    /** `created_at` of the account's newest task; the next one is later. */
    last_created_at: number;
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
  };
  /** Usage of tasks that were deleted after they had started. */
  past_tasks: Pick<
    Tables['tasks'],
    'id' | 'account' | 'family' | 'type' | 'status' | 'created_at' | 'started_at' | 'finished_at'
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
}

export type Store = Kysely<Tables>;
export type StoreTransaction = Transaction<Tables>;
