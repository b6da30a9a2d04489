export { modelPixels, type PixelOptions } from './picture/model-pixels.ts';
export { type BrowserPictureOptions, renderModels } from './picture/render-in-browser.ts';
