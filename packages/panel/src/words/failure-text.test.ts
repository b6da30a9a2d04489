import { taskErrorCodes } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import { expect, it } from 'vitest';
import { formFields } from '../form/form-fields.ts';
import { failureText } from './failure-text.ts';
import { wordsOf } from './words-of.ts';

const fields = formFields({ name: 'retexture', details: detailsOf('retexture'), example: {} });

it.each(Object.keys(taskErrorCodes))('says what happened and what to do, and names the code: %s', (code) => {
  const { type, meaning } = taskErrorCodes[code]!;
  const text = failureText({ type, code, message: 'uv_map[0] is None' }, fields, wordsOf({}));
  expect(text.startsWith(`Failed: ${meaning} `)).toBe(true);
  expect(text.endsWith(` (${code})`)).toBe(true);
  // Fields have their labels.
  expect(text.replace(` (${code})`, '')).not.toMatch(/[a-z]_[a-z]|uv_map/);
});

it.each([
  [{ type: 'timeout', message: '' }, /^Failed: The task took too long\. .* \(timeout\)$/],
  [{ type: 'server_error', message: 'No body was found.' }, /^Failed: No body was found\.$/],
  [{ type: 'server_error', message: '' }, /^Failed: the service made an error\. Try again\.$/],
  [{ message: 'It is too dark', code: 'too_dark' }, /^Failed: It is too dark\. \(too_dark\)$/],
  [{ message: '' }, /^Failed: the service gave no reason\.$/],
  [null, /^Failed: the service gave no reason\.$/],
])('says what is known of %j', (error, expected) => {
  expect(failureText(error, fields, wordsOf({}))).toMatch(expected);
});
