import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/tables.ts';
import { apiCall } from './api-call.ts';

const task = '0190b7c0-0000-7000-8000-000000000001';
let store: Store;
beforeAll(async () => {
  store = openStore(':memory:');
  const account = { id: 'a', name: 'a', plan: 'pro', key_hash: 'h', last_created_at: 0 } as const;
  await store.insertInto('accounts').values(account).execute();
  await store
    .insertInto('tasks')
    .values({
      ...{
        id: task,
        account: 'a',
        family: 'remesh',
        type: 'remesh',
        request: '{}',
        source: null,
        inputs: '[]',
        seed: 0,
      },
      ...{ status: 'IN_PROGRESS', progress: 0, created_at: 1, started_at: 1, finished_at: 0, expires_at: 0 },
      ...{ cost: 5, refunded: 0, error: '', cause: '', result: '{}', stand_in: null },
    })
    .execute();
});
afterAll(() => store.destroy());

const remesh = { family: 'remesh', state: 'IN_PROGRESS' };
it.each([
  ['POST', '/openapi/v1/remesh', { route: 'create', family: 'remesh' }],
  ['GET', '/openapi/v1/remesh?page_num=2', { route: 'list', family: 'remesh' }],
  ['GET', '/v1/remesh', { route: 'list', family: 'remesh' }],
  ['GET', `/openapi/v1/remesh/${task}`, { route: 'retrieve', ...remesh }],
  ['DELETE', `/openapi/v1/remesh/${task}`, { route: 'delete', ...remesh }],
  ['GET', `/openapi/v1/remesh/${task}/stream`, { route: 'stream', ...remesh }],
  ['GET', `/v1/remesh/${task}/stream`, { route: 'stream', ...remesh }],
  ['GET', `/files/${task}/model.glb?expires=1&signature=x`, { route: 'file', ...remesh }],
  ['GET', '/openapi/v1/remesh/unknown', { route: 'retrieve', family: 'remesh', state: undefined }],
  ['GET', '/openapi/v1/balance', { route: 'balance' }],
  ['PATCH', '/openapi/v1/remesh', null],
  ['GET', '/openapi/v1/nothing', null],
  ['GET', '/', null],
  ['GET', '/openapi/v1/remesh/a/b/stream', null],
])('%s %s is %j', async (method, path, call) => {
  expect(await apiCall(store, new Request(`http://127.0.0.1${path}`, { method }))).toEqual(call);
});
