import type { Family } from '@meshwright/contract';
import type { Artifact } from './artifacts.ts';

/**
 * Returns the path of a family's main model in its task objects: `model_urls.glb` unless the family names another.
 * @example
 * import { mainModelName } from '@meshwright/client';
 *
 * mainModelName(rigging); // 'result.rigged_character_glb_url'
 */
export function mainModelName({ mainModel }: Pick<Family, 'mainModel'>): string {
  return mainModel ?? 'model_urls.glb';
}

/**
 * Returns the GLB that a task was created for, as its family names it, else its first GLB; undefined without one. The
 * model before remeshing is never the main one.
 * @example
 * import { artifacts, mainModel } from '@meshwright/client';
 *
 * const glb = mainModel(ref.family, artifacts(ref.family, task));
 * console.log(glb?.url);
 */
export function mainModel(family: Family, files: readonly Artifact[]): Artifact | undefined {
  const models = files.filter(({ name, format }) => format === 'glb' && !/pre_remeshed/.test(name));
  return models.find(({ name }) => name === mainModelName(family)) ?? models[0];
}

/**
 * Returns the picture that shows a result: the thumbnail without a background, which only requests that ask for it
 * have, else the thumbnail, else the first picture that is no texture; undefined without one.
 * @example
 * import { artifacts, thumbnail } from '@meshwright/client';
 *
 * const picture = thumbnail(artifacts(ref.family, task));
 * console.log(picture?.url);
 */
export function thumbnail(files: readonly Artifact[]): Artifact | undefined {
  const named = (wanted: string) => files.find(({ name }) => name === wanted);
  const pictures = files.filter(
    ({ name, format }) => /^(png|jpe?g|webp|gif)$/.test(format) && !name.startsWith('texture_urls'),
  );
  return named('alpha_thumbnail_url') ?? named('thumbnail_url') ?? pictures[0];
}
