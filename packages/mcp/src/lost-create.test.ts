import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type InProcess, inProcess } from './testing/in-process.ts';

let at: InProcess;

beforeEach(async () => {
  at = await inProcess();
  // The request is lost on its way: no answer comes, and nothing is made.
  await at.fault({ when: { route: 'create', nth: 1 }, fault: { kind: 'reset' } });
});
afterEach(() => at.close());

async function create(client: Client): Promise<Record<string, unknown>> {
  const call = { name: 'create', arguments: { prompt: 'a wooden chest' } };
  return ((await client.callTool(call)) as CallToolResult).structuredContent!;
}

it('a create that was lost on its way is not sent again by itself, and the answer says how a person decides', async () => {
  const client = await at.open();
  for (let call = 0; call < 2; call++) {
    const { error } = (await create(client)) as { error: { code: string; message: string } };
    expect(error.code).toBe('unknown_outcome');
    expect(error.message).toContain('meshwright journal drop');
    expect(await at.tasks()).toBe(0);
  }
});

it('a client that can ask gets the question, and only a yes sends the create once more', async () => {
  const questions: string[] = [];
  const answers: ('accept' | 'decline')[] = ['accept', 'decline', 'accept'];
  const client = await at.open((message) => {
    questions.push(message);
    return answers.shift()!;
  });
  expect(await create(client)).toMatchObject({ error: { code: 'unknown_outcome' } });
  expect(questions).toEqual([
    expect.stringContaining('30 credits'),
    expect.stringContaining('Send it once more?'),
  ]);
  expect(await at.tasks()).toBe(0);

  expect(await create(client)).toMatchObject({ paidNow: true });
  expect(answers).toEqual([]);
  expect(await at.tasks()).toBe(1);
  expect(await create(client)).toMatchObject({ status: 'SUCCEEDED', paidNow: false });
  expect(await at.tasks()).toBe(1);
});
