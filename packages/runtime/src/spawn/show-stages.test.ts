import { artifacts, type TaskRef, taskRef } from '@meshwright/client';
import { animation, type Family, rigging, textTo3d } from '@meshwright/contract';
import { recordedAnswers } from '@meshwright/testing/client/recorded-answers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AssetWarning } from '../asset/environment-warning.ts';
import type { TaskFile } from '../load/asset-source.ts';
import type { FetchAsset } from '../load/fetch-asset.ts';
import type { ModelSlot } from './model-slot.ts';
import { showStages } from './show-stages.ts';
import type { SpawnRequest } from './spawn-plan.ts';
import type { SpawnEvent } from './spawned.ts';

// Purchases of a spawn, without an engine: the slot shows nothing, and every file is cached.
const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const recordedRig = recordedAnswers.find(({ family }) => family === rigging)!.task;
const knight = { prompt: 'a knight', actions: ['idle', 'walk', 'run'] };
const { signal } = new AbortController();

/** Spawns in a page that was just loaded; `dies` ends it at the create of that family. */
async function page(request: SpawnRequest, remember?: string, dies?: Family, rig: object = recordedRig) {
  const shown: [string, readonly string[]][] = [];
  const bought: [string, unknown, string | undefined][] = [];
  const events: SpawnEvent[] = [];
  const warnings: AssetWarning[] = [];
  const slot = {
    async show(task: TaskRef, _: string, __: unknown, clips: readonly TaskFile[] = []) {
      shown.push([task.family.name, clips.map(({ artifact }) => artifact!)]);
    },
    showPicture: async () => {},
    shown: {},
  };
  const last = await showStages(request, {
    client: {
      connection: { host: 'game.example' },
      animationLibrary: async () => [],
      artifacts,
      wait: async () => rig,
    } as never,
    buy: async (family, body, { idempotencyKey }) => {
      if (family === dies) throw new Error('the page was closed');
      bought.push([family.name, body, idempotencyKey]);
      return taskRef(family, `${family.name}-${bought.length}`, 'game.example');
    },
    fetchAsset: { has: async () => true } as unknown as FetchAsset,
    onWarning: (warning) => warnings.push(warning),
    onEvent: (event) => events.push(event),
    isDisposed: () => false,
    slot: slot as unknown as ModelSlot<unknown, unknown>,
    signal,
    remember,
  }).catch((error: Error) => error);
  return { last, bought, events, warnings, shown };
}

it('pays for each stage once, with the ids of the named actions', async () => {
  const { last, bought } = await page(knight);
  expect(last).toBe('animated');
  expect(bought.map(([family]) => family)).toEqual([
    'text-to-3d',
    'text-to-3d',
    rigging.name,
    animation.name,
  ]);
  expect(bought[3]![1]).toEqual({ rig_task_id: `${rigging.name}-3`, action_ids: [0] });
});

it('pays nothing for an action that does not exist, and reports it', async () => {
  const { last, bought, events } = await page({ prompt: 'a knight', actions: ['idle', 'moonwalk'] });
  expect(last).toMatchObject({ code: 'bad_source', message: expect.stringMatching(/Nothing was paid/) });
  expect(bought).toEqual([]);
  expect(events).toEqual([{ type: 'failed', stage: 'preview', error: last }]);
});

it('with `remember`, a reload buys nothing', async () => {
  const first = await page(knight, 'knight');
  const second = await page({ ...knight }, 'knight');
  expect([first.bought.length, second.last, second.bought]).toEqual([4, 'animated', []]);
  expect(await page({ ...knight, prompt: 'a king' }, 'knight')).toMatchObject({ last: 'animated' });
});

it('with `remember`, a page that closed in the middle buys the rest, under the same key', async () => {
  const first = await page(knight, 'knight', rigging);
  const second = await page(knight, 'knight');
  expect(first.bought.map(([family]) => family)).toEqual([textTo3d.name, textTo3d.name]);
  expect(second.bought.map(([family]) => family)).toEqual([rigging.name, animation.name]);
  const keys = [...first.bought, ...second.bought].map(([, , key]) => key);
  expect(new Set(keys).size).toBe(1);
});

it('without storage, `remember` warns and the asset is shown all the same', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { last, warnings } = await page(knight, 'knight');
  expect([last, warnings.map(({ code }) => code)]).toEqual(['animated', ['not_remembered']]);
});

it('walking and running come with the rig: without another action nothing is bought for them', async () => {
  const { last, bought, shown } = await page({ prompt: 'a knight', actions: ['walk', 'run'] });
  expect(last).toBe('rigged');
  expect(bought.map(([family]) => family)).toEqual([textTo3d.name, textTo3d.name, rigging.name]);
  const clips = ['walking', 'running'].map((clip) => `result.basic_animations.${clip}_glb_url`);
  expect(shown).toEqual([
    [textTo3d.name, []],
    [textTo3d.name, []],
    [rigging.name, clips],
  ]);
  expect((await page(knight)).shown.at(-1)).toEqual([animation.name, clips]);
});

it('a rig without clips has them bought', async () => {
  const rig = { status: 'SUCCEEDED', result: { basic_animations: null } };
  const { last, bought } = await page(
    { prompt: 'a knight', actions: ['walk', 'idle'] },
    undefined,
    undefined,
    rig,
  );
  expect(last).toBe('animated');
  expect(bought.at(-1)![1]).toMatchObject({ action_ids: [1, 0] });
});
