import { AssetError, type SpawnEvent } from '@meshwright/runtime';
import { expect, it } from 'vitest';
import { placeThing } from './things.ts';
import type { World } from './world.ts';

/** A thing whose events the test sends, and the words of its row. */
function placed() {
  let send: (event: SpawnEvent) => void = () => {};
  const said: string[] = [];
  const world = {
    anchor: () => 'node',
    place: () => {},
    assets: {
      spawn(_: unknown, { onEvent }: { readonly onEvent: typeof send }) {
        send = onEvent;
        return { done: new Promise(() => {}) };
      },
    },
  } as unknown as World<string, unknown>;
  const row = {
    progress: (_: number, words: string) => void said.push(words),
    ready: () => void said.push('ready'),
    carried: () => {},
    stopped: (words: string) => void said.push(words),
    remove: () => {},
  };
  const request = { prompt: 'a chest', height: 1, at: [0, 0, 0], turn: 0 } as const;
  placeThing(world, request, row, { onChange: () => {}, onFailure: () => {} });
  return { said, send: (event: object) => send(event as SpawnEvent) };
}

it.each([
  ['out_of_credits', 'not finished'],
  ['network', 'interrupted'],
] as const)('ends the bar of a thing that stops by %s', (code, words) => {
  const { said, send } = placed();
  send({ type: 'progress', percent: 40, stage: 'refined' });
  send({ type: 'failed', error: new AssetError(code, 'refused') });
  expect(said).toEqual(['being painted', words]);
});
