import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, flag, from, taskId } from '../fields/fields.ts';
import { imageEnhancement, imageLink, moderation, oneSource } from '../fields/input-fields.ts';
import {
  alphaThumbnail,
  autoSize,
  decimationMode,
  finerGeometry,
  fourKGeometryModel,
  geometryExtras,
  geometryResolution,
  geometryRows,
  isATPose,
  modelType,
  modelVersionOrTopology,
  multiViewThumbnails,
  originAt,
  poseMode,
  savePreRemeshedModel,
  shouldRemesh,
  symmetryMode,
  targetFormatsOfModel,
  targetPolycount,
  topology,
  ultraMode,
} from '../fields/mesh-fields.ts';
import { alwaysEmpty, generatedModel, urlsByKind } from '../fields/result-fields.ts';
import {
  enablePbr,
  hdTexture,
  removeLighting,
  textureExtras,
  textureGuides,
  textureResolution,
} from '../fields/texture-fields.ts';

export type ImageTo3dRequest = RequestOfDetails<typeof imageTo3dDetails>;
export type ImageTo3dResult = ResultOfDetails<typeof imageTo3dDetails>;

export const imageTo3d: Family<ImageTo3dRequest, ImageTo3dResult> = generic({
  name: 'image-to-3d',
  prefix: '/v1/image-to-3d',
  results: ['model_urls', 'thumbnail_url', 'alpha_thumbnail_url', 'thumbnail_urls', 'texture_urls'],
});

export function imageTo3dDetails() {
  return details({
    title: 'Image to 3D',
    type: 'image-to-3d',
    spec: 'Parameters named for the generation families',
    source: 'specification',
    answerSource: 'public-A',
    help: 'A 3D model from one picture.',
    form: { presets: { enable_pbr: true } },
    request: body({
      required: {},
      optional: {
        image_url: imageLink('The picture: a public URL or a data URI.'),
        input_task_id: taskId({ help: 'A SUCCEEDED image task whose picture to use.' }),
        model_type: modelType(),
        ai_model: modelVersionOrTopology(['vendor-t2.5']),
        geometry_resolution: geometryResolution(['standard', '2k', '4k']),
        should_texture: flag({ label: 'Texture', help: 'Texture the model too.', default: true }),
        texture_resolution: textureResolution(),
        ...textureGuides(),
        enable_pbr: enablePbr(),
        remove_lighting: removeLighting(),
        image_enhancement: imageEnhancement(),
        should_remesh: shouldRemesh(),
        topology: from('public-A', topology()),
        target_polycount: targetPolycount({
          otherDefaults: [
            { when: { field: 'model_type', is: ['smart-topology'] }, is: 4000 },
            ...finerGeometry,
          ],
        }),
        decimation_mode: decimationMode(),
        save_pre_remeshed_model: savePreRemeshedModel(),
        pose_mode: poseMode(),
        target_formats: targetFormatsOfModel(),
        alpha_thumbnail: alphaThumbnail(),
        multi_view_thumbnails: multiViewThumbnails(),
        auto_size: autoSize(),
        origin_at: originAt(),
        moderation: moderation(),
        ultra_mode: ultraMode(),
        hd_texture: hdTexture(),
        is_a_t_pose: isATPose(),
        symmetry_mode: symmetryMode(),
      },
    }),
    rules: [oneSource('image_url', 'input_task_id'), fourKGeometryModel],
    ignored: [{ field: 'target_polycount', by: 'decimation_mode' }],
    result: {
      ...generatedModel(),
      thumbnail_urls: from('specification', urlsByKind()),
      prompt: alwaysEmpty(),
      negative_prompt: alwaysEmpty(),
    },
    cost: { rows: geometryRows(['light', 'smart']), extras: [...textureExtras, ...geometryExtras] },
    references: { input_task_id: { families: ['text-to-image', 'image-to-image'], missing: 400 } },
    examples: [
      { image_url: 'https://example.com/chair.png' },
      { input_task_id: 'a-task', ai_model: 'vendor-6-lite', should_texture: false },
      {
        image_url: 'data:image/png;base64,iVBORw0KGgo=',
        geometry_resolution: '4k',
        texture_resolution: '8k',
        pose_mode: 't-pose',
        multi_view_thumbnails: true,
      },
    ],
  });
}
