/**
 * One line of the spend journal. Entries are only ever added; the state of a purchase is the sum of its entries. Times
 * are milliseconds since 1970 by this machine's clock. No entry contains a key, a body or a link.
 */
export type SpendEntry =
  | Sending
  | Accepted
  | Rejected
  | Lost
  | Priced
  | Settled
  | Delivered
  | Dropped
  | Gap
  | Alias;

interface Entry {
  /** Id from `purchaseOf`; empty in entries about no purchase. */
  readonly purchase: string;
  readonly at: number;
  /** Project whose budgets count it; absent outside of projects. */
  readonly project?: string | undefined;
}

/** Written and on the disk before the create is sent. */
export interface Sending extends Entry {
  readonly kind: 'sending';
  readonly family: string;
  /** Hash from `requestHash`. */
  readonly request: string;
  readonly host: string;
  readonly account: string;
  /** Texts of the request from `shownTexts`. */
  readonly texts?: Readonly<Record<string, string>> | undefined;
  /** Credits reserved for it. */
  readonly reserved: number;
  /** Time after which no answer is awaited. */
  readonly until: number;
  readonly run: string;
  /** Purpose, as the caller names it. */
  readonly label?: string | undefined;
  /** Lead of the service's clock over this machine's, in milliseconds, if known. */
  readonly offsetMs?: number | undefined;
  /** Not sent by this journal: a lost entry may have sent it in the last days. Reserves nothing. */
  readonly supposed?: true | undefined;
}

/** The service has a task for it, by its answer or by a later search of the list. */
interface Accepted extends Entry {
  readonly kind: 'accepted';
  readonly task: string;
  readonly found?: 'in-list' | 'by-hand' | undefined;
}

/** The service created no task; nothing was paid. */
interface Rejected extends Entry {
  readonly kind: 'rejected';
  readonly code: string;
}

/** No answer arrived: a task may exist. */
interface Lost extends Entry {
  readonly kind: 'lost';
  readonly sentFrom: number;
  readonly sentTo: number;
  /** What arrived in place of an answer: `502`. */
  readonly reason?: string | undefined;
  /** As in `Sending`. */
  readonly offsetMs?: number | undefined;
}

/** The task's price, read while it runs: replaces the reservation. */
interface Priced extends Entry {
  readonly kind: 'priced';
  readonly task: string;
  readonly credits: number;
}

/** The task ended. It names the task because the purchase may have been sent again meanwhile. */
interface Settled extends Entry {
  readonly kind: 'settled';
  readonly task: string;
  readonly status: string;
  /** Final cost minus refunds; null when the service does not report it. */
  readonly credits: number | null;
}

/** The task's files are at their destination. Until then, buying again resumes it. */
interface Delivered extends Entry {
  readonly kind: 'delivered';
  readonly task: string;
  /** Absolute path of the folder; absent if the destination is the task itself. */
  readonly path?: string | undefined;
}

/** A manual decision that a lost create made no task, or that its task is not to be used. */
interface Dropped extends Entry {
  readonly kind: 'dropped';
  readonly reason: string;
}

/** The journal was damaged or restored: entries before this time may be missing. */
export interface Gap extends Entry {
  readonly kind: 'gap';
  readonly reason: string;
  /** Nothing is damaged: the service has tasks that may also come from elsewhere. */
  readonly suspected?: true | undefined;
}

/** Two keys of one account: purchases of `account` belong to `of`. */
interface Alias extends Entry {
  readonly kind: 'alias';
  readonly host: string;
  readonly account: string;
  readonly of: string;
}
