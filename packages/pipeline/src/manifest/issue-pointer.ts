import { clipsOf } from './asset-recipe.ts';
import type { AssetSpec } from './manifest.ts';

/**
 * Maps a part of an asset's recipe to its place in `meshwright.json`; a recipe file that it names is not part of it.
 * @param pointer into the recipe of the asset from `assetRecipe`
 */
export function issuePointer(name: string, spec: AssetSpec, pointer: string): string {
  const [, , node, section, field = '', ...rest] = pointer.split('/');
  const at = (...keys: readonly string[]) => ['', 'assets', name, ...keys].join('/');
  if (node === 'model' && section === 'body') {
    if (Object.hasOwn(spec.options ?? {}, field)) return at('options', field, ...rest);
    if (field === 'prompt' && spec.prompt !== undefined) return at('prompt');
    if (field === 'image_url' && spec.image !== undefined) return at('image');
  }
  if (node === 'rig' && field === 'height_meters') {
    return typeof spec.rig === 'object' ? at('rig', 'height') : at('place', 'height');
  }
  if (node === 'clips' && field === 'action_ids' && spec.animations) {
    const [index, ...inner] = rest;
    const ids = [...spec.animations.keys()].filter((each) => typeof spec.animations![each] === 'number');
    return at('animations', ...(index === undefined ? [] : [String(ids[Number(index)] ?? index)]), ...inner);
  }
  if (node === 'asset' && section === 'process') {
    const clips = clipsOf(spec.animations ?? []).free.length;
    const placed = spec.place || !spec.recipe ? 1 : 0;
    const step = Number(field) - clips - placed;
    if (step >= 0) return at('steps', String(step), ...rest);
    if (Number(field) < clips) return at('animations');
    return spec.place ? at('place', ...rest.slice(1)) : at();
  }
  return at();
}
