export { editClipsFile } from './edit-clips-file.ts';
export { fileSource } from './file-source.ts';
export { placeFile } from './place-file.ts';
export { placeInPlace } from './place-in-place.ts';
export { unplaceFile } from './unplace-file.ts';
