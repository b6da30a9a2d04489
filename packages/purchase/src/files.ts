/** @internal Files of a folder, written whole or not at all, for several processes on one disk. They may change in any release. */

export { stagingPrefix, sweepStaging } from './delivery/asset-folder.ts';
export { fileDigest } from './delivery/sidecar.ts';
export { publishFile, sweepDrafts } from './files/folder/publish-file.ts';
export { storeLayout } from './files/folder/store-layout.ts';
export { unlessMissing } from './files/folder/unless-missing.ts';
export { writeError } from './files/folder/write-error.ts';
