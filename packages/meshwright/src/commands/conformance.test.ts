import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service, startService } from '@meshwright/service';
import { instantEngine } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHere } from '../testing/run-here.ts';

const key = 'key-of-the-test';
let service: Service;
let html: Server;
let cwd: string;

beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'meshwright-conformance-'));
  service = await startService({
    port: 0,
    engine: instantEngine(),
    accounts: [
      { name: 'a', key, credits: 10_000 },
      { name: 'free', key: 'key-of-the-free', plan: 'free', credits: 100 },
    ],
  });
  html = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html>');
  }).listen(0, '127.0.0.1');
  await once(html, 'listening');
});
afterAll(async () => {
  await service.stop();
  html.closeAllConnections();
  html.close();
  await rm(cwd, { recursive: true });
});

const run = (argv: readonly string[], env: Record<string, string> = {}) =>
  runHere(['conformance', ...argv], {
    cwd,
    env: { MESHWRIGHT_BASE_URL: service.baseUrl, MESHWRIGHT_API_KEY: key, ...env },
  });

it('prints a table a section, each line with its source, and what was spent', async () => {
  const { code, stdout, stderr } = await run(['--only', 'rule 3']);
  expect(stderr).not.toMatch(/error/);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Authentication\n/m);
  expect(stdout).toMatch(/^passed {3}specification {2}Authentication, rule 3: an invalid key gets 401$/m);
  expect(stdout).toMatch(/^skipped {2}specification {2}Authentication, rule 3: a retired key/m);
  expect(stdout).toMatch(/^ +needs a service of its own/m);
  expect(stdout).toMatch(/\n\d+ passed, 0 failed, \d+ skipped\n/);
  expect(stdout).toMatch(/\n0 credits of at most 0 by the price list; the balance fell by 0\n$/);
  expect(stdout + stderr).not.toContain(key);
});

it('pays up to --max-credits, and writes the JSON to a file too', async () => {
  const argv = ['--only', 'Credit costs: UV Unwrap', '--max-credits', '5'];
  const { code, stdout } = await run([...argv, '--json', '-o', 'report.json']);
  expect(code).toBe(0);
  const report = JSON.parse(stdout);
  expect(report).toMatchObject({ passed: 1, failed: 0, credits: { limit: 5, reckoned: 5 } });
  expect(JSON.parse(await readFile(join(cwd, 'report.json'), 'utf8'))).toEqual(report);
});

it('--source chooses by who demands a line, and keys of other accounts come from the environment', async () => {
  const { stdout } = await run(['--source', 'own', '--only', 'needs a paid plan', '--json'], {
    MESHWRIGHT_FREE_KEY: 'key-of-the-free',
  });
  const { rows, passed } = JSON.parse(stdout);
  expect(passed).toBeGreaterThan(5);
  expect(new Set(rows.map(({ source }: { source: string }) => source))).toEqual(new Set(['own']));
});

it.each([
  ['a line that fails', ['--only', 'Errors, 404: an unknown task'], 14, /^failed {2}specification/m],
  ['no matching statement', ['--only', 'no such words'], 4, /^$/],
  ['a source that does not exist', ['--source', 'hearsay'], 4, /^$/],
  ['no number of credits', ['--max-credits', 'all'], 4, /^$/],
])('%s ends with its exit code', async (_, argv, code, printed) => {
  const broken = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(request.url?.includes('balance') ? '{"balance":1}' : '[]');
  }).listen(0, '127.0.0.1');
  await once(broken, 'listening');
  const { port } = broken.address() as AddressInfo;
  const ended = await run(argv, { MESHWRIGHT_BASE_URL: `http://127.0.0.1:${port}/openapi` });
  broken.closeAllConnections();
  broken.close();
  expect([ended.code, ended.stderr]).toEqual([code, expect.stringMatching(/error: /)]);
  expect(ended.stdout).toMatch(printed);
});

it.each([
  ['a wrong key', { MESHWRIGHT_API_KEY: 'another-key' }, 3, /refuses the key/],
  ['a web page', { MESHWRIGHT_BASE_URL: 'html' }, 7, /text\/html, not JSON/],
  ['no service', { MESHWRIGHT_BASE_URL: '', MESHWRIGHT_API_KEY: '' }, 2, /--base-url URL/],
])('%s ends before any statement', async (_, env, code, message) => {
  const { port } = html.address() as AddressInfo;
  const values = Object.entries(env).map(([name, value]) => [
    name,
    value.replace('html', `http://127.0.0.1:${port}`),
  ]);
  const ended = await run([], Object.fromEntries(values));
  expect([ended.code, ended.stderr]).toEqual([code, expect.stringMatching(message)]);
  expect(ended.stderr).not.toContain('another-key');
});
