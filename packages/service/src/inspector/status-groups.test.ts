import { statuses } from '@meshwright/contract';
import { expect, it } from 'vitest';
import { statusGroups } from './status-groups.ts';

it('puts every status into exactly one group', () => {
  expect(Object.values(statusGroups).flat().sort()).toEqual([...statuses].sort());
});
