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
    /** Whose task it is. */
    account: string;
    /** Where it stands: an account's next task is one further than its last, so that accounts take turns. */
    turn: number;
    claimed: 0 | 1;
    /** How often a worker has taken it. */
    attempts: number;
    /** Which process has claimed it. 0 where there is only one, and while nobody has. */
    worker: Generated<number>;
  };
  /** What services on one database share; a service with a folder keeps them in files of their own. Base64. */
  secrets: {
    name: string;
    value: string;
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
