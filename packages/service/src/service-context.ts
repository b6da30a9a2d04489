import type { Engine } from './engine-port.ts';
import type { FileStore } from './files/file-store.ts';
import type { UrlSigner } from './files/signed-url.ts';
import type { PreviewStore } from './http/answers/preview-store.ts';
import type { RateLimiter } from './http/guards/rate-limit.ts';
import type { StreamSlots } from './http/guards/stream-slots.ts';
import type { FetchFile } from './inputs/guarded-fetch.ts';
import type { Spool } from './inputs/spool.ts';
import type { FindAccount } from './store/accounts.ts';
import type { Queue } from './store/queue.ts';
import type { Store } from './store/tables.ts';
import type { FlaggedPictures } from './tasks/checks/screen-request.ts';
import type { TaskEvents } from './tasks/task-events.ts';
import type { TaskRunner } from './tasks/task-runner.ts';

/** The parts of one running service. Two services share none of them. */
export interface ServiceContext {
  readonly store: Store;
  readonly queue: Queue;
  readonly files: FileStore;
  /** Public address: scheme, host and port. */
  readonly origin: string;
  readonly urls: UrlSigner;
  readonly engine: Engine;
  readonly previews: PreviewStore;
  readonly events: TaskEvents;
  readonly runner: TaskRunner;
  readonly findAccount: FindAccount;
  readonly rates: RateLimiter;
  readonly streams: StreamSlots;
  readonly fetchFile: FetchFile;
  readonly spool: Spool;
  readonly flagged: FlaggedPictures;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Mixed into the seed of every task. */
  readonly seed: number;
  readonly allowedOrigins: ReadonlySet<string>;
  /** How long result files are served after a task finished. */
  readonly resultLifetimeMs: number;
  readonly heartbeatMs: number;
  readonly maxBodyBytes: number;
  /** Aborted when the service stops; ends every open stream. */
  readonly stopSignal: AbortSignal;
  /** Receives faults of the service itself. */
  readonly onFault: (error: unknown) => void;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}
