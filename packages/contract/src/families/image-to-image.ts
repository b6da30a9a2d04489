import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, list, taskId } from '../fields/fields.ts';
import {
  aspectRatio,
  aspectRatioModel,
  oneFraming,
  pictureCost,
  pictureModel,
  severalViews,
  transparentBackground,
} from '../fields/image-generation-fields.ts';
import { imageLink, oneSource, prompt } from '../fields/input-fields.ts';
import { echo, fileUrls } from '../fields/result-fields.ts';

export type ImageToImageRequest = RequestOfDetails<typeof imageToImageDetails>;
export type ImageToImageResult = ResultOfDetails<typeof imageToImageDetails>;

export const imageToImage: Family<ImageToImageRequest, ImageToImageResult> = generic({
  name: 'image-to-image',
  prefix: '/v1/image-to-image',
  results: ['image_urls'],
});

export function imageToImageDetails() {
  return details({
    title: 'Image to Image',
    type: 'image-to-image',
    spec: 'Capabilities whose paths are left open',
    source: 'public-A',
    help: 'An edited or restyled picture from reference pictures.',
    request: body({
      required: {
        ai_model: pictureModel(),
        prompt: prompt('What to change, in words.'),
      },
      optional: {
        input_task_id: taskId({ help: 'A SUCCEEDED Text to Image or Image to Image task.' }),
        reference_image_urls: list(imageLink('A reference picture.'), {
          label: 'Pictures',
          help: 'The pictures to start from.',
          min: 1,
          max: 5,
          unit: 'images',
        }),
        generate_multi_view: severalViews(),
        aspect_ratio: aspectRatio(),
        remove_background: transparentBackground(),
      },
    }),
    rules: [
      oneSource('reference_image_urls', 'input_task_id'),
      aspectRatioModel,
      { ...oneFraming, source: 'specification' },
    ],
    ignored: [{ field: 'remove_background', by: 'generate_multi_view' }],
    result: { ai_model: echo('ai_model'), prompt: echo('prompt'), image_urls: fileUrls() },
    cost: pictureCost(12),
    references: { input_task_id: { families: ['text-to-image', 'image-to-image'], missing: 400 } },
    examples: [
      { ai_model: 'nano-banana', prompt: 'make it blue', input_task_id: 'a-task' },
      {
        ai_model: 'image-2-5-flare',
        prompt: 'as a watercolour',
        reference_image_urls: ['https://example.com/cat.webp'],
        aspect_ratio: '2:3',
      },
      {
        ai_model: 'nano-banana',
        prompt: 'turn it around',
        input_task_id: 'a-task',
        generate_multi_view: true,
      },
    ],
  });
}
