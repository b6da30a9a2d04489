import { expect, it } from 'vitest';
import { findClip, meaningOf } from './clip-names.ts';

const generated = ['Armature|walking_man|baselayer', 'Armature|running|baselayer'];
const library = ['Idle_02', 'Casual_Walk', 'RunFast', 'Regular_Jump', 'Walk_Fight_Forward'];

it.each([
  ['walk', generated, generated[0]],
  ['run', generated, generated[1]],
  ['walking man', generated, generated[0]],
  [generated[1]!, generated, generated[1]],
  ['jump', generated, undefined],
  ['idle', library, 'Idle_02'],
  ['walk', library, 'Casual_Walk'],
  ['run', library, 'RunFast'],
  ['jump', library, 'Regular_Jump'],
  ['fight', library, 'Walk_Fight_Forward'],
  ['run', ['stroll'], 'stroll'],
  ['walk', ['Sprint'], 'Sprint'],
  ['idle', ['standing'], 'standing'],
  ['walk', ['Sidewalk'], undefined],
  ['walk', [], undefined],
  ['walk', ['Limping Walk', 'Walking'], 'Walking'],
  ['run', ['Limping Walk', 'Walking'], 'Walking'],
  ['run', ['Run to Stop', 'Running'], 'Running'],
  ['walk', ['Limping Walk', 'Idle'], 'Limping Walk'],
  ['walk', ['Walk_Fight_Forward', 'Armature|walking_man|baselayer'], 'Armature|walking_man|baselayer'],
  ['idle', ['Idle Turn Left', 'Idle_02'], 'Idle_02'],
  ['fight', ['Fight Combo Two', 'Fight'], 'Fight'],
  ['', ['Walking'], undefined],
] as const)('%s among %j is %s', (name, clips, found) => {
  expect(findClip(clips, name)).toBe(found);
});

it('finds the meaning of a clip by its name', () => {
  const names = [...generated, ...library, 'Backflip'];
  expect(names.map(meaningOf)).toEqual(['walk', 'run', 'idle', 'walk', 'run', 'jump', 'walk', undefined]);
});
