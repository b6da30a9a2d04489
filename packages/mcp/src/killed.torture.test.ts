import { afterEach, beforeEach, expect, it } from 'vitest';
import { type McpHome, mcpHome } from './testing/mcp-home.ts';

const price = 30;
const wanted = { prompt: 'a wooden chest' };
let home: McpHome;

beforeEach(async () => {
  home = await mcpHome();
});
afterEach(() => home.remove());

it('a server that is killed during the create is one charge for the next one', async () => {
  await home.fault({ when: { route: 'create', nth: 1 }, fault: { kind: 'reset', executed: true } });
  const first = await home.start();
  const lost = first.call('create', wanted).catch(() => 'gone');
  await expect.poll(() => home.tasks()).toBe(1);
  process.kill(first.pid, 'SIGKILL');
  expect(await lost).toBe('gone');
  const second = await home.start();
  const ready = await second.settle('create', wanted);
  expect(ready.data, ready.text).toMatchObject({ status: 'SUCCEEDED', paidNow: false });
  expect(await home.spent()).toBe(price);
});
