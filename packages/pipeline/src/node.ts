export type { Collected, CollectOptions } from './files/collect-store.ts';
export { type FolderStore, type FolderStoreOptions, folderStore } from './files/folder-store.ts';
export { tryOsLock } from './files/os-lock.ts';
export { userFolder } from './files/user-folder.ts';
export { fileJournal } from './journal/file-journal.ts';
export { folderProject } from './manifest/folder-project.ts';
export { folderRemote } from './manifest/folder-remote.ts';
export { type OpenRemoteOptions, openRemote } from './manifest/open-remote.ts';
export { type RemoteCredentials, type S3Place, s3Remote } from './manifest/s3-remote.ts';
