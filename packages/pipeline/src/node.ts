export { folderProject, namedByLockfile } from './manifest/folder-project.ts';
export { folderRemote } from './manifest/remote/folder-remote.ts';
export { type OpenRemoteOptions, openRemote } from './manifest/remote/open-remote.ts';
export { type RemoteCredentials, type S3Location, s3Remote } from './manifest/remote/s3-remote.ts';
/** @internal Steps that run on this machine, as data names them. */
export { makeSteps } from './recipe/local-steps.ts';
