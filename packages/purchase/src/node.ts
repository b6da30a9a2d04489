export {
  type AssetFolder,
  type FolderChoice,
  openAssetFolder,
} from './delivery/asset-folder.ts';
export { type DeliverOptions, deliverAsset } from './delivery/deliver-asset.ts';
export {
  type DeliveredAsset,
  deliveredAsset,
  type Sidecar,
  type SidecarFile,
  type SidecarTask,
} from './delivery/sidecar.ts';
export {
  type FetchResultOptions,
  fetchResult,
  keptResult,
  type TaskFacts,
  type TaskResult,
} from './delivery/task-result.ts';
export type { Collected, CollectOptions } from './files/collect-store.ts';
export { type FolderStore, type FolderStoreOptions, folderStore } from './files/folder/folder-store.ts';
export { tryOsLock } from './files/folder/os-lock.ts';
export type { NamedBy } from './files/folder/store-roots.ts';
export { stateFolder, userFolder } from './files/folder/user-folder.ts';
export { type FileJournalOptions, fileJournal } from './journal/file-journal.ts';
export { projectJournal, type UserJournalOptions, userJournal } from './journal/user-journal.ts';
export { type SqliteMeter, type SqliteMeterLimits, sqliteMeter } from './meter/sqlite-meter.ts';
