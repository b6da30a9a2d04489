/**
 * One line of the spend journal. Entries are only ever added; what a purchase has come to is the sum of its entries.
 * Times are milliseconds since 1970 by this machine's clock. No entry holds a key, a body or a link.
 */
export type SpendEntry = Sending | Accepted | Rejected | Lost | Settled | Dropped;

interface Entry {
  /** As `purchaseOf` names it. */
  readonly purchase: string;
  readonly at: number;
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
}

/** The task ended. It is named, for by now the purchase may have been sent again. */
interface Settled extends Entry {
  readonly kind: 'settled';
  readonly task: string;
  readonly status: string;
  /** What it cost in the end, refunds taken off; null when the service does not say. */
  readonly credits: number | null;
}

/** Someone looked and decided that a lost create made no task, or that it is not to be used again. */
interface Dropped extends Entry {
  readonly kind: 'dropped';
  readonly reason: string;
}
