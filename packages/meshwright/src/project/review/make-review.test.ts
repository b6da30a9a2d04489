import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exits } from '../../errors/exit-codes.ts';
import { boxGlb } from '../../testing/box-glb.ts';
import { runHere } from '../../testing/run-here.ts';

const fixture = (name: string) => join(import.meta.dirname, '../../../../../fixtures', name);

let cwd: string;
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...words], {
    cwd,
    stdio: 'pipe',
  });
const run = (...argv: string[]) => runHere(['review', ...argv], { cwd, env: {} });

beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'meshwright-'));
  git('init', '-q');
  await writeFile(join(cwd, 'box.glb'), boxGlb());
  await cp(fixture('keycap.glb'), join(cwd, 'old.glb'));
  await cp(fixture('character.glb'), join(cwd, 'same.glb'));
  git('add', '.');
  git('commit', '-qm', 'models');
  await cp(fixture('keycap.glb'), join(cwd, 'box.glb'));
  await rm(join(cwd, 'old.glb'));
  await cp(fixture('morph-default.glb'), join(cwd, 'new <b>.glb'));
  await writeFile(join(cwd, 'broken.glb'), 'no model');
  await writeFile(join(cwd, 'notes.txt'), 'no model');
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

it('shows what was added, changed, removed or broken since the last commit, and nothing else', async () => {
  const { code, stdout, stderr } = await run('--json');
  expect(code, stderr).toBe(0);
  const { models, page, markdown } = JSON.parse(stdout);
  expect(models.map(({ path, change }: { path: string; change: string }) => [path, change])).toEqual([
    ['box.glb', 'changed'],
    ['broken.glb', 'unreadable'],
    ['new <b>.glb', 'added'],
    ['old.glb', 'removed'],
  ]);
  expect(models[0].facts).toContainEqual(expect.stringMatching(/^triangles: /));
  const html = await readFile(page, 'utf8');
  expect(html).toContain('new &#60;b&#62;.glb');
  expect(html.match(/<img /g)).toHaveLength(2);
  const text = await readFile(markdown, 'utf8');
  expect(text).toContain('### changed: box.glb');
  const [, picture] = /\]\((pictures\/001-box\.glb\.jpg)\)/.exec(text)!;
  expect((await readFile(join(cwd, 'meshwright-review', picture!))).byteLength).toBeLessThanOrEqual(25_000);
});

it('says what was paid for: of the sidecar or the lockfile, once a task, and nothing for what was paid before', async () => {
  const digest = async (name: string) =>
    createHash('sha256')
      .update(await readFile(join(cwd, name)))
      .digest('hex');
  const json = (name: string, value: object) => writeFile(join(cwd, name), JSON.stringify(value));
  const locked = (ref: string, credits: number | null, sha256: string) => ({
    tasks: { model: { ref, credits } },
    files: { 'x.glb': { sha256, bytes: 1 } },
  });
  await json('meshwright.lock.json', { assets: { old: locked('text-to-3d:old', 20, 'a') } });
  git('add', 'meshwright.lock.json');
  git('commit', '-qm', 'lock');
  await json('new <b>.json', {
    tasks: [{ ref: 'text-to-3d:a1', credits: 30 }],
    files: [{ name: 'new <b>.glb', sha256: await digest('new <b>.glb') }],
  });
  await json('meshwright.lock.json', {
    assets: {
      box: locked('text-to-3d:old', 20, await digest('box.glb')),
      // The same task as that of the sidecar is counted once.
      broken: locked('text-to-3d:a1', 30, await digest('broken.glb')),
    },
  });
  const { stdout } = await run('--json', '-o', 'paid');
  const { models, credits, markdown } = JSON.parse(stdout);
  expect(credits).toBe(30);
  const factOf = (path: string) => models.find((model: { path: string }) => model.path === path).facts.at(-1);
  expect(factOf('new <b>.glb')).toBe('30 credits for text-to-3d:a1');
  expect(factOf('box.glb')).toBe('paid before: text-to-3d:old');
  expect(await readFile(markdown, 'utf8')).toContain('1 unreadable; 30 credits');
});

it('refuses a ref that git does not know, and a folder without git', async () => {
  for (const ref of ['no-such-branch', '--upload-pack=x'])
    expect((await run(`--since=${ref}`, '-o', 'other')).code).toBe(exits.invalid.exitCode);
  const outside = await mkdtemp(join(tmpdir(), 'meshwright-'));
  const ended = await runHere(['review'], { cwd: outside, env: {} });
  await rm(outside, { recursive: true });
  expect([ended.code, ended.stderr]).toEqual([
    exits.local_io.exitCode,
    expect.stringMatching(/in no git repository/),
  ]);
});

it('never replaces a review unasked', async () => {
  await run('-o', 'twice');
  expect((await run('-o', 'twice')).code).toBe(exits.local_io.exitCode);
  expect((await run('-o', 'twice', '--force')).code).toBe(0);
});
