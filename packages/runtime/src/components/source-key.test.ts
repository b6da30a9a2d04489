import { taskRef } from '@meshwright/client';
import { rigging, textTo3d } from '@meshwright/contract';
import { expect, it } from 'vitest';
import type { ClipName, ClipOf } from './module-file.ts';
import { sourceKey } from './source-key.ts';
import { spawnIdentity } from './spawn-identity.ts';

it('equal sources have one key, and different ones different keys', () => {
  const bytes = new Uint8Array(4);
  const sources = [
    '/a.glb',
    new URL('https://game.example/a.glb'),
    taskRef(textTo3d, 'a'),
    { task: taskRef(textTo3d, 'a'), artifact: 'model_urls.obj' },
    bytes,
    new Uint8Array(4),
  ];
  expect(new Set(sources.map(sourceKey)).size).toBe(sources.length);
  expect(sourceKey(taskRef(textTo3d, 'a'))).toBe(sourceKey({ task: taskRef(textTo3d, 'a') }));
  expect(sourceKey(new URL('https://game.example/a.glb'))).toBe('https://game.example/a.glb');
  expect(sourceKey(bytes)).toBe(bytes);
});

it('equal requests are one spawn, in whichever order their fields are', () => {
  const knight = { prompt: 'a knight', actions: ['idle', 'walk'] };
  const same = { actions: ['idle', 'walk'], refine: undefined, prompt: 'a knight' };
  expect(spawnIdentity(same)).toBe(spawnIdentity(knight));
  for (const other of [{ prompt: 'a knight' }, { ...knight, rig: false }, { ...knight, prompt: 'a king' }]) {
    expect(spawnIdentity(other)).not.toBe(spawnIdentity(knight));
  }
});

it('tasks are spawned by reference', () => {
  const refs = [taskRef(textTo3d, 'a'), taskRef(rigging, 'b')];
  expect(spawnIdentity(refs)).toBe(spawnIdentity([taskRef(textTo3d, 'a'), taskRef(rigging, 'b')]));
  expect(spawnIdentity(refs)).not.toBe(spawnIdentity(refs[0]!));
});

it('the clips of a file of the generated module are names that compile, and no others', () => {
  const hero = { url: '/hero.glb', clips: [{ name: 'Casual_Walk' }, { name: 'Wave' }] } as const;
  type Name = ClipName<ClipOf<typeof hero>>;
  const names: Name[] = ['Casual_Walk', 'Wave', 'idle', 'walk'];
  // @ts-expect-error
  names.push('dance');
  const any: ClipName<ClipOf<string>> = 'dance';
  expect(names).toContain(any);
});
