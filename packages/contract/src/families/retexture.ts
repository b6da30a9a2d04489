import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, flag, from, list, taskId } from '../fields/fields.ts';
import { imageLink, modelLink, oneSource, prompt } from '../fields/input-fields.ts';
import {
  alphaThumbnail,
  modelVersion,
  severalPicturesModel,
  targetFormatsOfModel,
} from '../fields/mesh-fields.ts';
import { echo, fileUrl, modelUrls, textureUrls } from '../fields/result-fields.ts';
import { enablePbr, hdTexture, removeLighting, textureResolution } from '../fields/texture-fields.ts';

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
    source: 'specification',
    answerSource: 'public-A',
    help: 'New textures for a model, from words or pictures.',
    form: { action: 'Retexture', quick: true },
    request: body({
      required: {},
      optional: {
        input_task_id: taskId({ help: 'A SUCCEEDED Text to 3D, Image to 3D or Remesh task.' }),
        model_url: modelLink(['.glb']),
        text_style_prompt: prompt('The style, in words.', { label: 'Style', max: 600 }),
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
        target_formats: targetFormatsOfModel(),
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
      severalPicturesModel('multiview_image_urls', ['vendor-7']),
    ],
    result: {
      text_style_prompt: from('public-B', echo('text_style_prompt')),
      texture_image_url: from('public-B', echo('image_style_url')),
      model_urls: modelUrls(),
      thumbnail_url: fileUrl(),
      alpha_thumbnail_url: from('specification', fileUrl()),
      texture_urls: textureUrls(),
    },
    cost: {
      rows: [{ when: [{ field: 'texture_resolution', is: ['8k'] }], credits: 15 }, { credits: 10 }],
    },
    references: {
      input_task_id: { families: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d', 'remesh'], missing: 400 },
    },
    examples: [
      { input_task_id: 'a-task', text_style_prompt: 'weathered bronze' },
      { model_url: 'https://example.com/model.glb', image_style_url: 'https://example.com/style.webp' },
      {
        input_task_id: 'a-task',
        text_style_prompt: 'mossy stone',
        enable_pbr: true,
        texture_resolution: '8k',
      },
    ],
  });
}
