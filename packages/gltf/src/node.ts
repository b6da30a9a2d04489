export { editClipsFile } from './clips/edit-clips-file.ts';
export { type PlaceFileOptions, placeFile } from './place/place-file.ts';
export { processFile } from './recipe/process-file.ts';
export { fileSource } from './source/file-source.ts';
