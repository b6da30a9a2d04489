import { expect, it } from 'vitest';
import { isTerminal, statuses } from './task.ts';

it('is terminal once SUCCEEDED, FAILED or CANCELED, and never for a status it does not know', () => {
  expect(statuses.filter(isTerminal)).toEqual(['SUCCEEDED', 'FAILED', 'CANCELED']);
  expect(isTerminal('EXPIRED')).toBe(false);
  expect(isTerminal('succeeded')).toBe(false);
});
