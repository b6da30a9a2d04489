import { taskRef } from '@meshwright/client';
import { rigging, textTo3d } from '@meshwright/contract';
import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

const knight = { prompt: 'a knight', actions: ['idle', 'walk'] };
const ref = (id: string) => taskRef(textTo3d, id, 'game.example');

function storage(full = false): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem(name: string, value: string) {
      if (full) throw new Error('QuotaExceededError');
      items.set(name, value);
    },
  } as Storage;
}

it('has its key in the storage before anything is made, and returns it and its tasks after a reload', () => {
  const page = storage();
  const first = remembered('knight', knight, 'game.example', page)!;
  expect(page.getItem('meshwright:knight')).toContain(first.request.idempotencyKey!);
  expect(first.request.made).toEqual([]);
  first.add(ref('a'));
  first.add(ref('a'));
  const second = remembered('knight', { ...knight, refine: undefined }, 'game.example', page)!;
  expect(second.request).toMatchObject({ idempotencyKey: first.request.idempotencyKey, prompt: 'a knight' });
  expect(second.request.made).toEqual([ref('a')]);
});

it.each([
  ['another prompt', { ...knight, prompt: 'a king' }, 'game.example', 'knight'],
  ['another action', { ...knight, actions: ['run'] }, 'game.example', 'knight'],
  ['another service', knight, 'other.example', 'knight'],
  ['another name', knight, 'game.example', 'king'],
])('%s is another purchase', (_, request, host, name) => {
  const page = storage();
  const first = remembered('knight', knight, 'game.example', page)!;
  first.add(ref('a'));
  const other = remembered(name, request, host, page)!;
  expect(other.request.made).toEqual([]);
  expect(other.request.idempotencyKey).not.toBe(first.request.idempotencyKey);
});

it('a request can be its own name', () => {
  const page = storage();
  const first = remembered(true, knight, 'game.example', page)!;
  remembered(true, { prompt: 'a king' }, 'game.example', page)!.add(ref('b'));
  first.add(ref('a'));
  const reordered = { actions: knight.actions, prompt: knight.prompt };
  expect(remembered(true, reordered, 'game.example', page)!.request.made).toEqual([ref('a')]);
  expect(remembered(true, knight, 'other.example', page)!.request.made).toEqual([]);
});

it('a failed task is made again under another key; those before it are kept', () => {
  const page = storage();
  const first = remembered('knight', knight, 'game.example', page)!;
  first.add(ref('a'));
  first.add(taskRef(rigging, 'b', 'game.example'));
  first.dropLast();
  const second = remembered('knight', knight, 'game.example', page)!;
  expect(second.request.made).toEqual([ref('a')]);
  expect(second.request.idempotencyKey).not.toBe(first.request.idempotencyKey);
});

it('damaged content is another purchase, and a page that cannot store keeps nothing', () => {
  const page = storage();
  page.setItem('meshwright:knight', '{"of":');
  expect(remembered('knight', knight, 'game.example', page)!.request.made).toEqual([]);
  expect(remembered('knight', knight, 'game.example', storage(true))).toBeUndefined();
});
