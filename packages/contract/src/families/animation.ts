import * as v from 'valibot';
import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, choice, group, integer, list, taskId } from '../fields/fields.ts';
import { fileUrl, resultObject } from '../fields/result-fields.ts';

export type AnimationRequest = RequestOfDetails<typeof animationDetails>;
export type AnimationResult = ResultOfDetails<typeof animationDetails>;

export const animation: Family<AnimationRequest, AnimationResult> = generic({
  name: 'animation',
  prefix: '/v1/animations',
  results: ['result'],
  mainModel: 'result.animation_glb_url',
});

export function animationDetails() {
  return details({
    title: 'Animation',
    type: 'animate',
    spec: 'Animation',
    source: 'specification',
    help: 'Library actions or a generated motion clip on a rigged model.',
    createErrors: { 404: 'The rig task or the motion task does not exist, or the motion clip has expired.' },
    form: { action: 'Animate', quick: true, main: ['action_ids'] },
    request: body({
      required: { rig_task_id: taskId({ help: 'A SUCCEEDED rigging task.' }) },
      optional: {
        action_id: integer({
          label: 'One action',
          inForm: false,
          help: 'One action of the animation library.',
          min: 0,
        }),
        action_ids: list(integer({ help: 'An action of the animation library.', min: 0 }), {
          label: 'Actions',
          help: 'Several actions in one file, one clip each, in this order; 3 credits per action.',
          min: 1,
          max: 10,
          unit: 'actions',
          unique: true,
        }),
        motion_task_id: taskId({
          label: 'Motion clip',
          help: 'A SUCCEEDED Text to Motion task; needs a biped rig.',
        }),
        post_process: group(
          body({
            required: {
              operation_type: choice(['change_fps', 'fbx2usdz', 'extract_armature'], {
                help: 'What to do with the finished file.',
              }),
            },
            optional: {
              fps: choice([24, 25, 30, 60], {
                label: 'FPS',
                help: 'Frames per second of the result.',
                unit: 'frames per second',
                default: 30,
                otherDefaults: [
                  {
                    when: {
                      field: 'post_process.operation_type',
                      is: ['fbx2usdz', 'extract_armature'],
                    },
                    is: undefined,
                  },
                ],
              }),
            },
          }),
          { help: 'A further file made from the animation.' },
        ),
      },
    }),
    rules: [
      {
        name: 'one-motion',
        kind: 'exactly-one',
        fields: ['action_id', 'action_ids', 'motion_task_id'],
        message: 'Give exactly one of action_id, action_ids and motion_task_id.',
      },
      {
        name: 'fps-only-to-change-it',
        kind: 'only-with',
        field: 'post_process.fps',
        with: { field: 'post_process.operation_type', is: ['change_fps'] },
        message: 'post_process.fps can only be used with operation_type change_fps.',
      },
    ],
    result: {
      result: resultObject({
        animation_glb_url: v.optional(fileUrl()),
        animation_fbx_url: v.optional(fileUrl()),
        processed_usdz_url: v.optional(fileUrl()),
        processed_armature_fbx_url: v.optional(fileUrl()),
        processed_animation_fps_fbx_url: v.optional(fileUrl()),
      }),
    },
    cost: { rows: [{ credits: 3, per: 'action_ids' }] },
    references: {
      rig_task_id: { families: ['rigging'], missing: 404 },
      motion_task_id: { families: ['text-to-motion'], missing: 404 },
    },
    limits: [
      {
        name: 'motion-clip-retention',
        max: 3,
        unit: 'days',
        message: 'A motion clip is kept for 3 days; use it within that time, or generate it again.',
      },
    ],
    examples: [
      { rig_task_id: 'a-task', action_id: 0 },
      { rig_task_id: 'a-task', action_ids: [1, 4, 30] },
      {
        rig_task_id: 'a-task',
        motion_task_id: 'another-task',
        post_process: { operation_type: 'change_fps', fps: 24 },
      },
    ],
  });
}
