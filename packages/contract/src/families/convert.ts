import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, taskId } from '../fields/fields.ts';
import { modelFamilies, modelLink, oneSource } from '../fields/input-fields.ts';
import { targetFormats } from '../fields/mesh-fields.ts';
import { modelUrls } from '../fields/result-fields.ts';
import { fixed } from '../price.ts';

export type ConvertRequest = RequestOfDetails<typeof convertDetails>;
export type ConvertResult = ResultOfDetails<typeof convertDetails>;

export const convert: Family<ConvertRequest, ConvertResult> = generic({
  name: 'convert',
  prefix: '/v1/convert',
  results: ['model_urls'],
});

export function convertDetails() {
  return details({
    title: 'Convert',
    type: 'convert',
    spec: 'Create-request rules per family',
    source: 'specification',
    answerSource: 'public-A',
    nullError: true,
    help: 'The same model in other file formats.',
    form: { action: 'Convert' },
    request: body({
      required: { target_formats: targetFormats() },
      optional: {
        input_task_id: taskId({ help: 'A SUCCEEDED task with a model.' }),
        model_url: modelLink(),
      },
    }),
    rules: [oneSource('model_url')],
    result: { model_urls: modelUrls() },
    cost: fixed(1, 'public-A'),
    references: { input_task_id: { families: modelFamilies, missing: 400 } },
    examples: [
      { input_task_id: 'a-task', target_formats: ['fbx'] },
      { model_url: 'https://example.com/model.glb', target_formats: ['obj', 'stl', '3mf'] },
    ],
  });
}
