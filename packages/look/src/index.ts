export { type PictureOptions, renderModel } from './render/render-model.ts';
