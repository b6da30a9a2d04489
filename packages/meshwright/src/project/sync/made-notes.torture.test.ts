import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshHome, type Home } from '../../testing/command.ts';
import { runHere } from '../../testing/run-here.ts';

let home: Home;
beforeAll(async () => {
  home = await freshHome();
});
afterAll(() => home.remove());

it('a sync says what its tasks say about their results: the words that had no effect', async () => {
  const here = { cwd: home.folder, env: { XDG_CACHE_HOME: home.cache } };
  await runHere(['add', 'goblin', 'a goblin with a monocle'], here);
  const { code, stdout, stderr } = await runHere(['sync'], here);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  expect(stdout).toContain('note: prompt: left out: "monocle".');
  expect(stdout.match(/note: Stand-in/g)).toHaveLength(1);
});
