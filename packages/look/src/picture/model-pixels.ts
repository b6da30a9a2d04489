import type { Document } from '@gltf-transform/core';
import type { Moment } from '../pose/at-time.ts';
import type { DecodedPicture } from '../render/texture-map.ts';
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
  const subject = await subjectOf(document, moment, {
    decode: decodeInBrowser,
    colors: new Map(),
    numbers: new Map(),
  });
  const { size, pixels } = drawPicture(subject, take);
  return { size, pixels };
}

/** Decodes a picture in a page or a worker, through WebGL: a 2D canvas loses colours where alpha is low. */
async function decodeInBrowser(image: Uint8Array): Promise<DecodedPicture | null> {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(image)]), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  }).catch(() => null);
  const gl = new OffscreenCanvas(1, 1).getContext('webgl2');
  if (!bitmap || !gl) return null;
  const { width, height } = bitmap;
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, bitmap);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  const texture = gl.getParameter(gl.TEXTURE_BINDING_2D);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  const pixels = new Uint8Array(width * height * 4);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  bitmap.close();
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return { width, height, pixels };
}
