import type { Document } from '@gltf-transform/core';
import sharp from 'sharp';
import { draw } from './draw.ts';
import { collectTriangles } from './triangle-scene.ts';

export interface PictureOptions {
  /**
   * Width and height in pixels, 16 to 2048.
   * @default 512
   */
  readonly size?: number;
  /**
   * Leaves out the background and the shadow on the ground: RGBA with alpha 0 around the model.
   * @default false
   */
  readonly transparent?: boolean;
  /**
   * Degrees around the upright axis from +Z towards +X.
   * @default 32
   */
  readonly azimuth?: number;
  /**
   * Degrees above the horizon.
   * @default 18
   */
  readonly elevation?: number;
}

/**
 * Draws the default scene at rest from a three-quarter view and returns PNG bytes; the same document gives the same
 * bytes. Base colour, metallic-roughness, normal and emissive maps, vertex colours, masks and blending are drawn; a
 * model without triangles gives an empty picture, and an undecodable texture is left out.
 * @example
 * import { renderModel } from '@meshwright/look';
 *
 * await writeFile('chest.png', await renderModel(document, { size: 128 }));
 */
export async function renderModel(document: Document, options: PictureOptions = {}): Promise<Uint8Array> {
  const { size = 512, transparent = false, azimuth = 32, elevation = 18 } = options;
  const triangleScene = await collectTriangles(document);
  const pixels = draw(triangleScene, { size, transparent, azimuth, elevation });
  const picture = sharp(pixels, { raw: { width: size, height: size, channels: 4 } });
  const png = await (transparent ? picture : picture.removeAlpha()).png({ compressionLevel: 7 }).toBuffer();
  return new Uint8Array(png.buffer, png.byteOffset, png.byteLength);
}
