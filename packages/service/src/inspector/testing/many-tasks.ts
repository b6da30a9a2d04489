import type { Insertable } from 'kysely';
import type { Store, Tables } from '../../store/tables.ts';

/** Writes finished tasks of the first account directly into a store, which is faster than creating them. */
export async function fillStore(store: Store, count: number): Promise<void> {
  const { id: account } = await store.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  await store.transaction().execute(async (transaction) => {
    for (let from = 0; from < count; from += 500) {
      const rows = Array.from({ length: Math.min(500, count - from) }, (_, i) => taskRow(account, from + i));
      await transaction.insertInto('tasks').values(rows).execute();
    }
  });
}

function taskRow(account: string, i: number): Insertable<Tables['tasks']> {
  return {
    id: `01900000-0000-7000-8000-${String(i).padStart(12, '0')}`,
    account,
    family: 'text-to-3d',
    type: 'text-to-3d-preview',
    request: JSON.stringify({ mode: 'preview', prompt: `task ${i}` }),
    source: null,
    inputs: '[]',
    seed: i,
    status: 'SUCCEEDED',
    progress: 100,
    created_at: i + 1,
    started_at: i + 1,
    finished_at: i + 1,
    expires_at: i + 2,
    cost: 20,
    refunded: 0,
    error: '',
    cause: '',
    result: '{}',
    stand_in: null,
  };
}
