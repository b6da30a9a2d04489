import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, flag, list, taskId } from '../fields/fields.ts';
import { imageLink, oneSource, prompt } from '../fields/generation-fields.ts';
import { aspectRatio, aspectRatioModel, pictureModel, tierCost } from '../fields/picture-fields.ts';
import { fileUrls } from '../fields/result-fields.ts';

export type ImageToImageRequest = RequestOfDetails<typeof imageToImageDetails>;
export type ImageToImageResult = ResultOfDetails<typeof imageToImageDetails>;

export const imageToImage: Family<ImageToImageRequest, ImageToImageResult> = generic({
  path: 'assumed',
  name: 'image-to-image',
  prefix: '/v1/image-to-image',
  results: ['image_urls'],
});

export function imageToImageDetails() {
  return details({
    title: 'Image to Image',
    type: 'image-to-image',
    spec: 'Capabilities whose paths are left open',
    help: 'An edited or restyled picture from reference pictures.',
    request: body({
      required: { prompt: prompt('What to change, in words.') },
      optional: {
        input_task_id: taskId({ help: 'A SUCCEEDED Text to Image or Image to Image task.' }),
        reference_image_urls: list(imageLink('A reference picture.'), {
          label: 'Pictures',
          help: 'The pictures to start from.',
          min: 1,
          // The specification states no limit; this one bounds the body.
          max: 100,
          unit: 'images',
        }),
        ai_model: pictureModel(),
        generate_multi_view: flag({
          label: 'Several views',
          help: 'Draw the object from several sides.',
          default: false,
        }),
        aspect_ratio: aspectRatio(['generate_multi_view']),
        remove_background: flag({ help: 'Draw on a transparent background (RGBA PNG).', default: false }),
      },
    }),
    rules: [
      oneSource('reference_image_urls'),
      aspectRatioModel,
      {
        name: 'one-framing',
        kind: 'at-most-one',
        fields: ['aspect_ratio', 'generate_multi_view'],
        message: 'aspect_ratio cannot be combined with generate_multi_view: leave one out.',
      },
    ],
    result: { image_urls: fileUrls() },
    cost: tierCost(12),
    references: { input_task_id: { families: ['text-to-image', 'image-to-image'], missing: 400 } },
    examples: [
      { prompt: 'make it blue', input_task_id: 'a-task' },
      {
        prompt: 'as a watercolour',
        reference_image_urls: ['https://example.com/cat.webp'],
        ai_model: 'image-2-5-flare',
        aspect_ratio: '2:3',
      },
      { prompt: 'turn it around', input_task_id: 'a-task', generate_multi_view: true },
    ],
  });
}
