import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, taskId } from '../fields/fields.ts';
import { modelLink, oneSource } from '../fields/input-fields.ts';
import { modelUrls } from '../fields/result-fields.ts';
import { fixed } from '../price.ts';

export type UvUnwrapRequest = RequestOfDetails<typeof uvUnwrapDetails>;
export type UvUnwrapResult = ResultOfDetails<typeof uvUnwrapDetails>;

export const uvUnwrap: Family<UvUnwrapRequest, UvUnwrapResult> = generic({
  name: 'uv-unwrap',
  prefix: '/v1/uv-unwrap',
  results: ['model_urls'],
});

export function uvUnwrapDetails() {
  return details({
    title: 'UV Unwrap',
    type: 'uv-unwrap',
    spec: 'Create-request rules per family',
    source: 'specification',
    answerSource: 'public-A',
    help: 'A white model with new texture coordinates; quads and n-gons become triangles.',
    createErrors: { 404: 'The task named by input_task_id does not exist.' },
    form: { action: 'Unwrap UVs' },
    request: body({
      required: {},
      optional: {
        input_task_id: taskId({ help: 'A SUCCEEDED Image to 3D, Text to 3D or Remesh task.' }),
        model_url: modelLink(['.glb']),
      },
    }),
    rules: [oneSource('model_url')],
    result: { model_urls: modelUrls() },
    cost: fixed(5),
    references: { input_task_id: { families: ['image-to-3d', 'text-to-3d', 'remesh'], missing: 404 } },
    limits: [
      {
        name: 'faces',
        max: 40_000,
        unit: 'faces',
        status: 400,
        message: 'A model may have at most 40,000 faces: remesh it first.',
      },
    ],
    examples: [{ input_task_id: 'a-task' }, { model_url: 'https://example.com/model.glb' }],
  });
}
