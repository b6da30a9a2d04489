import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, choice, number } from '../fields/fields.ts';
import { prompt } from '../fields/generation-fields.ts';
import { modelUrls } from '../fields/result-fields.ts';

export type TextToMotionRequest = RequestOfDetails<typeof textToMotionDetails>;
export type TextToMotionResult = ResultOfDetails<typeof textToMotionDetails>;

export const textToMotion: Family<TextToMotionRequest, TextToMotionResult> = generic({
  path: 'assumed',
  name: 'text-to-motion',
  prefix: '/v1/text-to-motion',
  createErrorStatuses: [],
  results: ['model_urls'],
});

export function textToMotionDetails() {
  return details({
    title: 'Text to Motion',
    type: 'text-to-motion',
    spec: 'Capabilities whose paths are left open',
    help: 'A motion clip from a sentence; no model is needed.',
    request: body({
      required: {
        mode: choice(['prime', 'swift'], { help: 'prime gives FBX for 10 credits, swift BVH for 3.' }),
        prompt: prompt('The motion, in words.'),
      },
      optional: {
        duration: number({ help: 'Length of the clip.', min: 2, max: 10, default: 5, unit: 'seconds' }),
      },
    }),
    rules: [],
    result: { model_urls: modelUrls() },
    cost: { rows: [{ when: [{ field: 'mode', is: ['prime'] }], credits: 10 }, { credits: 3 }] },
    limits: [
      {
        name: 'motion-clip-retention',
        max: 3,
        unit: 'days',
        message: 'A motion clip is kept for 3 days; use it within that time, or generate it again.',
      },
    ],
    examples: [
      { mode: 'swift', prompt: 'waves with both hands' },
      { mode: 'prime', prompt: 'a slow bow', duration: 3.5 },
    ],
  });
}
