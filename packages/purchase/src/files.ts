/** @internal Files of a folder, written whole or not at all, for several processes on one disk. They may change in any release. */

export { stagingPrefix, sweepStaging } from './delivery/asset-folder.ts';
export { fileDigest } from './delivery/sidecar.ts';
export { publishFile, sweepDrafts, unlessMissing } from './files/folder/durable-file.ts';
export { storeLayout } from './files/folder/store-layout.ts';
export { writeError } from './files/folder/write-error.ts';
