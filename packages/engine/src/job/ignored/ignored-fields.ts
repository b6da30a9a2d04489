import { imageRules, multiImageRules, retextureRules, textRules } from './generation-rules.ts';
import {
  all,
  has,
  type IgnoredField,
  type IgnoredRule,
  is,
  otherThan,
  type Request,
} from './ignored-field.ts';

const onePainter: IgnoredRule = {
  field: 'ai_model',
  when: otherThan('ai_model', 'nano-banana'),
  why: 'has no effect: the local engine has one painter',
};

/** Fields of Remesh that apply to the mesh. */
const remeshDefaults = {
  topology: 'triangle',
  target_polycount: 30_000,
  decimation_mode: undefined,
  resize_height: 0,
  resize_longest_side: 0,
  auto_size: false,
  origin_at: 'bottom',
};

const rules: Readonly<Record<string, readonly IgnoredRule[]>> = {
  'text-to-3d': textRules,
  'image-to-3d': imageRules,
  'multi-image-to-3d': multiImageRules,
  retexture: retextureRules,
  remesh: [
    {
      field: 'target_polycount',
      when: all(has('decimation_mode'), otherThan('target_polycount', 30_000)),
      why: 'has no effect beside decimation_mode',
    },
    {
      field: 'origin_at',
      when: (request) =>
        request.origin_at === 'center' &&
        ['auto_size', 'resize_height', 'resize_longest_side'].every((name) => !request[name]),
      why: 'has no effect without auto_size or a size',
    },
    ...Object.entries(remeshDefaults).map(([field, preset]) => ({
      field,
      when: all(has('convert_format_only'), otherThan(field, preset)),
      why: 'has no effect while convert_format_only is true',
    })),
  ],
  'text-to-image': [onePainter],
  'image-to-image': [
    onePainter,
    {
      field: 'remove_background',
      when: all(has('generate_multi_view'), has('remove_background')),
      why: 'has no effect beside generate_multi_view',
    },
    {
      field: 'prompt',
      when: all(has('generate_multi_view'), has('prompt')),
      why: 'has no effect beside generate_multi_view: the views are of the picture as it is',
    },
  ],
  'auto-split': [
    {
      field: 'prompt',
      when: all(has('prompt'), is('mode', 'auto', undefined)),
      why: 'has no effect unless mode is by_parts or by_color',
    },
  ],
};

/**
 * Returns the fields of a request that have no effect in the local engine, or less than they ask for. What depends on
 * the model is added by the job.
 * @param request with the defaults of the contract filled in
 * @example
 * import { ignoredFields } from '@meshwright/engine/pool';
 *
 * const [first] = ignoredFields('text-to-image', { prompt: 'a red chest', ai_model: 'image-2' });
 * console.log(first?.field, first?.kind); // ai_model ignored
 */
export function ignoredFields(family: string, request: Request): IgnoredField[] {
  const found = new Map<string, IgnoredField>();
  for (const { field, kind = 'ignored', when, why } of Object.hasOwn(rules, family) ? rules[family]! : []) {
    if (found.has(field) || !when(request)) continue;
    found.set(field, { field, kind, message: `${field} ${why}.` });
  }
  return [...found.values()];
}
