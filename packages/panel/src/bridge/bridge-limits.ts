/** Capacities and timeouts of one bridge. Sizes in bytes, times in milliseconds. */
export interface BridgeLimits {
  readonly json: number;
  readonly file: number;
  /** Concurrent sessions. */
  readonly hosts: number;
  /** Concurrent connections. */
  readonly connections: number;
  /** Unanswered calls per host. */
  readonly calls: number;
  /** Running intents per host. */
  readonly intents: number;
  /** Longest time an intent waits for those with lower numbers. */
  readonly orderMs: number;
  /** A session whose host neither streams nor polls for this long ends. */
  readonly silenceMs: number;
  /** Timeout for the headers of a request. */
  readonly headersMs: number;
  /** Timeout for a whole request. */
  readonly requestMs: number;
  /** Shortest interval between two views to one host. */
  readonly viewMs: number;
  /** Interval between heartbeats in a stream. */
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
