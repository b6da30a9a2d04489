import { expect, it } from 'vitest';
import { isTerminal, statuses } from './task.ts';

it('a task is terminal for SUCCEEDED, FAILED and CANCELED, never for an unknown status', () => {
  expect(statuses.filter(isTerminal)).toEqual(['SUCCEEDED', 'FAILED', 'CANCELED']);
  expect(isTerminal('EXPIRED')).toBe(false);
  expect(isTerminal('succeeded')).toBe(false);
});
