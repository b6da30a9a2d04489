import { isRemeshed } from '../../remesh/is-remeshed.ts';
import { all, has, type IgnoredRule, is, off, otherThan, type Request } from './ignored-field.ts';

/** Models that take light out of a texture (spec: Parameters named for the generation families, remove_lighting). */
const newest = is('ai_model', 'vendor-6', 'vendor-7.1', 'latest', undefined);
const isRefine = is('mode', 'refine');
const isPlainPreview = (request: Request): boolean =>
  request.mode === 'preview' || (request.mode === undefined && request.should_texture !== true);

const everywhere: readonly IgnoredRule[] = [
  { field: 'symmetry_mode', when: has('symmetry_mode'), why: 'has no effect: it is deprecated' },
  {
    field: 'moderation',
    kind: 'clamped',
    when: has('moderation'),
    why: 'refuses marked input only; the local engine does not judge words and pictures',
  },
];

/** Values of `target_polycount` that the contract fills in, depending on other fields. */
const polycountDefaults = [4_000, 30_000, 60_000, 120_000];

const byDecimation = {
  when: all(has('decimation_mode'), otherThan('target_polycount', ...polycountDefaults)),
  why: 'has no effect beside decimation_mode',
};

const polycountRules: readonly IgnoredRule[] = [
  { field: 'target_polycount', ...byDecimation },
  ...['target_polycount', 'decimation_mode'].map((field) => ({
    field,
    when: all(
      off('should_remesh'),
      field === 'decimation_mode' ? has(field) : otherThan(field, ...polycountDefaults),
    ),
    why: 'has no effect while should_remesh is false',
  })),
];

/** Only a remeshed model gets quads. */
const unmeshedQuads: IgnoredRule = {
  field: 'topology',
  when: all(is('topology', 'quad'), (request) => !isRemeshed(request)),
  why: 'has no effect without should_remesh',
};

const pictureBesideWords: IgnoredRule = {
  field: 'texture_image_url',
  when: all(has('texture_image_url'), has('texture_prompt')),
  why: 'has no effect beside texture_prompt',
};

const textureNames = [
  'texture_resolution',
  'hd_texture',
  'enable_pbr',
  'texture_prompt',
  'texture_image_url',
];

function untextured(when: IgnoredRule['when'], why: string): IgnoredRule[] {
  return textureNames.map((field) => ({ field, when: all(when, has(field)), why }));
}

const shapeNames = [
  'prompt',
  'model_type',
  'geometry_resolution',
  'ultra_mode',
  'pose_mode',
  'is_a_t_pose',
  'decimation_mode',
];

const ofPreview = 'is that of the preview: a refine keeps its geometry';

export const textRules: readonly IgnoredRule[] = [
  ...everywhere,
  {
    field: 'ai_model',
    when: all(otherThan('ai_model', 'latest', 'vendor-7.1'), otherThan('ai_model', 'vendor-t2')),
    why: 'has no effect: the local engine has one generator',
  },
  { field: 'art_style', when: has('art_style'), why: 'has no effect; write the style into the prompt' },
  {
    field: 'auto_size',
    when: has('auto_size'),
    why: 'changes nothing: the local engine always makes a thing as large as it is in the real world',
  },
  {
    field: 'should_texture',
    when: all(has('mode'), has('should_texture')),
    why: 'has no effect beside mode; leave mode out for geometry and texture in one task',
  },
  {
    field: 'remove_lighting',
    when: all(off('remove_lighting'), (request) => !has('texture_image_url')(request) || !newest(request)),
    why: 'has no effect: only the colours of a texture picture have light in them',
  },
  ...untextured(isPlainPreview, 'has no effect on a model without a texture'),
  {
    field: 'texture_resolution',
    kind: 'clamped',
    when: all((request) => !isPlainPreview(request), is('texture_resolution', '4k', '8k')),
    why: 'produces tiling 1024-pixel maps: procedural patterns have no more detail',
  },
  {
    field: 'hd_texture',
    kind: 'clamped',
    when: all((request) => !isPlainPreview(request), has('hd_texture')),
    why: 'produces tiling 1024-pixel maps: procedural patterns have no more detail',
  },
  ...shapeNames.map((field) => ({ field, when: all(isRefine, has(field)), why: ofPreview })),
  { field: 'topology', when: all(isRefine, is('topology', 'quad')), why: ofPreview },
  { field: 'should_remesh', when: all(isRefine, off('should_remesh')), why: ofPreview },
  {
    field: 'target_polycount',
    when: all(isRefine, otherThan('target_polycount', ...polycountDefaults)),
    why: ofPreview,
  },
  ...older('geometry_resolution', 'ultra_mode'),
  ...older('pose_mode', 'is_a_t_pose'),
  pictureBesideWords,
  unmeshedQuads,
  ...polycountRules,
];

const posed = 'has no effect: a relief of a picture has the pose of the picture';

const pictureRules: readonly IgnoredRule[] = [
  ...everywhere,
  { field: 'pose_mode', when: has('pose_mode'), why: posed },
  { field: 'is_a_t_pose', when: has('is_a_t_pose'), why: posed },
  {
    field: 'image_enhancement',
    when: off('image_enhancement'),
    why: 'changes nothing: the local engine never improves pictures',
  },
  {
    field: 'ai_model',
    kind: 'clamped',
    when: otherThan('ai_model', 'latest', 'vendor-t2'),
    why: 'decides only about remeshing and light: the local engine has one generator',
  },
  {
    field: 'remove_lighting',
    when: all(off('remove_lighting'), (request) => !newest(request) || request.should_texture === false),
    why: 'has no effect: without a texture, and with older values of ai_model, no light is removed',
  },
  {
    field: 'auto_size',
    when: all(has('auto_size'), (request) => !has('input_task_id')(request)),
    why: 'has no effect: a picture does not say how large its subject is, so the model is 1 m high',
  },
  ...older('geometry_resolution', 'ultra_mode'),
  ...older('texture_resolution', 'hd_texture'),
];

export const imageRules: readonly IgnoredRule[] = [
  ...pictureRules,
  ...untextured(off('should_texture'), 'has no effect on a model without a texture'),
  {
    field: 'model_type',
    when: is('model_type', 'lowpoly'),
    why: 'lowpoly has no effect; use smart-topology, or target_polycount',
  },
  pictureBesideWords,
  unmeshedQuads,
  {
    field: 'enable_pbr',
    kind: 'clamped',
    when: all(
      has('enable_pbr'),
      (request) => request.should_texture !== false,
      (request) => !has('texture_image_url')(request) && !has('texture_prompt')(request),
    ),
    why: 'gives a normal map; roughness and metallic are one value each, because the picture does not show them',
  },
  {
    field: 'texture_resolution',
    kind: 'clamped',
    when: all(is('texture_resolution', '8k'), (request) => request.should_texture !== false),
    why: 'is met with 4,096 pixels at most, and with no more than the picture has',
  },
  ...polycountRules,
];

export const multiImageRules: readonly IgnoredRule[] = [
  ...pictureRules,
  ...untextured(off('should_texture'), 'has no effect on a model without a texture'),
  {
    field: 'texture_image_urls',
    when: all(off('should_texture'), has('texture_image_urls')),
    why: 'has no effect on a model without a texture',
  },
  {
    field: 'texture_image_urls',
    when: all(has('texture_prompt'), has('texture_image_urls')),
    why: 'has no effect beside texture_prompt',
  },
  {
    field: 'texture_image_url',
    when: all(has('texture_image_url'), has('texture_image_urls')),
    why: 'has no effect beside texture_image_urls',
  },
  pictureBesideWords,
  unmeshedQuads,
  {
    field: 'model_type',
    when: is('model_type', 'lowpoly'),
    why: 'lowpoly has no effect; use target_polycount',
  },
  ...paintedRules(),
  ...polycountRules,
];

export const retextureRules: readonly IgnoredRule[] = [
  {
    field: 'ai_model',
    when: all(otherThan('ai_model', 'latest', 'vendor-7.1'), (request) => !hasPicture(request)),
    why: 'has no effect: the local engine has one painter',
  },
  {
    field: 'ai_model',
    kind: 'clamped',
    when: all(otherThan('ai_model', 'latest', 'vendor-7.1'), hasPicture),
    why: 'decides only about light: the local engine has one painter',
  },
  {
    field: 'remove_lighting',
    when: all(off('remove_lighting'), (request) => !hasPicture(request) || !newest(request)),
    why: 'has no effect: words have no light in them, and older values of ai_model remove none',
  },
  ...older('texture_resolution', 'hd_texture'),
  ...paintedRules(),
];

function hasPicture(request: Request): boolean {
  return has('image_style_url')(request) || has('multiview_image_urls')(request);
}

/** Textures painted texel by texel. */
function paintedRules(): IgnoredRule[] {
  const why = 'is met with 2,048 pixels, the most that the local engine paints';
  return [
    { field: 'texture_resolution', kind: 'clamped', when: is('texture_resolution', '4k', '8k'), why },
    {
      field: 'hd_texture',
      kind: 'clamped',
      when: all(has('hd_texture'), is('texture_resolution', undefined)),
      why,
    },
  ];
}

/** The old name of a field has no effect beside the new one. */
function older(name: string, old: string): IgnoredRule[] {
  return [{ field: old, when: all(has(name), has(old)), why: `has no effect beside ${name}` }];
}
