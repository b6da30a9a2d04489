import { expect, it } from 'vitest';
import { clipOf, clipsOfCopies, crowdOf } from './crowd.ts';

const of = (skins: number, ...clips: string[]) => ({ clips, report: { skins } }) as never;

it('spreads copies over 8 phases of a clip, and has one without a clip', () => {
  expect(crowdOf({ play: 'walk' })).toEqual({ clips: [{ clip: 'walk' }], phases: 8 });
  expect(crowdOf({ play: ['walk', { clip: 'run', speed: 2 }], phases: 3 })).toEqual({
    clips: [{ clip: 'walk' }, { clip: 'run', speed: 2 }],
    phases: 3,
  });
  expect(crowdOf({})).toEqual({ clips: [], phases: 1 });
});

it.each([0, -1, 2.5, Number.NaN])('refuses %s phases', (phases) => {
  expect(() => crowdOf({ play: 'walk', phases })).toThrow('integer of 1 or more');
});

it('finds the clip of a copy as it is written, the first one without a name', () => {
  const crowd = crowdOf({ play: ['walk', 'run'] });
  expect([undefined, 'walk', 'run'].map((clip) => clipOf(crowd, clip))).toEqual([0, 0, 1]);
  expect(() => clipOf(crowd, 'swim')).toThrow('`play` has "walk", "run".');
});

it('takes a clip by name or meaning, and lists the clips when there is none like it', () => {
  const clips = (...wanted: string[]) => crowdOf({ play: wanted });
  expect(clipsOfCopies(of(1, 'Armature|walking_man'), clips('walk'))).toEqual([
    { clip: 'Armature|walking_man' },
  ]);
  expect(() => clipsOfCopies(of(1, 'dance', 'bow'), clips('walk'))).toThrow('its clips: dance, bow.');
  expect(() => clipsOfCopies(of(1), clips('walk'))).toThrow('it has no clips.');
});

it('asks for a clip with a skeleton, and for none without one', () => {
  expect(clipsOfCopies(of(0), crowdOf({}))).toEqual([]);
  expect(() => clipsOfCopies(of(1, 'walk'), crowdOf({}))).toThrow('{ play: "walk" }');
  expect(() => clipsOfCopies(of(0), crowdOf({ play: 'walk' }))).toThrow('without `play`');
});
