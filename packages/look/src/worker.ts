export { modelPixels, type PixelOptions } from './picture/model-pixels.ts';
