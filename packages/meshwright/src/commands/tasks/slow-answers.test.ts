import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runHere } from '../../testing/run-here.ts';
import { answerJson, startScriptedServer } from '../../testing/scripted-server.ts';

let cwd: string;
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'meshwright-slow-'));
});
afterEach(() => rm(cwd, { recursive: true, force: true }));

const task = { id: 'a1', status: 'PENDING', progress: 0, created_at: Date.now() };

/** Runs a command against a service that answers a method only after the command has reported its wait. */
async function slowAt(method: string, argv: readonly string[]) {
  let say = () => {};
  const said = new Promise<void>((resolve) => {
    say = resolve;
  });
  const server = await startScriptedServer((request, response) => {
    const answer = () => {
      if (request.method === 'DELETE') response.writeHead(204).end();
      else answerJson(response, 200, argv[1] === 'list' ? [task] : task);
    };
    if (request.method === method) void said.then(answer);
    else answer();
  });
  const env = { MESHWRIGHT_BASE_URL: server.baseUrl, MESHWRIGHT_API_KEY: 'canary-key' };
  const onStderr = (text: string) => text.includes('waiting for') && say();
  const { code, stderr } = await runHere(argv, { cwd, env, onStderr });
  await server.close();
  return { code, stderr: stderr.replaceAll(server.baseUrl, 'SERVICE') };
}

it.concurrent.each([
  ['GET', ['tasks', 'list', '--family', 'remesh'], 'the list of SERVICE'],
  ['GET', ['tasks', 'show', 'remesh:a1'], 'the task, from SERVICE'],
  ['GET', ['tasks', 'cancel', 'remesh:a1'], 'the task, from SERVICE'],
  ['DELETE', ['tasks', 'cancel', 'remesh:a1'], 'the answer of SERVICE to the cancel'],
])('while %s is not answered, %j names what it waits for', async (method, argv, what) => {
  const { code, stderr } = await slowAt(method, argv);
  expect(stderr).toContain(`waiting for ${what}: `);
  expect(stderr).toMatch(/: \d+ s since .*; Ctrl-C stops/);
  expect(code).toBe(0);
});
