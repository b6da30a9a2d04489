import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, choice, from, taskId } from '../fields/fields.ts';
import { modelFamilies, modelLink, oneSource } from '../fields/input-fields.ts';
import { autoSize, metres } from '../fields/mesh-fields.ts';
import { modelUrls } from '../fields/result-fields.ts';
import { fixed } from '../price.ts';

export type ResizeRequest = RequestOfDetails<typeof resizeDetails>;
export type ResizeResult = ResultOfDetails<typeof resizeDetails>;

export const resize: Family<ResizeRequest, ResizeResult> = generic({
  name: 'resize',
  prefix: '/v1/resize',
  results: ['model_urls'],
});

const sizes = ['resize_height', 'resize_longest_side', 'auto_size'];

export function resizeDetails() {
  return details({
    title: 'Resize',
    type: 'resize',
    spec: 'Create-request rules per family',
    source: 'specification',
    answerSource: 'public-A',
    nullError: true,
    help: 'The same model at its real-world size.',
    form: { action: 'Resize' },
    request: body({
      required: {},
      optional: {
        input_task_id: taskId({ help: 'A SUCCEEDED task with a model.' }),
        model_url: modelLink(),
        resize_height: metres('Height of the result.'),
        resize_longest_side: metres('Longest side of the result.'),
        auto_size: autoSize(),
        origin_at: from(
          'public-A',
          choice(['bottom', 'center'], { inForm: false, help: 'Where the origin goes.', default: 'bottom' }),
        ),
      },
    }),
    rules: [
      oneSource('model_url'),
      {
        name: 'some-size',
        kind: 'at-least-one',
        fields: sizes,
        message: 'Give a size: resize_height or resize_longest_side in metres, or auto_size.',
      },
      {
        name: 'one-size',
        kind: 'at-most-one',
        fields: sizes,
        message: 'Give only one of resize_height, resize_longest_side and auto_size.',
      },
    ],
    result: { model_urls: modelUrls() },
    cost: fixed(1, 'public-A'),
    references: { input_task_id: { families: modelFamilies, missing: 400 } },
    examples: [
      { input_task_id: 'a-task', resize_height: 1.8 },
      { model_url: 'https://example.com/model.glb', resize_longest_side: 0.4, origin_at: 'center' },
      { input_task_id: 'a-task', auto_size: true },
    ],
  });
}
