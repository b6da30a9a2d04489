import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, taskId } from '../fields/fields.ts';
import { modelFamilies, modelLink, oneSource, prompt } from '../fields/input-fields.ts';
import { fileUrl, modelUrls, textureUrls } from '../fields/result-fields.ts';
import { enablePbr } from '../fields/texture-fields.ts';
import { unknownCost } from '../price.ts';

export type TextToTextureRequest = RequestOfDetails<typeof textToTextureDetails>;
export type TextToTextureResult = ResultOfDetails<typeof textToTextureDetails>;

export const textToTexture: Family<TextToTextureRequest, TextToTextureResult> = generic({
  name: 'text-to-texture',
  prefix: '/v1/text-to-texture',
  results: ['model_urls', 'thumbnail_url', 'texture_urls'],
});

export function textToTextureDetails() {
  return details({
    title: 'Text to Texture',
    type: 'text-to-texture',
    spec: 'Capabilities whose paths are left open',
    source: 'own',
    deprecated: { instead: 'Retexture' },
    help: 'Earlier way of texturing; Retexture replaces it.',
    form: { action: 'Text to Texture' },
    request: body({
      required: { prompt: prompt('The texture, in words.') },
      optional: {
        input_task_id: taskId({ help: 'A SUCCEEDED task with a model.' }),
        model_url: modelLink(),
        enable_pbr: enablePbr(),
      },
    }),
    rules: [oneSource('model_url')],
    result: { model_urls: modelUrls(), thumbnail_url: fileUrl(), texture_urls: textureUrls() },
    cost: unknownCost(10),
    references: { input_task_id: { families: modelFamilies, missing: 400 } },
    examples: [
      { input_task_id: 'a-task', prompt: 'mossy stone' },
      { model_url: 'https://example.com/model.glb', prompt: 'rusty iron', enable_pbr: true },
    ],
  });
}
