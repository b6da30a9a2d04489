import { createClient, taskRef } from '@meshwright/client';
import type { Task } from '@meshwright/contract';
import { recordedAnswers } from '@meshwright/testing/client/recorded-answers';
import { expect, it } from 'vitest';
import { failureOfTask } from '../task/failed-task.ts';
import { taskLine, taskText } from './task-text.ts';

const odd = [undefined, null, '', 'text', 0, -1, '5', '2026-12-01T00:00:00Z', true, [], {}];

it('a task of any family is printed, whatever its optional fields hold', async () => {
  let answer: unknown;
  const client = createClient({
    baseUrl: 'https://api.example.com/openapi',
    fetch: async () => Response.json(answer),
  });
  let cases = 0;
  for (const { family, task } of recordedAnswers) {
    const ref = taskRef(family, String(task.id));
    for (const field of Object.keys(task).filter((name) => name !== 'id' && name !== 'status')) {
      for (const value of odd) {
        answer = { ...task, [field]: value };
        const changed: Task = await client.retrieve(ref);
        const text = taskText(ref, changed) + taskLine(ref, changed);
        expect(text).toContain(String(task.id));
        expect(text).not.toMatch(/undefined|null|NaN|\[object|Invalid/);
        cases++;
      }
    }
  }
  expect(cases).toBeGreaterThan(5_000);
});

it('a failed task is reported in words, with its code and what to do', () => {
  const { family } = recordedAnswers[0]!;
  const failed = (task_error: unknown) =>
    failureOfTask(taskRef(family, 'a'), { id: 'a', status: 'FAILED', progress: 0, task_error } as never)!
      .message;
  const known = failed({ type: 'invalid_input', code: 'moderation_blocked', message: 'Blocked.' });
  expect(known).toMatch(
    /ended FAILED: Moderation refused .* Change the words or the picture\. \(moderation_blocked/,
  );
  expect(
    failed({ type: 'server_error', code: 'new', message: 'Odd.', doc_url: 'https://a.example/new' }),
  ).toMatch(/Odd\. \(new, see https:\/\/a\.example\/new\)/);
  expect(failed(null)).toContain('the service gave no reason');
});
