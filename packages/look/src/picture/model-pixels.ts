import type { Document } from '@gltf-transform/core';
import type { Moment } from '../pose/at-time.ts';
import { decodedInBrowser } from '../render/decode-in-browser.ts';
import { drawPicture, type Picture, type Take } from './draw-picture.ts';
import { subjectOf } from './subject.ts';

export interface PixelOptions extends Omit<Take, 'background'> {
  /**
   * The moment of a clip that the model is posed at.
   * @default at rest
   */
  readonly moment?: Moment;
}

/**
 * Draws the default scene in a page or a worker and returns its pixels, which are those of `renderModel` in Node: straight sRGB rgba,
 * row by row from the top. Overlays have no words.
 * @throws LookError `no_such_clip` | `bad_option`
 * @example
 * import { WebIO } from '@gltf-transform/core';
 * import { modelPixels } from '@meshwright/look/worker';
 *
 * const document = await new WebIO().read('knight.glb');
 * const { size, pixels } = await modelPixels(document, { size: 256 });
 * console.log(pixels.length === size * size * 4);
 */
export async function modelPixels(document: Document, options: PixelOptions = {}): Promise<Picture> {
  const { moment, ...take } = options;
  const subject = await subjectOf(document, moment, decodedInBrowser());
  const { size, pixels } = drawPicture(subject, take);
  return { size, pixels };
}
