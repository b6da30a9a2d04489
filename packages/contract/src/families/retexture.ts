import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, flag, list, taskId } from '../fields/fields.ts';
import {
  alphaThumbnail,
  enablePbr,
  hdTexture,
  imageLink,
  modelFamilies,
  modelLink,
  modelVersion,
  oneSource,
  prompt,
  removeLighting,
  severalPicturesModel,
  targetFormats,
  textureResolution,
} from '../fields/generation-fields.ts';
import { fileUrl, modelUrls, textureUrls } from '../fields/result-fields.ts';

export type RetextureRequest = RequestOfDetails<typeof retextureDetails>;
export type RetextureResult = ResultOfDetails<typeof retextureDetails>;

export const retexture: Family<RetextureRequest, RetextureResult> = generic({
  name: 'retexture',
  prefix: '/v1/retexture',
  results: ['model_urls', 'thumbnail_url', 'alpha_thumbnail_url', 'texture_urls'],
});

export function retextureDetails() {
  return details({
    title: 'Retexture',
    type: 'retexture',
    spec: 'Create-request rules per family',
    help: 'New textures for a model, from words or pictures.',
    form: { action: 'Retexture', quick: true },
    request: body({
      required: {},
      optional: {
        input_task_id: taskId({ help: 'A SUCCEEDED task with a model.' }),
        model_url: modelLink(['.glb']),
        text_style_prompt: prompt('The style, in words.', 'Style'),
        image_style_url: imageLink('A picture of the style.', { label: 'Style picture' }),
        multiview_image_urls: list(imageLink('One view of the model.'), {
          label: 'Views',
          help: 'Views of the finished model, in order.',
          min: 1,
          max: 4,
          unit: 'images',
        }),
        ai_model: modelVersion(),
        texture_resolution: textureResolution(),
        enable_original_uv: flag({
          label: 'Keep UVs',
          help: 'Keep the texture layout of an uploaded model.',
          default: false,
        }),
        enable_pbr: enablePbr(),
        remove_lighting: removeLighting(),
        target_formats: targetFormats(),
        alpha_thumbnail: alphaThumbnail(),
        hd_texture: hdTexture(),
      },
    }),
    rules: [
      oneSource('model_url'),
      {
        name: 'one-style',
        kind: 'exactly-one',
        fields: ['text_style_prompt', 'image_style_url', 'multiview_image_urls'],
        message: 'Give exactly one of text_style_prompt, image_style_url and multiview_image_urls.',
      },
      severalPicturesModel('multiview_image_urls'),
    ],
    result: {
      model_urls: modelUrls(),
      thumbnail_url: fileUrl(),
      alpha_thumbnail_url: fileUrl(),
      texture_urls: textureUrls(),
    },
    // The specification states the price by texture resolution, and one model without it (readings R51).
    cost: {
      rows: [
        { when: [{ field: 'texture_resolution', is: ['8k'] }], credits: 15 },
        { when: [{ field: 'texture_resolution', is: ['2k', '4k'] }], credits: 10 },
        { when: [{ field: 'hd_texture', is: [true] }], credits: 10 },
        { when: [{ field: 'ai_model', is: ['vendor-6-lite'] }], credits: 10 },
        { credits: 'unknown', local: 10 },
      ],
    },
    references: { input_task_id: { families: modelFamilies, missing: 400 } },
    examples: [
      { input_task_id: 'a-task', text_style_prompt: 'weathered bronze' },
      { model_url: 'https://example.com/model.glb', image_style_url: 'https://example.com/style.webp' },
      {
        input_task_id: 'a-task',
        multiview_image_urls: ['https://example.com/front.png'],
        ai_model: 'vendor-7.1',
        texture_resolution: '8k',
      },
    ],
  });
}
