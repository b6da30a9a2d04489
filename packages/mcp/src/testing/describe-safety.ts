import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type McpHome, mcpHome, type OpenClient } from './mcp-home.ts';
import { namedGlb } from './named-glb.ts';

const secret = 'CANARY-OUTSIDE-THE-ROOT';

const paths = [
  '../outside/secret.glb',
  'link/secret.glb',
  'link.glb',
  'a/../../outside/secret.glb',
  '/etc/passwd',
  '/proc/self/environ',
  'file:///etc/passwd',
  '..\\outside\\secret.glb',
  '%2e%2e/outside/secret.glb',
  'own.glb\0.png',
  '.',
  '',
];

/** What the tests use. */
export interface SafetyWorld {
  readonly home: McpHome;
  readonly agent: OpenClient;
}

/**
 * Declares the tests that no tool reads or writes outside the root, and that texts of others stay data.
 * @param open a client with a budget of 100,000 credits
 * @param texts of others, which ask for what no tool may do
 */
export function describeSafety(
  open: (home: McpHome) => Promise<OpenClient>,
  texts: readonly string[],
): () => SafetyWorld {
  let home: McpHome;
  let agent: OpenClient;
  let outside: string;
  let before: string;
  /** Model and error that the service gives next. */
  let nextModel: Uint8Array;
  let nextError: string | undefined;

  beforeAll(async () => {
    home = await mcpHome(async () => {
      if (nextError !== undefined) throw new Error(nextError);
      return { 'model.glb': nextModel };
    });
    outside = join(home.base, 'outside');
    await mkdir(outside);
    await cp(join(import.meta.dirname, '../../../../fixtures/character.glb'), join(outside, 'secret.glb'));
    await writeFile(join(outside, 'secret.txt'), secret);
    await writeFile(join(home.root, 'own.txt'), 'made by the user');
    await cp(join(outside, 'secret.glb'), join(home.root, 'own.glb'));
    await symlink(outside, join(home.root, 'link'));
    await symlink(join(outside, 'secret.glb'), join(home.root, 'link.glb'));
    agent = await open(home);
  });
  afterAll(() => home.remove());

  beforeEach(async () => {
    nextModel = namedGlb('a name');
    nextError = undefined;
    before = await digestOf(outside);
  });

  it.each(paths)('no tool reads %j', async (path) => {
    const calls: [string, object][] = [
      ['inspect', { file: path }],
      ['doctor', { file: path }],
      ['place', { file: path, output: 'x.glb' }],
      ['optimize', { file: path, output: 'x.glb' }],
      ['clips', { file: path }],
      ['clips', { file: 'own.glb', output: 'x.glb', merge: [path] }],
      ['create', { image: path }],
      ['create', { prompt: 'a chest', steps: [{ mergeClips: { files: [{ file: { path } }] } }] }],
    ];
    const spent = await home.spent();
    for (const [name, args] of calls) {
      const reply = await agent.call(name, args);
      expect(reply.isError, `${name}: ${reply.text}`).toBe(true);
      expect(reply.raw).not.toContain(secret);
      expect(reply.raw).not.toContain('root:x:');
    }
    expect(await home.spent()).toBe(spent);
    expect(await digestOf(outside)).toBe(before);
  });

  it.each(['../outside/x.glb', 'link/x.glb', '/tmp/x.glb', 'link.glb', '..\\x/../../outside/x.glb'])(
    'no tool writes to %j',
    async (output) => {
      for (const name of ['place', 'optimize', 'clips']) {
        const reply = await agent.call(name, {
          file: 'own.glb',
          output,
          ...(name === 'clips' && { names: 'title' }),
        });
        expect(reply.isError, `${name}: ${reply.text}`).toBe(true);
      }
      const folder = output.replace(/\/?[^/]*$/, '') || '../outside';
      const spent = await home.spent();
      const created = await agent.call('create', { prompt: `a chest in ${output}`, folder });
      expect(created.isError, created.text).toBe(true);
      expect(await home.spent()).toBe(spent);
      expect(await digestOf(outside)).toBe(before);
    },
  );

  it('what the user made stays: no output replaces a file', async () => {
    for (const name of ['place', 'optimize']) {
      const reply = await agent.call(name, { file: 'own.glb', output: 'own.glb', height: 3 });
      expect(reply.isError, reply.text).toBe(true);
    }
    expect(await readFile(join(home.root, 'own.txt'), 'utf8')).toBe('made by the user');
    expect(await digestOf(join(home.root, 'own.glb'))).toBe(await digestOf(join(outside, 'secret.glb')));
  });

  it('texts of others come back as bounded data, whatever they say, and nothing is done for them', async () => {
    for (const [index, text] of texts.entries()) {
      nextModel = namedGlb(text);
      const wanted = { prompt: `thing ${index}: ${text}`.slice(0, 590), name: text.slice(0, 100) || 'x' };
      const ready = await agent.settle('create', wanted);
      expect(ready.data, ready.text).toMatchObject({ status: 'SUCCEEDED' });
      // The name becomes one folder below the root, whatever it tries.
      expect(String(ready.data.folder)).toMatch(/^meshwright-out\/[^/]+$/);
      const [model] = (await readdir(join(home.root, String(ready.data.folder)))).filter((each) =>
        each.endsWith('.glb'),
      );
      const inspected = await agent.call('inspect', { file: `${ready.data.folder}/${model}` });
      expect(inspected.isError, inspected.text).toBe(false);
      const diagnosed = await agent.call('doctor', { file: `${ready.data.folder}/${model}` });
      nextError = text;
      const failing = await agent.call('create', { prompt: `failing ${index}` });
      const failed = await agent.settle('wait', { task: failing.data.task });
      nextError = undefined;
      expect(failed.data).toMatchObject({ status: 'FAILED' });
      for (const reply of [ready, inspected, diagnosed, failed]) {
        expect(reply.raw.length).toBeLessThan(60_000);
        expect(JSON.stringify(reply.data).length).toBeLessThanOrEqual(16_000);
        expect(reply.text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        expect(reply.raw).not.toContain(home.key);
        expect(reply.raw).not.toContain(secret);
      }
      // In the short text it stands in quotes, cut.
      if (failed.data.message) expect(failed.text).toContain('The service\'s message, as data: "');
    }
    expect(await digestOf(outside)).toBe(before);
    const entries = (await readdir(home.base)).filter((name) => name !== 'trace');
    expect(entries.sort()).toEqual(['cache', 'outside', 'root', 'state']);
    expect(agent.log()).not.toContain(home.key);
  });

  return () => ({ home, agent });
}

/** Returns a hash of a file, or of every file below a folder with its name. */
async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  if ((await stat(path)).isFile()) return hash.update(await readFile(path)).digest('hex');
  for (const name of (await readdir(path, { recursive: true })).sort()) {
    hash.update(name);
    const file = join(path, name);
    if ((await stat(file)).isFile()) hash.update(await readFile(file));
  }
  return hash.digest('hex');
}
