import { expect, it } from 'vitest';
import { commandText } from './command-text.ts';

it.each([
  [['inspect', 'a/b.glb'], 'meshwright inspect a/b.glb'],
  [['create', 'a red mushroom', '--height', '0.4'], 'meshwright create "a red mushroom" --height 0.4'],
  [['create', '$(rm "x")`y`\\'], 'meshwright create "\\$(rm \\"x\\")\\`y\\`\\\\"'],
  [['inspect', ''], 'meshwright inspect ""'],
])('%j can be pasted into a shell', (words, text) => {
  expect(commandText(words, { env: {} })).toBe(text);
});

it('repeats the way the program was started', () => {
  expect(commandText(['create', 'x'], { env: { npm_lifecycle_event: 'start' } })).toBe(
    'npm start -- create x',
  );
});
