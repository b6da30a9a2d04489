import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '@meshwright/testing/repository';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandNames } from '../program.ts';
import { runHere } from '../testing/run-here.ts';
import { firstGuesses } from './mistaken-words.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meshwright-advice-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (...argv: string[]) => runHere(argv, { cwd: folder, env: {} });

it.each([
  [
    ['create', 'a', 'wooden', 'chest', '--height', '1'],
    'put the prompt in quotes: meshwright create "a wooden chest"',
  ],
  [
    ['add', 'chest', 'a', 'wooden', 'chest'],
    'put the prompt in quotes: meshwright add chest "a wooden chest"',
  ],
  [['init'], 'meshwright add chest "a wooden chest"'],
  [['login'], 'set MESHWRIGHT_API_KEY'],
  [['open', 'k.glb'], 'meshwright view FILE'],
  [['version'], 'meshwright --version'],
  [['--api-key', 'x', 'balance'], 'set MESHWRIGHT_API_KEY'],
  [['balance', '--api-key=canary'], 'set MESHWRIGHT_API_KEY'],
  [['clips', 'k.glb'], 'meshwright clips list FILE'],
  [['help', 'creat'], 'did you mean meshwright help create?'],
  [['create', 'a knight', '--clips', 'walk'], 'meshwright create "a knight" --animations walk'],
  [['add', 'knight', '--animate', 'walk'], 'meshwright create "a knight" --animations walk'],
  [['place', 'k.glb', '--output', 'b.glb'], 'the flag is -o, or --out'],
])('%j says what to type instead', async (argv, advice) => {
  const { code, stderr } = await run(...argv);
  expect([code, stderr]).toEqual([2, expect.stringContaining(advice)]);
  expect(stderr).not.toContain('canary');
});

it('other commands with too many arguments get no such advice', async () => {
  const { stderr } = await run('inspect', 'a.glb', 'b.glb');
  expect(stderr).toMatch(/too many arguments/);
  expect(stderr).not.toMatch(/quotes/);
});

it('names commands that exist', () => {
  for (const [guess, advice] of Object.entries(firstGuesses)) {
    expect(commandNames).not.toContain(guess);
    for (const [, name] of advice.matchAll(/meshwright (\w+)/g)) expect(commandNames).toContain(name);
  }
});

it('prints a short help without a word, and exits 0', async () => {
  const { code, stdout } = await run();
  expect(code).toBe(0);
  for (const [, name] of stdout.matchAll(/^ {2}meshwright (\w+)/gm)) expect(commandNames).toContain(name);
  expect(stdout).toMatch(/create "a wooden chest"/);
});

it('takes a file: address for a path, makes missing folders, and names a missing file as it was typed', async () => {
  const model = join(repository, 'fixtures/character.glb');
  const out = join(folder, 'new', 'deep', 'k.glb');
  const placed = await run(
    'place',
    pathToFileURL(model).href,
    '-o',
    pathToFileURL(out).href,
    '--height',
    '1',
  );
  expect([placed.code, placed.stderr]).toEqual([0, '']);
  expect((await readFile(out)).subarray(0, 4).toString()).toBe('glTF');
  const again = await run('place', model, '--out', out, '--height', '1');
  expect([again.code, again.stderr]).toEqual([11, expect.stringContaining('--force to replace it')]);
  const missing = await run('inspect', 'sub/none.glb');
  expect(missing.stderr).toContain('error: sub/none.glb: there is no such file');
});

it('explains a code, a finding and an exit without a network', async () => {
  for (const [code, text] of [
    ['over_budget', /^purchase over_budget\n {2}.+\n {2}Way out: /m],
    ['cli-local_io', /^cli local_io\n {2}Exit code 11: /m],
    ['14', /^cli unhealthy\n/m],
  ] as const) {
    const answer = await run('explain', code);
    expect([answer.code, answer.stdout]).toEqual([0, expect.stringMatching(text)]);
  }
  expect((await run('explain', '402')).stdout).toContain('client payment_required');
  const unknown = await run('explain', 'budget');
  expect([unknown.code, unknown.stderr]).toEqual([5, expect.stringMatching(/codes like it: .*over_budget/)]);
});
