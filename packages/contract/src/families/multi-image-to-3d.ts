import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, list, taskId } from '../fields/fields.ts';
import {
  alphaThumbnail,
  autoSize,
  decimationMode,
  enablePbr,
  finerGeometry,
  geometryExtras,
  geometryResolution,
  hdTexture,
  imageEnhancement,
  imageLink,
  isATPose,
  modelVersion,
  moderation,
  multiViewThumbnails,
  oneSource,
  originAt,
  poseMode,
  removeLighting,
  savePreRemeshedModel,
  severalPicturesModel,
  symmetryMode,
  targetFormats,
  targetPolycount,
  textureResolution,
  ultraMode,
} from '../fields/generation-fields.ts';
import { fileUrl, modelUrls, textureUrls, urlsByKind } from '../fields/result-fields.ts';

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
    help: 'A textured 3D model from one to four pictures of the same object.',
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
        ai_model: modelVersion(),
        geometry_resolution: geometryResolution(['standard', '2k']),
        texture_resolution: textureResolution(),
        texture_image_urls: list(imageLink('A picture to take the texture from.'), {
          help: 'Pictures to take the texture from, independent of image_urls.',
          min: 1,
          max: 4,
          unit: 'images',
        }),
        enable_pbr: enablePbr(),
        remove_lighting: removeLighting(),
        image_enhancement: imageEnhancement(),
        target_polycount: targetPolycount({ otherDefaults: finerGeometry }),
        decimation_mode: decimationMode(),
        save_pre_remeshed_model: savePreRemeshedModel(),
        pose_mode: poseMode(),
        target_formats: targetFormats(),
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
    rules: [oneSource('image_urls'), severalPicturesModel('texture_image_urls')],
    ignored: [{ field: 'target_polycount', by: 'decimation_mode' }],
    result: {
      model_urls: modelUrls(),
      thumbnail_url: fileUrl(),
      alpha_thumbnail_url: fileUrl(),
      thumbnail_urls: urlsByKind(),
      texture_urls: textureUrls(),
    },
    cost: {
      rows: [
        { when: [{ field: 'texture_resolution', is: ['8k'] }], credits: 'unknown', local: 35 },
        { credits: 'unknown', local: 30 },
      ],
      extras: geometryExtras,
    },
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
