/** @internal Pictures of models and their labels, without any job: for the reports of the command line. */
export { textPath } from './render/text-path.ts';
export { renderThumbnail, type ThumbnailOptions } from './render/thumbnail.ts';
