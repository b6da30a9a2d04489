import { expect, it } from 'vitest';
import { actionsPage } from './actions-page.ts';

it('has a table for each category, with its name in words', () => {
  const page = actionsPage([
    { action_id: 1, name: 'Walk', key: 'walk', category: 'DailyLife' },
    { action_id: 2, name: 'Kick', key: 'kick', category: 'Fighting' },
    { action_id: 3, name: 'Sit', key: 'sit', category: 'DailyLife' },
  ]);
  expect(page).toMatch(/^# Actions\n\nThe 3 animations/);
  expect(page).toContain(
    '## Daily Life\n\n| Id | Name | Key |\n| --- | --- | --- |\n| 1 | Walk | `walk` |\n| 3 | Sit | `sit` |\n',
  );
});
