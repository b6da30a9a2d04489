import * as v from 'valibot';
import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, choice, flag, from, taskId, text } from '../fields/fields.ts';
import { longestPrompt, moderation, prompt } from '../fields/input-fields.ts';
import {
  alphaThumbnail,
  autoSize,
  decimationMode,
  fourKGeometryModel,
  geometryExtras,
  geometryResolution,
  geometryRows,
  isATPose,
  modelType,
  modelVersionOrTopology,
  originAt,
  poseMode,
  shouldRemesh,
  symmetryMode,
  targetFormatsOfModel,
  targetPolycount,
  topology,
  ultraMode,
} from '../fields/mesh-fields.ts';
import { alwaysEmpty, echo, generatedModel } from '../fields/result-fields.ts';
import {
  enablePbr,
  hdTexture,
  removeLighting,
  textureGuides,
  textureResolution,
} from '../fields/texture-fields.ts';

export type TextTo3dRequest = RequestOfDetails<typeof textTo3dDetails>;
export type TextTo3dResult = ResultOfDetails<typeof textTo3dDetails>;

export const textTo3d: Family<TextTo3dRequest, TextTo3dResult> = generic({
  name: 'text-to-3d',
  prefix: '/v2/text-to-3d',
  results: ['model_urls', 'thumbnail_url', 'alpha_thumbnail_url', 'texture_urls'],
});

export function textTo3dDetails() {
  return details({
    title: 'Text to 3D',
    type: { field: 'mode', is: { preview: 'text-to-3d-preview' }, else: 'text-to-3d-refine' },
    spec: 'Parameters named for the generation families',
    source: 'specification',
    answerSource: 'public-A',
    help: 'A 3D model from a sentence: preview makes the shape, refine textures it; or both in one task.',
    createReturnsTask: true,
    form: { action: 'Refine', presets: { should_texture: true, enable_pbr: true } },
    request: body({
      required: {},
      optional: {
        mode: choice(['preview', 'refine'], {
          help: 'preview makes the geometry, refine textures a preview.',
        }),
        prompt: prompt('What to make, in words.', { max: longestPrompt }),
        preview_task_id: taskId({ help: 'The SUCCEEDED preview task to refine.' }),
        should_texture: flag({
          label: 'Texture',
          help: 'Without a mode: geometry and texture in one task.',
          default: false,
        }),
        ai_model: modelVersionOrTopology(),
        model_type: modelType(),
        geometry_resolution: geometryResolution(['standard', '2k', '4k']),
        texture_resolution: textureResolution(),
        should_remesh: shouldRemesh(),
        topology: from('public-A', topology()),
        target_polycount: targetPolycount({
          otherDefaults: [{ when: { field: 'model_type', is: ['smart-topology'] }, is: 4000 }],
        }),
        decimation_mode: decimationMode(),
        pose_mode: poseMode(),
        enable_pbr: enablePbr(),
        remove_lighting: removeLighting(),
        ...textureGuides(),
        target_formats: targetFormatsOfModel(),
        alpha_thumbnail: alphaThumbnail(),
        auto_size: autoSize(),
        origin_at: originAt(),
        moderation: moderation(),
        ultra_mode: ultraMode(),
        hd_texture: hdTexture(),
        is_a_t_pose: isATPose(),
        symmetry_mode: symmetryMode(),
        art_style: text({ help: 'The style of the model.', deprecated: { instead: 'words in the prompt' } }),
      },
    }),
    rules: [
      {
        name: 'mode-or-fused',
        kind: 'at-least-one',
        fields: ['mode', 'should_texture'],
        message: 'Give mode (preview or refine), or leave it out and set should_texture to true.',
      },
      {
        name: 'refine-needs-preview',
        kind: 'needs',
        field: 'preview_task_id',
        when: { field: 'mode', is: ['refine'] },
        message: 'mode refine needs preview_task_id, the id of a SUCCEEDED preview task.',
      },
      {
        name: 'prompt-needed',
        kind: 'needs',
        field: 'prompt',
        when: { field: 'mode', is: ['preview', undefined] },
        message: 'prompt is required: describe what to make.',
      },
      {
        name: 'preview-task-only-to-refine',
        kind: 'only-with',
        field: 'preview_task_id',
        with: { field: 'mode', is: ['refine'] },
        message: 'preview_task_id can only be used with mode refine.',
      },
      fourKGeometryModel,
      {
        name: 'smart-topology-faces',
        kind: 'limit',
        field: 'target_polycount',
        min: 100,
        max: 15_000,
        when: { field: 'model_type', is: ['smart-topology'] },
        message: 'With model_type smart-topology target_polycount must be from 100 to 15000 faces.',
      },
    ],
    ignored: [{ field: 'target_polycount', by: 'decimation_mode' }],
    result: {
      prompt: echo('prompt'),
      ...generatedModel(),
      seed: v.number(),
      negative_prompt: alwaysEmpty(),
      art_style: echo('art_style'),
      texture_richness: alwaysEmpty(),
      video_url: alwaysEmpty(),
    },
    cost: {
      rows: [
        { when: [{ field: 'mode', is: ['refine'] }], credits: 10 },
        ...geometryRows(['smart', 'light'], [{ field: 'mode', is: ['preview'] }]),
        ...[
          { field: 'model_type', is: ['smart-topology'] },
          { field: 'ai_model', is: ['vendor-6-lite'] },
        ].map((light) => ({ when: [light], credits: 'unknown' as const, local: 15, source: 'own' as const })),
        { credits: 'unknown', local: 30, source: 'own' },
      ],
      extras: [
        {
          when: [
            { field: 'mode', is: ['refine', undefined] },
            { field: 'texture_resolution', is: ['8k'] },
          ],
          credits: 5,
        },
        // Refining keeps the input geometry.
        ...geometryExtras.map(({ when, ...extra }) => ({
          when: [...when, { field: 'mode', is: ['preview', undefined] }],
          ...extra,
        })),
      ],
    },
    references: {
      preview_task_id: {
        families: ['text-to-3d'],
        when: { field: 'mode', is: ['preview'] },
        missing: 404,
      },
    },
    examples: [
      { mode: 'preview', prompt: 'a wooden treasure chest' },
      { mode: 'refine', preview_task_id: 'a-task', enable_pbr: true, texture_resolution: '4k' },
      { should_texture: true, prompt: 'a red mushroom' },
      {
        mode: 'preview',
        prompt: 'a robot',
        model_type: 'smart-topology',
        target_polycount: 4000,
        pose_mode: 't-pose',
      },
    ],
  });
}
