import type { Moment } from '../pose/at-time.ts';
import { decodedBySharp } from '../render/decode-picture.ts';
import { oneCamera, type Take } from './draw-picture.ts';
import { documentOf, type Model } from './model.ts';
import { type Subject, subjectOf } from './subject.ts';
import { pngOf, takePicture } from './take-picture.ts';

export interface PictureOptions extends Take {
  /**
   * The moment of a clip that the model is posed at.
   * @default at rest
   */
  readonly moment?: Moment;
  /**
   * Other models that have to fit: pictures with the same set of models and the same view have the same camera.
   * @default the model alone
   */
  readonly fit?: readonly Model[];
}

/**
 * Draws the default scene and returns PNG bytes; the same model gives the same bytes. Base colour, metallic-roughness,
 * normal, occlusion and emissive maps, their transforms, vertex colours, masks, blending and unlit materials are drawn, skins and
 * morphs posed; a model without triangles gives an empty picture, and an undecodable texture is left out. Transmission and
 * clear coat are approximated; other extensions of materials, and the model's own lamps, are not drawn.
 * @throws LookError `no_such_clip` | `bad_option`
 * @example
 * import { renderModel } from '@meshwright/look';
 *
 * await writeFile('chest.png', await renderModel(document, { size: 128, view: 'front', overlays: ['grid'] }));
 */
export async function renderModel(model: Model, options: PictureOptions = {}): Promise<Uint8Array> {
  const { moment, fit, ...take } = options;
  const subject = await subjectOf(await documentOf(model), moment, decodedBySharp());
  const others = await Promise.all(
    (fit ?? []).map(async (other) => subjectOf(await documentOf(other), undefined, decodedBySharp())),
  );
  const picture = await takePicture(subject, take, oneCamera([subject, ...others]));
  return pngOf(picture, take.transparent === true);
}

/**
 * Draws several models with one camera, which fits them all, so that their sizes and places compare.
 * @throws as `renderModel`
 * @example
 * import { readFile } from 'node:fs/promises';
 * import { renderModels } from '@meshwright/look';
 *
 * const models = [await readFile('chest.glb'), await readFile('chair.glb')];
 * const [chest, chair] = await renderModels(models, { size: 256 });
 */
export async function renderModels(
  models: readonly Model[],
  options: Omit<PictureOptions, 'fit'> = {},
): Promise<Uint8Array[]> {
  const { moment, ...take } = options;
  const subjects: Subject[] = [];
  for (const model of models)
    subjects.push(await subjectOf(await documentOf(model), moment, decodedBySharp()));
  const setting = oneCamera(subjects);
  const pictures: Uint8Array[] = [];
  for (const subject of subjects)
    pictures.push(await pngOf(await takePicture(subject, take, setting), take.transparent === true));
  return pictures;
}
