export { fileSource } from './file-source.ts';
export { placeFile } from './place-file.ts';
