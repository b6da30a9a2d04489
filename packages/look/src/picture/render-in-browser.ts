import { readGltf } from '@meshwright/formats/parts';
import { decodedInBrowser } from '../render/decode-in-browser.ts';
import { drawPicture, oneCamera, type Picture } from './draw-picture.ts';
import type { PixelOptions } from './model-pixels.ts';
import { type Subject, subjectOf } from './subject.ts';

/** Options of a picture that covers its whole square. */
export type BrowserPictureOptions = Omit<PixelOptions, 'transparent' | 'outline'>;

/**
 * Draws GLBs with one camera, which fits them all, in a page or a worker: one PNG each, with the pixels of `renderModels` in
 * Node. A texture that the browser cannot decode, such as KTX2, is left out.
 * @throws LookError `no_such_clip` | `bad_option`; FormatError `unreadable_model` | `too_much_work`, also for meshes in Draco
 * @example
 * import { renderModels } from '@meshwright/look/worker';
 *
 * const files = await Promise.all(['chest.glb', 'chair.glb'].map((file) => fetch(file)));
 * const glbs = await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())));
 * const [chest, chair] = await renderModels(glbs, { size: 256 });
 */
export async function renderModels(
  glbs: readonly Uint8Array[],
  options: BrowserPictureOptions = {},
): Promise<Uint8Array<ArrayBuffer>[]> {
  const { moment, ...take } = options;
  const subjects: Subject[] = [];
  for (const bytes of glbs)
    subjects.push(await subjectOf(await readGltf({ name: 'model.glb', bytes }), moment, decodedInBrowser()));
  const setting = oneCamera(subjects);
  const pictures: Uint8Array<ArrayBuffer>[] = [];
  for (const subject of subjects) pictures.push(await pngOf(drawPicture(subject, take, setting)));
  return pictures;
}

/** Encodes a picture without clear pixels: a canvas would lose colours where alpha is low. */
async function pngOf({ size, pixels }: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(size, size);
  const context = canvas.getContext('2d', { alpha: false })!;
  context.putImageData(new ImageData(new Uint8ClampedArray(pixels), size, size), 0, 0);
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
}
