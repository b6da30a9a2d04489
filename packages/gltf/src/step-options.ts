import { mergeClipsTable } from './clips/merge-clips.ts';
import { renameClipsTable } from './clips/rename-clips.ts';
import { resampleClipsTable } from './clips/resample-clips.ts';
import { trimClipTable } from './clips/trim-clip.ts';
import { collidersTable } from './optimize/colliders/collider-options.ts';
import { lightmapUvTable } from './optimize/lightmap/lightmap-uv.ts';
import { lodsTable } from './optimize/lods/lods.ts';
import { optimizeTable } from './optimize/optimize.ts';
import { placeTable } from './place/place-options.ts';

export { allowedText, type FileForm, type OptionIssue, stepIssues } from './step/checked-options.ts';
export { type JsonSchema, optionSchema, stepSchema } from './step/option-schema.ts';
export type {
  NumberRange,
  Option,
  OptionFacts,
  OptionSet,
  OptionsOf,
  OptionTable,
  SettledOptions,
} from './step/options.ts';

/**
 * The options of steps that commands and agent tools offer, without the steps: the build makes this entry one file that
 * holds no other code, so that a command starts and a tool is listed at once.
 * @example
 * import { stepOptions } from '@meshwright/gltf/step-options';
 *
 * const { min, max, unit } = stepOptions.lightmapUv.size; // 64, 8192, 'texels'
 */
export const stepOptions = {
  place: placeTable,
  renameClips: renameClipsTable,
  trimClip: trimClipTable,
  mergeClips: mergeClipsTable,
  resampleClips: resampleClipsTable,
  optimize: optimizeTable,
  lods: lodsTable,
  lightmapUv: lightmapUvTable,
  colliders: collidersTable,
} as const;
