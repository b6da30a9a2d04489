export type { Collected, CollectOptions } from './files/collect-store.ts';
export { type FolderStore, type FolderStoreOptions, folderStore } from './files/folder/folder-store.ts';
export { tryOsLock } from './files/folder/os-lock.ts';
export { stateFolder, userFolder } from './files/folder/user-folder.ts';
export { type FileJournalOptions, fileJournal } from './journal/file-journal.ts';
export { projectJournal, type UserJournalOptions, userJournal } from './journal/user-journal.ts';
export { folderProject } from './manifest/folder-project.ts';
export { folderRemote } from './manifest/remote/folder-remote.ts';
export { type OpenRemoteOptions, openRemote } from './manifest/remote/open-remote.ts';
export { type RemoteCredentials, type S3Place, s3Remote } from './manifest/remote/s3-remote.ts';
export { type SqliteMeter, type SqliteMeterLimits, sqliteMeter } from './meter/sqlite-meter.ts';
/** @internal Steps that run on this machine, by name: the agent tools make one step of an asset again. */
export { localSteps } from './recipe/local-steps.ts';
