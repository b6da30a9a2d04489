import type { Family } from '@meshwright/contract';
import type { Artifact } from './artifacts.ts';

/**
 * Returns the path of a family's main file in its task objects: `model_urls.glb` unless the family names another.
 * @example
 * import { mainFileName } from '@meshwright/client';
 *
 * mainFileName(rigging); // 'result.rigged_character_glb_url'
 */
export function mainFileName({ mainModel }: Pick<Family, 'mainModel'>): string {
  return mainModel ?? 'model_urls.glb';
}

/**
 * Returns the file that a task was created for, of any format: the one that its family names, else its first GLB, else
 * its first file that is no picture, else its first picture; undefined without files. The model before remeshing and the
 * clips of a rig are never the main one.
 * @example
 * import { artifacts, mainFile } from '@meshwright/client';
 *
 * const file = mainFile(ref.family, artifacts(ref.family, task));
 * console.log(file?.format); // 'stl' of a lamp, 'zip' of a keychain as OBJ, 'fbx' of a motion
 */
export function mainFile<F extends Artifact>(family: Family, files: readonly F[]): F | undefined {
  const own = files.filter(({ name }) => !/pre_remeshed|\.basic_animations\./.test(name));
  return (
    own.find(({ name }) => name === mainFileName(family)) ??
    own.find(({ format }) => format === 'glb') ??
    own.find((file) => !isPicture(file) && !isTexture(file)) ??
    own.find((file) => !isTexture(file))
  );
}

/**
 * Returns the GLB of a task, for callers that can use no other format: the main file if it is one, else the first GLB;
 * undefined without one.
 * @example
 * import { artifacts, mainModel } from '@meshwright/client';
 *
 * const glb = mainModel(ref.family, artifacts(ref.family, task));
 * console.log(glb?.url);
 */
export function mainModel<F extends Artifact>(family: Family, files: readonly F[]): F | undefined {
  return mainFile(
    family,
    files.filter(({ format }) => format === 'glb'),
  );
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
export function thumbnail<F extends Artifact>(files: readonly F[]): F | undefined {
  const named = (wanted: string) => files.find(({ name }) => name === wanted);
  return (
    named('alpha_thumbnail_url') ??
    named('thumbnail_url') ??
    files.find((file) => isPicture(file) && !isTexture(file))
  );
}

function isPicture({ format }: Artifact): boolean {
  return /^(png|jpe?g|webp|gif)$/.test(format);
}

function isTexture({ name }: Artifact): boolean {
  return name.startsWith('texture_urls');
}
