export { animationLibrary } from './animation-library.ts';
export { type Artifact, artifacts } from './artifacts.ts';
export { balance } from './balance.ts';
export {
  ClientError,
  type ErrorCode,
  type ErrorDetails,
  isClientError,
  type LostCreate,
} from './client-error.ts';
export { type Clock, systemClock } from './clock.ts';
export { type Connection, type ConnectOptions, connect, type Observer } from './connection.ts';
export { create } from './create.ts';
export type { BodyChecks, CreateOptions, Deprecations, Validate } from './create-checked.ts';
export { type Client, type ClientOptions, createClient } from './create-client.ts';
export { type DownloadedBytes, download } from './download.ts';
export type { DownloadSink, DownloadStart } from './download-sink.ts';
export {
  type Downloaded,
  type DownloadOptions,
  type DownloadSource,
  downloadTo,
  type ResumePoint,
} from './download-to.ts';
export { findLost } from './find-lost.ts';
export type { WaitOptions } from './limits.ts';
export { type ListOptions, list, pages } from './list.ts';
export { type Notice, type Notices, notices } from './notices.ts';
export { type Removal, remove } from './remove.ts';
export { result } from './result.ts';
export { retrieve } from './retrieve.ts';
export { formatTaskRef, parseTaskRef, type TaskRef, taskRef } from './task-ref.ts';
export { type FinishedTask, type FollowOptions, wait } from './wait.ts';
export { type WatchOptions, watch } from './watch.ts';
