import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, flag, from, list, taskId } from '../fields/fields.ts';
import { imageEnhancement, imageLink, moderation, oneSource } from '../fields/input-fields.ts';
import {
  alphaThumbnail,
  autoSize,
  decimationMode,
  finerGeometry,
  geometryExtras,
  geometryResolution,
  geometryRows,
  isATPose,
  modelTypeOfSeveralPictures,
  modelVersion,
  multiViewThumbnails,
  originAt,
  poseMode,
  savePreRemeshedModel,
  severalPicturesModel,
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

export type MultiImageTo3dRequest = RequestOfDetails<typeof multiImageTo3dDetails>;
export type MultiImageTo3dResult = ResultOfDetails<typeof multiImageTo3dDetails>;

export const multiImageTo3d: Family<MultiImageTo3dRequest, MultiImageTo3dResult> = generic({
  name: 'multi-image-to-3d',
  prefix: '/v1/multi-image-to-3d',
  results: ['model_urls', 'thumbnail_url', 'alpha_thumbnail_url', 'thumbnail_urls', 'texture_urls'],
});

export function multiImageTo3dDetails() {
  return details({
    title: 'Multi-Image to 3D',
    type: 'multi-image-to-3d',
    spec: 'Parameters named for the generation families',
    source: 'specification',
    answerSource: 'public-A',
    help: 'A 3D model from one to four pictures of the same object.',
    form: { presets: { enable_pbr: true } },
    request: body({
      required: {},
      optional: {
        image_urls: list(imageLink('A picture of the object.'), {
          label: 'Pictures',
          help: 'Pictures of the same object.',
          min: 1,
          max: 4,
          unit: 'images',
        }),
        input_task_id: taskId({ help: 'A SUCCEEDED task whose pictures to use again.' }),
        model_type: from('public-A', modelTypeOfSeveralPictures()),
        ai_model: modelVersion(),
        geometry_resolution: geometryResolution(['standard', '2k']),
        should_texture: from(
          'public-A',
          flag({ label: 'Texture', help: 'Texture the model too.', default: true }),
        ),
        texture_resolution: textureResolution(),
        ...publicGuides(),
        texture_image_urls: list(imageLink('A picture to take the texture from.'), {
          help: 'Pictures to take the texture from, independent of image_urls.',
          min: 1,
          max: 4,
          unit: 'images',
        }),
        enable_pbr: enablePbr(),
        remove_lighting: removeLighting(),
        image_enhancement: imageEnhancement(),
        should_remesh: from('public-A', shouldRemesh()),
        topology: from('public-A', topology()),
        target_polycount: targetPolycount({ otherDefaults: finerGeometry }),
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
    rules: [
      oneSource('image_urls'),
      severalPicturesModel('texture_image_urls', ['vendor-7', 'vendor-7.1', 'latest']),
    ],
    ignored: [{ field: 'target_polycount', by: 'decimation_mode' }],
    result: {
      ...generatedModel(),
      thumbnail_urls: from('specification', urlsByKind()),
      prompt: alwaysEmpty(),
      negative_prompt: alwaysEmpty(),
    },
    cost: { rows: geometryRows(['light']), extras: [...textureExtras, ...geometryExtras] },
    references: {
      input_task_id: {
        families: ['text-to-image', 'image-to-image', 'image-to-3d', 'multi-image-to-3d'],
        missing: 400,
      },
    },
    examples: [
      { image_urls: ['https://example.com/front.jpg', 'https://example.com/back.jpg'] },
      { input_task_id: 'a-task', geometry_resolution: '2k' },
      {
        image_urls: ['https://example.com/front.jpg'],
        texture_image_urls: ['https://example.com/wood.webp'],
        ai_model: 'vendor-7.1',
      },
    ],
  });
}

function publicGuides() {
  const { texture_prompt, texture_image_url } = textureGuides();
  return {
    texture_prompt: from('public-A', texture_prompt),
    texture_image_url: from('public-A', texture_image_url),
  };
}
