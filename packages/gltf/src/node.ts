export { editClipsFile } from './edit-clips-file.ts';
export { fileSource } from './file-source.ts';
export { placeFile } from './place-file.ts';
export { placeInPlace } from './place-in-place.ts';
export { type PlaceUrlOptions, placeUrl } from './place-url.ts';
export { processFile } from './process-file.ts';
export { unplaceFile } from './unplace-file.ts';
