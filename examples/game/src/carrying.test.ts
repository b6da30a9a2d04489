import type { SceneAsset } from '@meshwright/runtime';
import { expect, it } from 'vitest';
import { carrying, isCarriable, reachTo, type Socket, socketFor } from './carrying.ts';
import type { Thing } from './things.ts';

it.each([
  ['a long sword', 'hand.right'],
  ['a round shield', 'hand.left'],
  ['a wizard hat', 'head'],
  ['a red mushroom', 'hand.right'],
  ['A CROWN', 'head'],
  ['a hatchet', 'hand.right'],
] as const)('carries %s at %s', (prompt, socket) => {
  expect(socketFor(prompt)).toBe(socket);
});

it('carries what is at most 1.7 metres long and 0.7 metres wide, however it lies', () => {
  expect(isCarriable([0.2, 1.7, 0.1])).toBe(true);
  expect(isCarriable([1.7, 0.1, 0.7])).toBe(true);
  expect(isCarriable([0.2, 1.8, 0.1])).toBe(false);
  expect(isCarriable([0.8, 0.8, 0.1])).toBe(false);
});

it('reaches 2.3 metres to the side of a thing', () => {
  const walker = { at: [1, 0, 0], turn: 0, gait: 'idle' } as const;
  expect(reachTo(walker, { at: [4, 0, 0], radius: 1 })).toBeCloseTo(2);
  expect(reachTo(walker, { at: [4, 0, 0], radius: 0.5 })).toBe(Infinity);
});

/** A thing that notes where it is. */
function thingOf(prompt: string) {
  const noted: string[] = [];
  const thing = {
    prompt,
    carry: async (_: unknown, socket: Socket) => void noted.push(socket),
    putDown: () => void noted.push('ground'),
  } as unknown as Thing<string, null>;
  return { thing, noted };
}

it('has one thing at a socket: the next one puts the first down, and others stay', async () => {
  const [sword, axe, shield] = ['a sword', 'an axe', 'a shield'].map(thingOf);
  const body = {} as SceneAsset<string, null>;
  const hands = carrying(
    () => body,
    () => ({ at: [0, 0, 0], turn: 0 }),
  );
  for (const { thing } of [sword!, shield!, axe!]) expect(await hands.take(thing)).toBe(true);
  expect(hands.carried).toEqual([shield!.thing, axe!.thing]);
  expect([sword!.noted, shield!.noted, axe!.noted]).toEqual([
    ['hand.right', 'ground'],
    ['hand.left'],
    ['hand.right'],
  ]);
});

it('takes nothing before there is a skeleton', async () => {
  const { thing, noted } = thingOf('a sword');
  const hands = carrying<string, null>(
    () => undefined,
    () => ({ at: [0, 0, 0], turn: 0 }),
  );
  expect([await hands.take(thing), hands.carried, noted]).toEqual([false, [], []]);
});
