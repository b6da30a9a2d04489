import { expect, it } from 'vitest';
import { withDefaultCommand } from './default-command.ts';

it.each([
  [[], ['create']],
  [
    ['a red mushroom', '--height', '0.4'],
    ['create', 'a red mushroom', '--height', '0.4'],
  ],
  [
    ['--out', 'models'],
    ['create', '--out', 'models'],
  ],
  [
    ['create', 'a chest'],
    ['create', 'a chest'],
  ],
  [
    ['inspect', 'chest.glb'],
    ['inspect', 'chest.glb'],
  ],
  [['--help'], ['--help']],
  [['-V'], ['-V']],
])('%j runs %j', (given, expected) => {
  expect(withDefaultCommand(given)).toEqual(expected);
});
