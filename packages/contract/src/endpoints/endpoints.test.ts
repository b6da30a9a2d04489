import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type EndpointDetails, endpointDetailsOf } from './endpoint-details.ts';
import {
  type AnimationLibraryItem,
  animationLibrary,
  type Balance,
  balance,
  endpoints,
  usage,
} from './endpoints.ts';
import { paging } from './paging.ts';

const accepts = (schema: EndpointDetails['query' | 'answer'], value: unknown) =>
  v.safeParse(schema, value).success;

it('endpoints are the two animation libraries, balance, usage and showcases', () => {
  expect(endpoints.map((endpoint) => `${endpoint.prefix} ${endpointDetailsOf(endpoint).source}`)).toEqual([
    '/v1/animations/library specification',
    '/web/public/animations/resources public-A',
    '/v1/balance public-A',
    '/v1/usage/tasks public-B',
    '/v1/showcases public-A',
  ]);
});

it('accepts 200 action ids and rejects 201 (spec: Animation library)', () => {
  const { query } = endpointDetailsOf(animationLibrary);
  const ids = (length: number) => ({ action_ids: Array.from({ length }, (_, id) => id) });
  expect(accepts(query, ids(200))).toBe(true);
  expect(accepts(query, ids(201))).toBe(false);
  expect(accepts(query, { search: '100%_', category: 'Swimming' })).toBe(true);
  expect(accepts(query, { colour: 'red' })).toBe(false);
});

it('accepts a library item with unknown fields', () => {
  const item = {
    action_id: 0,
    name: 'Idle',
    key: 'idle',
    category: 'DailyActions',
    sub_category: 'Idle',
    preview_url: 'https://a.example/i.gif',
  };
  const { answer } = endpointDetailsOf(animationLibrary);
  expect(accepts(answer, [item, { ...item, action_id: 7, seconds: 2 }])).toBe(true);
  expect(accepts(answer, [{ ...item, action_id: 'x' }])).toBe(false);
  expectTypeOf(item).toExtend<AnimationLibraryItem>();
});

it('accepts a balance with or without its parts', () => {
  const { answer } = endpointDetailsOf(balance);
  const bodies: Balance[] = [
    { balance: 5 },
    { balance: 5, monthly_credits: 3, permanent_credits: 2, monthly_resets_at: '2026-12-01T00:00:00Z' },
  ];
  for (const body of bodies) expect(accepts(answer, body)).toBe(true);
  expect(accepts(answer, {})).toBe(false);
});

describe('pages', () => {
  it('hold 10 items by default, 100 at most (spec: Shared rules, 2)', () => {
    expect(paging.page_size).toEqual({ min: 1, max: 100, default: 10 });
    expect(paging.sort_by.default).toBe('-created_at');
  });

  it.each([
    [{ page_size: 0 }, false],
    [{ page_size: 1 }, true],
    [{ page_size: 100 }, true],
    [{ page_size: 101 }, false],
    [{ page_num: 0 }, false],
    [{ page_num: 1 }, true],
    [{ sort_by: '+created_at' }, true],
    [{ sort_by: 'created_at' }, false],
    [{ endpoints: ['rig', 'text-to-3d-refine'] }, true],
    [{ endpoints: ['rigging'] }, false],
    [{ status: 'FAILED' }, true],
    [{ status: 'PENDING' }, false],
  ])('of usage: %j is %s', (query, fine) => {
    expect(accepts(endpointDetailsOf(usage).query, query)).toBe(fine);
  });
});
