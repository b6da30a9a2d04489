/**
 * One line of the spend journal. Entries are only ever added; what a purchase has come to is the sum of its entries.
 * Times are milliseconds since 1970 by this machine's clock. No entry holds a key, a body or a link.
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
  /** As `purchaseOf` names it; empty in entries that are about no purchase. */
  readonly purchase: string;
  readonly at: number;
  /** The project whose budgets it counts for; absent outside of projects. */
  readonly project?: string | undefined;
}

/** Written and on the disk before the create is sent. */
export interface Sending extends Entry {
  readonly kind: 'sending';
  readonly family: string;
  /** As `requestHash` names it. */
  readonly request: string;
  readonly host: string;
  readonly account: string;
  /** Of what it asks for in words, as `shownTexts` gives it. */
  readonly texts?: Readonly<Record<string, string>> | undefined;
  /** Credits set aside for it. */
  readonly reserved: number;
  /** No answer is waited for beyond this time. */
  readonly until: number;
  readonly run: string;
  /** What it is for, in the words of whoever asked. */
  readonly label?: string | undefined;
  /** How far the service's clock was ahead of this machine's, in milliseconds, where that was known. */
  readonly offsetMs?: number | undefined;
  /** Not sent by this journal: an entry that is missing may have sent it in the last days. Nothing is set aside. */
  readonly supposed?: true | undefined;
}

/** The service has a task for it: its own answer, or found in the list afterwards. */
interface Accepted extends Entry {
  readonly kind: 'accepted';
  readonly task: string;
  readonly found?: 'in-list' | 'by-hand' | undefined;
}

/** The service made no task; nothing was paid. */
interface Rejected extends Entry {
  readonly kind: 'rejected';
  readonly code: string;
}

/** No answer came: a task may exist. */
interface Lost extends Entry {
  readonly kind: 'lost';
  readonly sentFrom: number;
  readonly sentTo: number;
  /** What came in place of an answer: `502`. */
  readonly reason?: string | undefined;
  /** As in `Sending`. */
  readonly offsetMs?: number | undefined;
}

/** What the service took for the task, read while it is under way: the reservation ends here. */
interface Priced extends Entry {
  readonly kind: 'priced';
  readonly task: string;
  readonly credits: number;
}

/** The task ended. It is named, for by now the purchase may have been sent again. */
interface Settled extends Entry {
  readonly kind: 'settled';
  readonly task: string;
  readonly status: string;
  /** What it cost in the end, refunds taken off; null when the service does not say. */
  readonly credits: number | null;
}

/** What the task made is where it was wanted. Until then buying again goes on with it. */
interface Delivered extends Entry {
  readonly kind: 'delivered';
  readonly task: string;
  /** Absolute path of the folder; absent where the task itself was wanted. */
  readonly path?: string | undefined;
}

/** Someone looked and decided that a lost create made no task, or that it is not to be used again. */
interface Dropped extends Entry {
  readonly kind: 'dropped';
  readonly reason: string;
}

/** The journal was damaged or put back: entries of before this time may be missing. */
export interface Gap extends Entry {
  readonly kind: 'gap';
  readonly reason: string;
  /** Nothing is damaged: the service has tasks that may be from elsewhere as well. */
  readonly suspected?: true | undefined;
}

/** Two keys of one account: purchases of `account` are those of `of`. */
interface Alias extends Entry {
  readonly kind: 'alias';
  readonly host: string;
  readonly account: string;
  readonly of: string;
}
