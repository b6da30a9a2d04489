import { taskErrorCodes, taskErrorTypes } from '@meshwright/contract';
import { expect, it } from 'vitest';
import { failureReason } from './failure-reason.ts';

const reasonOf = (task_error: unknown) => failureReason({ status: 'FAILED', task_error });

it('a known cause is reported in words, with what to do, its code and the words of the service', () => {
  for (const [code, { meaning, remedy }] of Object.entries(taskErrorCodes)) {
    expect(reasonOf({ type: 'invalid_input', code, message: '37 things' })).toBe(
      `${meaning} ${remedy} (${code}: 37 things)`,
    );
    expect(reasonOf({ code })).toBe(`${meaning} ${remedy} (${code})`);
  }
});

it('an unknown cause has the words of the service and its page', () => {
  expect(
    reasonOf({
      type: 'invalid_input',
      code: 'too_shiny',
      message: 'It shines.',
      doc_url: 'https://docs.example.com/errors?lang=en#too_shiny',
    }),
  ).toBe('It shines. (too_shiny, see https://docs.example.com/errors#too_shiny)');
});

it.each(taskErrorTypes)('without a code, the type %s is shown', (type) => {
  expect(reasonOf({ type, message: 'It broke.' })).toContain('It broke.');
  expect(reasonOf({ type, message: 'It broke.' })).toContain(type);
});

it.each([undefined, null, {}, [], '', 5, true, { message: '' }, { message: null, code: 7, doc_url: 'x' }])(
  'nothing is no reason: %j',
  (error) => expect(reasonOf(error)).toBeUndefined(),
);

it('holds no query of a link and no control character', () => {
  expect(reasonOf('cannot read\u001b[2J https://files.example.com/a.glb?sig=1')).toBe(
    'cannot read [2J https://files.example.com/a.glb?...',
  );
  expect(reasonOf({ message: 'x'.repeat(2000) })!.length).toBeLessThan(400);
});
