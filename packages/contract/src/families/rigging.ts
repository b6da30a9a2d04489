import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, number, taskId } from '../fields/fields.ts';
import { modelFamilies, modelLink, oneSource } from '../fields/generation-fields.ts';
import { fileUrl, modelUrls } from '../fields/result-fields.ts';
import { unknownCost } from '../price.ts';

export type RiggingRequest = RequestOfDetails<typeof riggingDetails>;
export type RiggingResult = ResultOfDetails<typeof riggingDetails>;

export const rigging: Family<RiggingRequest, RiggingResult> = generic({
  name: 'rigging',
  prefix: '/v1/rigging',
  createErrorStatuses: [404, 422],
  results: ['model_urls', 'thumbnail_url'],
});

export function riggingDetails() {
  return details({
    title: 'Rigging',
    type: 'rigging',
    spec: 'Create-request rules per family',
    help: 'A skeleton and skin weights for a humanoid or a quadruped.',
    createErrors: { 422: 'The model cannot be rigged: no body was found in it, or it has too many faces.' },
    form: { action: 'Rig', quick: true, height: 'height_meters' },
    request: body({
      required: {},
      optional: {
        input_task_id: taskId({ help: 'A SUCCEEDED task with a model.' }),
        model_url: modelLink(['.glb']),
        // Publicly known field of this API; the specification does not show it.
        height_meters: number({
          label: 'Body height',
          help: 'Height of the character.',
          min: 0.1,
          max: 15,
          default: 1.7,
          unit: 'metres',
        }),
      },
    }),
    rules: [oneSource('model_url')],
    result: { model_urls: modelUrls(), thumbnail_url: fileUrl() },
    cost: unknownCost(5),
    references: { input_task_id: { families: modelFamilies, missing: 400 } },
    limits: [
      {
        name: 'faces',
        max: 320_000,
        unit: 'faces',
        status: 422,
        message:
          'A model may have at most 320,000 faces: remesh it with target_polycount 300,000 or less first.',
      },
    ],
    examples: [
      { input_task_id: 'a-task' },
      { model_url: 'https://example.com/knight.glb', height_meters: 1.85 },
    ],
  });
}
