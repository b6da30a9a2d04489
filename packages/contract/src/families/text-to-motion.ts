import * as v from 'valibot';
import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, choice, number } from '../fields/fields.ts';
import { prompt } from '../fields/input-fields.ts';
import { fileUrl, resultObject } from '../fields/result-fields.ts';

export type TextToMotionRequest = RequestOfDetails<typeof textToMotionDetails>;
export type TextToMotionResult = ResultOfDetails<typeof textToMotionDetails>;

export const textToMotion: Family<TextToMotionRequest, TextToMotionResult> = generic({
  name: 'text-to-motion',
  prefix: '/v1/text-to-motion',
  createErrorStatuses: [],
  results: ['result.motion_url'],
  mainModel: 'result.motion_url',
});

export function textToMotionDetails() {
  return details({
    title: 'Text to Motion',
    type: 'text-to-motion',
    spec: 'Capabilities whose paths are left open',
    source: 'public-A',
    help: 'A motion clip from a sentence; no model is needed.',
    form: { presets: { duration: 5 } },
    request: body({
      required: {
        prompt: prompt('The motion, in words.', { max: 400 }),
        duration: number({ help: 'Length of the clip.', min: 2, max: 10, step: 0.5, unit: 'seconds' }),
      },
      optional: {
        mode: choice(['prime', 'swift'], {
          help: 'prime gives FBX for 10 credits, swift BVH for 3.',
          default: 'prime',
        }),
      },
    }),
    rules: [],
    result: {
      result: resultObject({
        motion_url: v.optional(fileUrl()),
        motion_format: v.optional(v.string()),
        duration_ms: v.optional(v.number()),
        mode: v.optional(v.string()),
      }),
    },
    cost: {
      rows: [
        { when: [{ field: 'mode', is: ['swift'] }], credits: 3, source: 'specification' },
        { credits: 10, source: 'specification' },
      ],
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
      { prompt: 'waves with both hands', duration: 3, mode: 'swift' },
      { prompt: 'a slow bow', duration: 3.5 },
    ],
  });
}
