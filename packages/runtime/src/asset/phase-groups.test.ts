import { expect, it } from 'vitest';
import { clipOfCopies, phaseCount } from './phase-groups.ts';

const of = (skins: number, ...clips: string[]) => ({ clips, report: { skins } }) as never;

it('animates in 8 groups, in no more than there are copies, and in one without a clip', () => {
  expect(phaseCount({ play: 'walk' }, 1000)).toBe(8);
  expect(phaseCount({ play: 'walk' }, 5)).toBe(5);
  expect(phaseCount({ play: 'walk', phases: 3 }, 12)).toBe(3);
  expect(phaseCount({ play: 'walk' }, 0)).toBe(1);
  expect(phaseCount({}, 1000)).toBe(1);
});

it.each([0, -1, 2.5, Number.NaN])('refuses %s phases', (phases) => {
  expect(() => phaseCount({ play: 'walk', phases }, 9)).toThrow('integer of 1 or more');
});

it('takes a clip by name or meaning, and lists the clips when there is none like it', () => {
  expect(clipOfCopies(of(1, 'Armature|walking_man'), 'walk')).toBe('Armature|walking_man');
  expect(() => clipOfCopies(of(1, 'dance', 'bow'), 'walk')).toThrow('its clips: dance, bow.');
  expect(() => clipOfCopies(of(1), 'walk')).toThrow('it has no clips.');
});

it('asks for a clip with a skeleton, and for none without one', () => {
  expect(clipOfCopies(of(0), undefined)).toBeUndefined();
  expect(() => clipOfCopies(of(1, 'walk'), undefined)).toThrow('{ play: "walk" }');
  expect(() => clipOfCopies(of(0), 'walk')).toThrow('without `play`');
});
