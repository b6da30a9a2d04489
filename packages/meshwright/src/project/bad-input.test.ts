import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileJournal } from '@meshwright/purchase/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exits } from '../errors/exit-codes.ts';
import { boxGlb } from '../testing/box-glb.ts';
import { freshHome, type Home } from '../testing/command.ts';
import { runHere } from '../testing/run-here.ts';
import { type SlowService, startSlowService } from '../testing/slow-service.ts';

const canary = 'canary-key-0123456789';
let home: Home;
let service: SlowService;
let written: Record<string, string>;

const good = { assets: { chest: { prompt: 'a chest' }, hero: { recipe: 'hero.json' } } };
const recipe = {
  nodes: { m: { task: 'text-to-3d', body: { should_texture: true, prompt: 'a hero' } } },
  output: 'm',
};
const lost = ['aaaaa', 'aaaab', 'c'].map((start) => start.padEnd(64, 'c'));

// Each folder is a separate project.
const projects: Record<string, unknown> = {
  good,
  none: undefined,
  'no-json': '{ "assets": ',
  unknown: { assets: {}, asets: {} },
  missing: { assets: { chest: { image: 'missing.png' } } },
  field: { assets: { chest: { prompt: 'x', options: { target_polycount: 5 } } } },
  chain: {
    assets: {
      chest: {
        recipe: {
          nodes: {
            model: {
              task: 'text-to-3d',
              body: { should_texture: true, prompt: 'x', target_polycount: 300_000, topology: 'quad' },
            },
            rig: { task: 'rigging', body: { input_task_id: { from: 'model' } } },
          },
          output: 'rig',
        },
      },
    },
  },
  foreign: { ...good, service: 'https://service.example/openapi' },
  poor: { ...good, budget: { run: 1 } },
};

beforeAll(async () => {
  home = await freshHome();
  service = await startSlowService({ 'model.glb': boxGlb() }, { key: canary });
  service.release();
  for (const [name, content] of Object.entries(projects)) {
    await mkdir(join(home.folder, name));
    const write = (file: string, text: string) => writeFile(join(home.folder, name, file), text);
    await write('hero.json', JSON.stringify(recipe));
    await write('wrong.json', JSON.stringify({ ...recipe, output: 'n' }));
    if (content !== undefined) {
      await write(
        'meshwright.json',
        typeof content === 'string' ? content : JSON.stringify(content, null, 2),
      );
    }
  }
  await writeFile(join(home.folder, 'wrong-key'), 'not-a-key-of-this-service');
  const journal = fileJournal(join(home.folder, 'good', '.meshwright'));
  for (const [i, purchase] of lost.entries()) {
    const at = i === 2 ? Date.now() : 1000;
    const payer = { host: 'elsewhere.example', account: 'of-another' };
    const sending = { family: 'text-to-3d', request: 'r', reserved: 5, until: at + 1000, run: 'r', ...payer };
    await journal.append({ kind: 'sending', purchase, at, ...sending });
  }
  journal.close();
  written = await contents();
});
afterAll(async () => {
  await service.stop();
  await home.remove();
});

// Each row: project, arguments, exit, and what stderr must contain.
const table: [project: string, argv: string[], exit: keyof typeof exits, expected: RegExp[]][] = [
  ...['plan', 'sync', 'check', 'update chest', 'why chest', 'restore'].map(
    (words): [string, string[], 'bad_input', RegExp[]] => [
      'none',
      words.split(' '),
      'bad_input',
      [/no meshwright\.json here/, /meshwright add chest/],
    ],
  ),
  ...['plan', 'sync', 'check', 'update chest', 'why chest', 'restore', 'add lamp x'].map(
    (words): [string, string[], 'bad_input', RegExp[]] => [
      'no-json',
      words.split(' '),
      'bad_input',
      [/not JSON/],
    ],
  ),
  [
    'unknown',
    ['sync'],
    'bad_input',
    [/meshwright\.json#\/asets: "asets" is not a field/, /Nothing was sent/],
  ],
  ['missing', ['sync'], 'bad_input', [/#\/assets\/chest\/image: There is no file missing\.png/]],
  ['field', ['sync'], 'bad_input', [/#\/assets\/chest\/options\/target_polycount: .*100 to 300000/]],
  ['chain', ['sync'], 'bad_input', [/#\/assets\/chest\/recipe\/nodes\/rig: .*600,000 faces/]],
  [
    'poor',
    ['sync', 'chest'],
    'over_budget',
    [/chest: costs \d+ credits/, /1 credits? for this run/, /nothing was bought/],
  ],
  ['good', ['sync', 'chest', '--max-credits', '2'], 'over_budget', [/chest/, /nothing was bought/]],
  ['foreign', ['sync'], 'usage', [/names the service https:\/\/service\.example/, /MESHWRIGHT_BASE_URL/]],
  ['good', ['sync', 'sword'], 'not_found', [/sword: no such asset/, /chest, hero/]],
  ['good', ['plan', 'sword'], 'not_found', [/sword: no such asset/]],
  ['good', ['restore', 'sword'], 'not_found', [/sword: no such asset/]],
  ['good', ['why', 'sword'], 'not_found', [/sword: no such asset/]],
  ['good', ['update', 'sword'], 'not_found', [/sword: no such asset/]],
  ['good', ['update', 'chest'], 'invalid', [/never made/, /meshwright sync chest/]],
  ['good', ['update', 'hero'], 'invalid', [/hero\.json/, /"take"/]],
  ['good', ['update'], 'usage', [/name/]],
  ['good', ['sync', '--max-credits', 'all'], 'invalid', [/--max-credits/, /whole number/]],
  ['good', ['sync', '--max-credits', '-1'], 'invalid', [/--max-credits/]],
  ['good', ['sync', '--base-url', 'http://example.com/openapi'], 'invalid', [/--base-url/, /https/]],
  [
    'good',
    ['sync', '--key-file', '../wrong-key'],
    'unauthorized',
    [/before the create/, /nothing was created/],
  ],
  ['good', ['sync', '--key-file', 'missing'], 'local_io', [/--key-file/, /ENOENT/]],
  ['good', ['check', 'chest'], 'usage', [/too many arguments/]],
  ['good', ['add'], 'usage', [/name/]],
  ['good', ['add', 'lamp'], 'usage', [/prompt, --image FILE, --recipe FILE/]],
  ['good', ['add', 'lamp', 'x', '--image', 'a.png'], 'usage', [/exactly one/]],
  ['good', ['add', 'chest', 'x'], 'invalid', [/declared already/, /--force/, /update chest/]],
  ['good', ['add', 'a lamp', 'x'], 'bad_input', [/letters, digits/]],
  ['good', ['add', '../lamp', 'x'], 'bad_input', [/letters, digits/]],
  ['good', ['add', 'lamp', ''], 'bad_input', [/#\/assets\/lamp\/prompt/]],
  ['good', ['add', 'lamp', '--image', 'missing.png'], 'bad_input', [/There is no file missing\.png/]],
  ['good', ['add', 'lamp', '--image', '../x.png'], 'invalid', [/--image/, /outside the project/]],
  ['good', ['add', 'lamp', '--recipe', 'missing.json'], 'bad_input', [/There is no file missing\.json/]],
  ['good', ['add', 'lamp', '--recipe', 'wrong.json'], 'bad_input', [/wrong\.json#\/output: "n" is no node/]],
  ['good', ['add', 'lamp', 'x', '--target', 'phone'], 'invalid', [/--target/, /mobile, desktop, engine/]],
  ['good', ['add', 'lamp', 'x', '--animations', 'swim'], 'invalid', [/--animations/, /idle,walk,30/]],
  ['good', ['add', 'lamp', 'x', '--height', '0'], 'invalid', [/--height/]],
  [
    'good',
    ['add', 'lamp', 'x', '--target-polycount', '9'],
    'bad_input',
    [/#\/assets\/lamp\/options\/target_polycount: .*100 to 300000/],
  ],
  ['good', ['journal', 'drop', 'xyz'], 'invalid', [/xyz/, /4 at least/]],
  ['good', ['journal', 'drop', 'aaaa'], 'invalid', [/2 purchases: aaaaaccccccc, aaaabccccccc/]],
  ['good', ['journal', 'drop', 'dddd'], 'not_found', [/no purchase dddd/]],
  ['good', ['journal', 'drop', 'cccc'], 'invalid', [/sent at elsewhere\.example/]],
  ['good', ['journal', 'drops'], 'usage', [/drops|too many/]],
  ['good', ['tasks', 'adopt', 'dddd', 'x'], 'not_found', [/no purchase dddd/]],
  ['good', ['tasks', 'adopt', 'cccc', 'remesh:x'], 'invalid', [/remesh/]],
  ['good', ['tasks', 'adopt', 'cccc', 'x'], 'invalid', [/sent at elsewhere\.example/]],
  ['good', ['tasks', 'adopt', 'cccc'], 'usage', [/task/]],
  ['good', ['clean', '--older-than', 'long'], 'invalid', [/--older-than/, /whole number/]],
  ['good', ['clean', '--forget', 'nowhere.json'], 'not_found', [/has no lockfile .*nowhere\.json/]],
  ['good', ['completion'], 'usage', [/shell/]],
  ['good', ['completion', 'tcsh'], 'invalid', [/bash, zsh, fish/]],
];

it.each(table)('in %s %j ends with %s', async (project, argv, exit, expected) => {
  const own = { cwd: join(home.folder, project), env: { ...service.env, XDG_CACHE_HOME: home.cache } };
  // Only a key: the manifest must not decide its destination.
  if (project === 'foreign') own.env.MESHWRIGHT_BASE_URL = '';
  const { code, stdout, stderr } = await runHere([...argv, '--json'], own);
  const { error } = JSON.parse(stdout);
  expect({ code, error }).toMatchObject({
    code: exits[exit].exitCode,
    error: { code: exit, exitCode: exits[exit].exitCode },
  });
  expect(stderr).toContain(error.message);
  for (const pattern of expected) expect(error.message).toMatch(pattern);
  expect(stdout + stderr).not.toContain(canary);
});

it('none of these commands writes or spends anything', async () => {
  expect(await contents()).toEqual(written);
  expect(await service.balance()).toBe(1000);
});

/** Returns every file's hash, without the journals, which record attempts. */
async function contents(): Promise<Record<string, string>> {
  const all = await readdir(home.folder, { recursive: true, withFileTypes: true });
  const files = all.filter((each) => each.isFile() && !each.parentPath.includes('.meshwright'));
  const hashes = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [
      path,
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}
