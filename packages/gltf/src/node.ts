export { editClipsFile } from './clips/edit-clips-file.ts';
export { placeFile } from './place/place-file.ts';
export { type PlaceUrlOptions, placeUrl } from './place/place-url.ts';
export { unplaceFile } from './place/unplace-file.ts';
export { processFile } from './recipe/process-file.ts';
export { fileSource } from './source/file-source.ts';
