import { ClientError } from '@meshwright/client';
import { expect, it } from 'vitest';
import { errorText } from './error-text.ts';
import { wordsOf } from './words-of.ts';

const refused = (reason: string) =>
  errorText(
    new ClientError('unprocessable', `rigging create: 422, ${reason}`, { family: 'rigging', status: 422 }),
    wordsOf({}),
  ).text;

// Issue 39, defect 5b.
it.each([
  [
    'run rigging: no humanoid or four-legged body was found: the model has no height. Send a body in a clear A- or T-pose.',
    'The service refused this: no humanoid or four-legged body was found: the model has no height. Send a body in a clear A- or T-pose.',
  ],
  [
    'model_url: the model has 400000 faces. A model may have at most 320,000 faces: remesh it with target_polycount 300,000 or less first.',
    'The service refused this: the model has 400000 faces. A model may have at most 320,000 faces: remesh it with target polycount 300,000 or less first.',
  ],
  // A service that says nothing leaves both.
  [
    '',
    'The service refused this: The model cannot be rigged: no body was found in it, or it has too many faces.',
  ],
])('says which of two reasons a refusal of a rig has: %s', (reason, text) => {
  expect(refused(reason)).toBe(text);
});
