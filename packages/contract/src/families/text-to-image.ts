import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, from } from '../fields/fields.ts';
import {
  aspectRatio,
  aspectRatioModel,
  oneFraming,
  pictureCost,
  pictureModel,
  severalViews,
  transparentBackground,
} from '../fields/image-generation-fields.ts';
import { prompt } from '../fields/input-fields.ts';
import { poseMode } from '../fields/mesh-fields.ts';
import { echo, fileUrls } from '../fields/result-fields.ts';

export type TextToImageRequest = RequestOfDetails<typeof textToImageDetails>;
export type TextToImageResult = ResultOfDetails<typeof textToImageDetails>;

export const textToImage: Family<TextToImageRequest, TextToImageResult> = generic({
  name: 'text-to-image',
  prefix: '/v1/text-to-image',
  createErrorStatuses: [],
  results: ['image_urls'],
});

export function textToImageDetails() {
  return details({
    title: 'Text to Image',
    type: 'text-to-image',
    spec: 'Parameters named for the generation families',
    source: 'public-A',
    help: 'A picture from a sentence, or three views of one object.',
    request: body({
      required: {
        ai_model: pictureModel(),
        prompt: prompt('What to draw, in words.'),
      },
      optional: {
        generate_multi_view: severalViews(),
        aspect_ratio: from('specification', aspectRatio()),
        pose_mode: poseMode(),
        remove_background: from('specification', transparentBackground()),
      },
    }),
    rules: [aspectRatioModel, oneFraming],
    result: { ai_model: echo('ai_model'), prompt: echo('prompt'), image_urls: fileUrls() },
    cost: pictureCost(9),
    examples: [
      { ai_model: 'nano-banana', prompt: 'a red mushroom, front view' },
      { ai_model: 'image-2', prompt: 'a castle at dusk', aspect_ratio: '3:2', remove_background: true },
      { ai_model: 'nano-banana-2', prompt: 'a knight', generate_multi_view: true, pose_mode: 'a-pose' },
    ],
  });
}
