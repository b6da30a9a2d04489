import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Exit, exits } from './errors/exit-codes.ts';
import { boxGlb } from './testing/box-glb.ts';
import { freshHome, type Home } from './testing/command.ts';
import { runHere } from './testing/run-here.ts';
import { answerJson, type ScriptedServer, startScriptedServer } from './testing/scripted-server.ts';

const canary = 'canary-key-0123456789';
let home: Home;
let server: ScriptedServer | undefined;

beforeEach(async () => {
  home = await freshHome();
});
afterEach(async () => {
  await server?.close();
  await home.remove();
});

type Fault = (request: IncomingMessage, response: ServerResponse) => void;

const message = (status: number, text: string, headers: Record<string, string> = {}): Fault => {
  return (_, response) => answerJson(response, status, { message: text }, headers);
};

// The commands that resolve an unknown outcome.
const decide = /meshwright tasks adopt [0-9a-f]{12} TASK.*meshwright journal drop [0-9a-f]{12}/s;

// Fault of the service on a create, exit, and required message.
const creates: [fault: string, Fault, Exit, RegExp][] = [
  ['400', message(400, 'prompt was refused by moderation'), 'invalid', /moderation/],
  [
    '401',
    message(401, `no such key: ${canary}`),
    'unauthorized',
    /401[\s\S]*\ncheck the key in MESHWRIGHT_API_KEY: it must be one of 127\.0\.0\.1:/,
  ],
  ['402', message(402, 'not enough credits'), 'no_credits', /402/],
  // Refusals that the specification does not declare for the family: the outcome is open.
  ['403', message(403, 'flagged'), 'unknown_outcome', decide],
  ['422', message(422, 'cannot be rigged'), 'unknown_outcome', decide],
  ['429 for 30 years', message(429, 'slow down', { 'retry-after': '1000000000' }), 'rate_limited', /429/],
  [
    '429 until the year 9999',
    message(429, 'slow down', { 'retry-after': 'Fri, 31 Dec 9999 23:59:59 GMT' }),
    'rate_limited',
    /429/,
  ],
  ['429 for an hour', message(429, 'slow down', { 'retry-after': '3600' }), 'rate_limited', /429|wait/],
  ['501', message(501, 'no such job'), 'unknown_outcome', decide],
  ['502', message(502, 'bad gateway'), 'unknown_outcome', decide],
  ['a lost reply', (request) => request.socket.destroy(), 'unknown_outcome', decide],
  ['202 without an id', message(202, 'welcome'), 'unknown_outcome', decide],
];

it.each(creates)('a create that receives %s ends once and leaves no files', async (_, fault, exit, says) => {
  server = await startScriptedServer((request, response) => {
    if (request.method === 'POST') fault(request, response);
    else answerJson(response, 200, []);
  });
  const ended = await create();
  expect(ended).toMatchObject({ code: exits[exit].exitCode });
  expect(ended.stderr).toMatch(says);
  expect(ended.stdout + ended.stderr).not.toContain(canary);
  expect(server.arrivals.filter((arrival) => arrival.startsWith('POST'))).toHaveLength(1);
  expect(await home.files()).toEqual([]);
});

// Fault of the service before the create, exit, and required message.
const before: [fault: string, Fault, Exit, RegExp][] = [
  ['401', message(401, 'no such key'), 'unauthorized', /before the create: .*401/],
  ['403', message(403, 'banned'), 'invalid', /before the create: .*403/],
  ['404', message(404, ''), 'invalid', /before the create: http.*not the address.*--base-url/],
];

it.each(before)(
  '%s to the look before the create ends it; nothing is created',
  async (_, fault, exit, says) => {
    server = await startScriptedServer(fault);
    const ended = await create();
    expect(ended, ended.stderr).toMatchObject({ code: exits[exit].exitCode });
    expect(ended.stderr).toMatch(says);
    expect(ended.stderr).toMatch(/nothing was created/);
    expect(server.arrivals.filter((arrival) => arrival.startsWith('POST'))).toEqual([]);
  },
);

// A new journal cannot know whether the service already has such a task.
it.each<[fault: string, Fault, Exit]>([
  ['429', message(429, 'slow down', { 'retry-after': '3600' }), 'rate_limited'],
  ['501', message(501, 'lists are not made'), 'unsupported'],
  ['200 with another shape', (_, response) => answerJson(response, 200, { tasks: [] }), 'unsupported'],
  ['200 with a web page', (_, response) => response.end('<!doctype html>'), 'unsupported'],
])('%s to the list, where nothing was bought yet, ends it before the create', async (_, fault, exit) => {
  server = await startScriptedServer(fault);
  const ended = await create();
  expect(ended, ended.stderr).toMatchObject({ code: exits[exit].exitCode });
  expect(ended.stderr).toMatch(/nothing was created/);
  expect(server.arrivals.filter((arrival) => arrival.startsWith('POST'))).toEqual([]);
});

it('a refusal for lack of credits names the source of credits of a local service', async () => {
  server = await startScriptedServer((request, response) => {
    if (request.method === 'POST') message(402, 'not enough credits')(request, response);
    else answerJson(response, 200, []);
  });
  const ended = await create();
  expect(ended, ended.stderr).toMatchObject({ code: exits.no_credits.exitCode });
  expect(ended.stderr).toMatch(/accounts file/);
});

it('an address without /openapi is not reported as a missing task', async () => {
  server = await startScriptedServer(message(404, ''));
  const env = { MESHWRIGHT_API_KEY: canary, MESHWRIGHT_BASE_URL: new URL(server.baseUrl).origin };
  for (const argv of [
    ['create', 'a box'],
    ['tasks', 'list'],
  ]) {
    const { code, stderr } = await runHere(argv, { cwd: home.folder, env });
    expect(code).toBe(exits.invalid.exitCode);
    expect(stderr).toMatch(/must end in \/openapi/);
  }
});

it('a task without any answer of the service is not reported as kept', async () => {
  server = await startScriptedServer(message(404, ''));
  const env = { MESHWRIGHT_API_KEY: canary, MESHWRIGHT_BASE_URL: server.baseUrl };
  const { code, stderr } = await runHere(['create', '--resume', 'text-to-3d:1'], { cwd: home.folder, env });
  expect(code).toBe(exits.not_found.exitCode);
  expect(stderr).not.toMatch(/kept|go on/);
});

it('a Ctrl-C before the create reports that nothing was created', async () => {
  const interrupt = new AbortController();
  server = await startScriptedServer(() => interrupt.abort());
  const env = { MESHWRIGHT_API_KEY: canary, MESHWRIGHT_BASE_URL: server.baseUrl };
  const facts = { cwd: home.folder, env, signal: interrupt.signal };
  const { code, stderr } = await runHere(['create', 'a box'], facts);
  expect(code).toBe(exits.interrupted.exitCode);
  expect(stderr).toMatch(/nothing was created/);
  expect(server.arrivals.filter((arrival) => arrival.startsWith('POST'))).toEqual([]);
});

it('removes terminal control sequences from texts of a service', async () => {
  const hostileText = 'out of \u001b[31mclay\u009b2J\u202e';
  server = await startScriptedServer((request, response) => {
    if (request.method === 'POST') return answerJson(response, 202, { result: 'one' });
    const task = { id: 'one', status: 'FAILED', progress: 0, task_error: { message: hostileText } };
    answerJson(response, 200, request.url?.includes('/one') ? task : []);
  });
  const { stdout, stderr } = await create();
  expect(JSON.parse(stdout).error.message).toContain(hostileText);
  for (const text of [stdout, stderr]) expect(text.replaceAll('\n', '')).not.toMatch(/\p{C}/u);
});

it('resumes with the only task that a lost create can have made', async () => {
  let made = false;
  server = await startScriptedServer((request, response) => {
    const { method, url = '' } = request;
    if (method === 'POST') {
      made = true;
      return request.socket.destroy();
    }
    if (url.includes('/files/')) return response.end(boxGlb());
    const model_urls = { glb: `${server!.baseUrl}/files/model.glb` };
    const task = { id: 'lost-one', status: 'SUCCEEDED', progress: 100, created_at: Date.now(), model_urls };
    answerJson(response, 200, url.includes('/lost-one') ? task : made ? [task] : []);
  });
  const { code, stdout, stderr } = await create();
  expect({ code, stderr }).toMatchObject({ code: 0 });
  expect(JSON.parse(stdout)).toMatchObject({
    tasks: [{ ref: expect.stringContaining('text-to-3d:lost-one') }],
    purchase: { before: false },
  });
  expect(server.arrivals.filter((arrival) => arrival.startsWith('POST'))).toHaveLength(1);
});

const glb = Buffer.from(boxGlb());

// State of the created task, exit, and required message.
const afterwards: [fault: string, task: object, file: Fault, Exit, RegExp][] = [
  [
    'FAILED',
    { status: 'FAILED', task_error: { message: 'out of clay' } },
    message(404, ''),
    'task_failed',
    /out of clay/,
  ],
  ['CANCELED', { status: 'CANCELED' }, message(404, ''), 'task_failed', /CANCELED/],
  ['no GLB', { status: 'SUCCEEDED', model_urls: {} }, message(404, ''), 'unsupported', /has no GLB/],
  ['an expired link', { expires_at: 1 }, message(403, ''), 'not_found', /expired/],
  [
    'a web page',
    {},
    (_, response) => response.end('<!doctype html><title>oops</title>'),
    'network',
    /resume/,
  ],
  ['half a file', {}, (_, response) => response.end(glb.subarray(0, 100)), 'network', /resume/],
  ['a model that is none', {}, (_, response) => response.end(notAModel()), 'bad_input', /resume/],
];

it.each(afterwards)('a task that ends in %s publishes nothing', async (_, task, file, exit, says) => {
  server = await startScriptedServer((request, response) => {
    const { method, url = '' } = request;
    if (method === 'POST') return answerJson(response, 202, { result: 'one' });
    if (url.includes('/files/')) return file(request, response);
    if (!url.includes('/one')) return answerJson(response, 200, []);
    const model_urls = { glb: `${server!.baseUrl}/files/model.glb?signature=${canary}` };
    answerJson(response, 200, { id: 'one', status: 'SUCCEEDED', progress: 100, model_urls, ...task });
  });
  const ended = await create();
  expect(ended, ended.stderr).toMatchObject({ code: exits[exit].exitCode });
  expect(ended.stderr).toMatch(says);
  expect(ended.stderr).toContain('text-to-3d:one');
  expect(ended.stdout + ended.stderr).not.toContain(canary);
  expect(await home.files()).toEqual([]);
});

function create() {
  const env = { MESHWRIGHT_API_KEY: canary, MESHWRIGHT_BASE_URL: server!.baseUrl };
  return runHere(['create', 'a box', '--timeout', '2', '--json'], { cwd: home.folder, env });
}

/** Returns a file with a GLB header and a JSON chunk that is not JSON. */
function notAModel(): Buffer {
  const bytes = Buffer.from(glb);
  bytes.fill('x', 20, 40);
  return bytes;
}
