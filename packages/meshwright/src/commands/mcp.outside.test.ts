import { expect, it } from 'vitest';
import { freshHome } from '../testing/command.ts';

it('a client that closes the input ends the server with 0', async () => {
  const home = await freshHome();
  const { child, ended } = home.start(['mcp']);
  child.stdin?.end();
  expect(await ended).toMatchObject({ code: 0, stdout: '' });
  await home.remove();
});
