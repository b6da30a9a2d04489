import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, flag, taskId } from '../fields/fields.ts';
import {
  alphaThumbnail,
  autoSize,
  decimationMode,
  enablePbr,
  finerGeometry,
  fourKGeometryModel,
  geometryExtras,
  geometryResolution,
  hdTexture,
  imageEnhancement,
  imageLink,
  isATPose,
  modelType,
  modelVersionOrTopology,
  moderation,
  multiViewThumbnails,
  oneSource,
  originAt,
  poseMode,
  prompt,
  removeLighting,
  savePreRemeshedModel,
  shouldRemesh,
  symmetryMode,
  targetFormats,
  targetPolycount,
  textureResolution,
  ultraMode,
} from '../fields/generation-fields.ts';
import { fileUrl, modelUrls, textureUrls, urlsByKind } from '../fields/result-fields.ts';

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
    help: 'A 3D model from one picture.',
    form: { presets: { enable_pbr: true } },
    request: body({
      required: {},
      optional: {
        image_url: imageLink('The picture: a public URL or a data URI.'),
        input_task_id: taskId({ help: 'A SUCCEEDED image task whose picture to use.' }),
        model_type: modelType(),
        ai_model: modelVersionOrTopology(),
        geometry_resolution: geometryResolution(['standard', '2k', '4k']),
        // The specification states no default; without a texture the model would not look like the picture.
        should_texture: flag({ label: 'Texture', help: 'Texture the model too.', default: true }),
        texture_resolution: textureResolution(),
        texture_prompt: prompt('What the texture should look like.'),
        texture_image_url: imageLink('A picture to take the texture from.', { label: 'Texture picture' }),
        enable_pbr: enablePbr(),
        remove_lighting: removeLighting(),
        image_enhancement: imageEnhancement(),
        should_remesh: shouldRemesh(),
        target_polycount: targetPolycount({
          otherDefaults: [
            { when: { field: 'model_type', is: ['smart-topology'] }, is: 4000 },
            ...finerGeometry,
          ],
        }),
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
    rules: [oneSource('image_url', 'input_task_id'), fourKGeometryModel],
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
        {
          when: [
            { field: 'ai_model', is: ['vendor-6-lite'] },
            { field: 'should_texture', is: [false] },
          ],
          credits: 5,
        },
        {
          when: [
            { field: 'ai_model', is: ['vendor-6-lite'] },
            { field: 'texture_resolution', is: ['8k'] },
          ],
          credits: 20,
        },
        { when: [{ field: 'ai_model', is: ['vendor-6-lite'] }], credits: 15 },
        { when: [{ field: 'should_texture', is: [false] }], credits: 'unknown', local: 20 },
        { when: [{ field: 'texture_resolution', is: ['8k'] }], credits: 'unknown', local: 35 },
        { credits: 'unknown', local: 30 },
      ],
      extras: geometryExtras,
    },
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
