import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, flag } from '../fields/fields.ts';
import { prompt } from '../fields/generation-fields.ts';
import { aspectRatio, aspectRatioModel, pictureModel, tierCost } from '../fields/picture-fields.ts';
import { fileUrls } from '../fields/result-fields.ts';

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
    help: 'A picture from a sentence.',
    request: body({
      required: { prompt: prompt('What to draw, in words.') },
      optional: {
        ai_model: pictureModel(),
        aspect_ratio: aspectRatio(),
        remove_background: flag({ help: 'Draw on a transparent background (RGBA PNG).', default: false }),
      },
    }),
    rules: [aspectRatioModel],
    result: { image_urls: fileUrls() },
    cost: tierCost(9),
    examples: [
      { prompt: 'a red mushroom, front view' },
      { prompt: 'a castle at dusk', ai_model: 'image-2', aspect_ratio: '3:2', remove_background: true },
    ],
  });
}
