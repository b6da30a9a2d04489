/** What one bridge holds and how long it waits. Sizes in bytes, times in milliseconds. */
export interface BridgeLimits {
  readonly json: number;
  readonly file: number;
  /** Sessions at once. */
  readonly hosts: number;
  /** Connections at once. */
  readonly connections: number;
  /** Calls that a host has not answered. */
  readonly calls: number;
  /** Intents of a host that are being carried out. */
  readonly intents: number;
  /** How long an intent waits for those before it. */
  readonly orderMs: number;
  /** A session whose host neither streams nor polls ends after this. */
  readonly silenceMs: number;
  /** Until the headers of a request are there. */
  readonly headersMs: number;
  /** Until a whole request is there. */
  readonly requestMs: number;
  /** Between two views to the same host, at least. */
  readonly viewMs: number;
  /** Between two signs of life in a stream. */
  readonly heartbeatMs: number;
  /** Longest wait of a poll. */
  readonly pollMs: number;
}

export const bridgeLimits: BridgeLimits = {
  json: 1_000_000,
  file: 512 * 2 ** 20,
  hosts: 32,
  connections: 1_024,
  calls: 256,
  intents: 64,
  orderMs: 5_000,
  silenceMs: 30_000,
  headersMs: 10_000,
  requestMs: 120_000,
  viewMs: 50,
  heartbeatMs: 15_000,
  pollMs: 30_000,
};
