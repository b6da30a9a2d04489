// Families, their types and the errors of the API: a package that installs the client needs no other for them.
export * from '@meshwright/contract';
export { ClientError, type ErrorCode, isClientError, type LostCreate } from './client-error.ts';
export { type Clock, systemClock } from './clock.ts';
export { create } from './create/create.ts';
export type { BodyChecks, CreateOptions } from './create/create-checked.ts';
export { findLost } from './create/find-lost.ts';
export { type Client, type ClientOptions, createClient } from './create-client.ts';
export { type DownloadedBytes, download } from './download/download.ts';
export type { DownloadSink } from './download/download-sink.ts';
export {
  type Downloaded,
  type DownloadOptions,
  type DownloadSource,
  downloadTo,
  type ResumePoint,
} from './download/download-to.ts';
export { type Connection, type ConnectOptions, connect, type Observer } from './http/connection.ts';
export { isQueueFull } from './http/send.ts';
export { type Finished, finish, type ResultFile, type RunOptions, run } from './run.ts';
export { animationLibrary } from './tasks/animation-library.ts';
export { type AnimationResourcesQuery, animationResources } from './tasks/animation-resources.ts';
export { type Artifact, artifacts } from './tasks/artifacts.ts';
export { balance } from './tasks/balance.ts';
export { failureReason } from './tasks/failure-reason.ts';
export { type ListOptions, list, pages } from './tasks/list.ts';
export { mainFile, mainFileName, mainModel, thumbnail } from './tasks/main-files.ts';
export { type Notice, type Notices, notices } from './tasks/notices.ts';
export { parseTaskRef, taskRef } from './tasks/parse-task-ref.ts';
export { type Removal, remove } from './tasks/remove.ts';
export { result } from './tasks/result.ts';
export { retrieve } from './tasks/retrieve.ts';
export {
  type RigClip,
  type RigClipName,
  rigClipName,
  rigClipNames,
  rigClipOf,
  rigClips,
} from './tasks/rig-clips.ts';
export { type Showcase, type ShowcasesQuery, showcases } from './tasks/showcases.ts';
export { taskNotes } from './tasks/task-notes.ts';
export { formatTaskRef, type TaskRef } from './tasks/task-ref.ts';
export { type UsageQuery, usage } from './tasks/usage.ts';
export type { WaitOptions } from './watch/deadline.ts';
export { type FinishedTask, type FollowOptions, wait } from './watch/wait.ts';
export { type WatchOptions, watch } from './watch/watch.ts';
