import { expect, it } from 'vitest';
import { persistBy } from './persist-storage.ts';

it.each([
  ['is kept already', true, 'prompt', true, 0],
  ['is granted', false, 'prompt', true, 1],
  ['was granted before', false, 'granted', true, 1],
  ['was denied before', false, 'denied', false, 0],
] as const)('where it %s', async (_, isKept, state, expected, questions) => {
  let asked = 0;
  const storage = {
    persisted: async () => isKept,
    async persist() {
      asked += 1;
      return true;
    },
  };
  const permissions = { query: async () => ({ state }) as PermissionStatus };
  expect([await persistBy({ storage, permissions }), asked]).toEqual([expected, questions]);
});

it('is false when the browser lacks it or refuses', async () => {
  const refuse = () => Promise.reject(new TypeError('not here'));
  expect(await persistBy({})).toBe(false);
  expect(await persistBy({ storage: { persisted: refuse, persist: refuse } })).toBe(false);
  const storage = { persisted: async () => false, persist: async () => true };
  expect(await persistBy({ storage, permissions: { query: refuse } })).toBe(true);
});
