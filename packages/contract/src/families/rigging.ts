import * as v from 'valibot';
import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, from, number, taskId } from '../fields/fields.ts';
import { imageLink, modelFamilies, modelLink, oneSource } from '../fields/input-fields.ts';
import { fileUrl, resultObject } from '../fields/result-fields.ts';
import { fixed } from '../price.ts';

export type RiggingRequest = RequestOfDetails<typeof riggingDetails>;
export type RiggingResult = ResultOfDetails<typeof riggingDetails>;

export const rigging: Family<RiggingRequest, RiggingResult> = generic({
  name: 'rigging',
  prefix: '/v1/rigging',
  createErrorStatuses: [404, 422],
  results: ['result'],
  mainModel: 'result.rigged_character_glb_url',
});

export function riggingDetails() {
  return details({
    title: 'Rigging',
    type: 'rig',
    spec: 'Create-request rules per family',
    source: 'specification',
    answerSource: 'public-A',
    help: 'A skeleton and skin weights for a humanoid or a quadruped, with a walking and a running clip.',
    createErrors: { 422: 'The model cannot be rigged: no body was found in it, or it has too many faces.' },
    form: { action: 'Rig', quick: true, height: 'height_meters' },
    request: body({
      required: {},
      optional: {
        input_task_id: taskId({ help: 'A SUCCEEDED task with a model.' }),
        model_url: modelLink(['.glb']),
        height_meters: from(
          'public-A',
          number({
            label: 'Body height',
            help: 'Height of the character.',
            above: 0,
            default: 1.7,
            unit: 'metres',
          }),
        ),
        texture_image_url: from(
          'public-A',
          imageLink('A picture of its texture, as PNG, where the model has none.', {
            label: 'Texture picture',
            formats: ['.png'],
          }),
        ),
      },
    }),
    rules: [oneSource('model_url')],
    result: {
      result: resultObject({
        rigged_character_glb_url: v.optional(fileUrl()),
        rigged_character_fbx_url: v.optional(fileUrl()),
        basic_animations: v.optional(
          v.nullable(
            v.looseObject({
              walking_glb_url: v.optional(fileUrl()),
              walking_fbx_url: v.optional(fileUrl()),
              walking_armature_glb_url: v.optional(fileUrl()),
              running_glb_url: v.optional(fileUrl()),
              running_fbx_url: v.optional(fileUrl()),
              running_armature_glb_url: v.optional(fileUrl()),
            }),
          ),
        ),
      }),
    },
    cost: fixed(5, 'public-A'),
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
