import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exits } from '../../errors/exit-codes.ts';
import { freshHome, type Home } from '../../testing/command.ts';
import { runHere } from '../../testing/run-here.ts';

// Declaring needs no service: an address where nothing answers would show a request.
let home: Home;
beforeEach(async () => {
  home = await freshHome();
});
afterEach(() => home.remove());

const run = (...argv: string[]) =>
  runHere(argv, {
    cwd: home.folder,
    env: {
      MESHWRIGHT_BASE_URL: 'http://127.0.0.1:1/openapi',
      MESHWRIGHT_API_KEY: 'none',
      XDG_CACHE_HOME: home.cache,
    },
  });
const write = (path: string, content: string | Uint8Array) => writeFile(join(home.folder, path), content);
const manifest = () => readFile(join(home.folder, 'meshwright.json'), 'utf8').catch(() => undefined);
const picture = (hue: number, side = 64) =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: hue, g: 90, b: 30 } } })
    .png()
    .toBuffer();

async function pictures(count: number): Promise<void> {
  await mkdir(join(home.folder, 'pictures'), { recursive: true });
  for (let i = 0; i < count; i++) await write(`pictures/Thing ${i}.png`, await picture(i));
}

it('declares an asset for each picture of a folder, with the table and the price, and sends nothing', async () => {
  await pictures(3);
  await write('pictures/notes.txt', 'not a picture');
  const { code, stdout, stderr } = await run(
    'add',
    '--from',
    'pictures',
    '--height',
    '0.5',
    '--target-polycount',
    '300',
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { assets } = JSON.parse((await manifest())!);
  expect(Object.keys(assets)).toEqual(['thing-0', 'thing-1', 'thing-2']);
  expect(assets['thing-1']).toEqual({
    image: 'pictures/Thing 1.png',
    options: { target_polycount: 300 },
    place: { height: 0.5 },
  });
  expect(stdout).toMatch(/^Thing 0\.png +thing-0 +pictures\/Thing 0\.png +0\.5 m high +\d+ credits$/m);
  expect(stdout).toMatch(/^3 assets: 3 declared in .*; to buy: 3 tasks for \d+ credits/m);
  expect(stdout).toMatch(/note: 1 other entry of the folder left out/);
  expect(stdout).toMatch(/Nothing was sent\. Next:\n {2}meshwright sync --max-credits \d+\n$/);
});

it('declares the rows of a list, whose cells come before the flags', async () => {
  await pictures(1);
  await write(
    'list.csv',
    [
      'name;prompt;image;height;longest;takes;targets;rig;animations',
      'guard;a guard, with a spear;;1.8;;;;yes;0 30',
      ';"a ""red"" barrel";;;;3;mobile desktop;;',
      'sign;;pictures/Thing 0.png;;2;;;;',
    ].join('\r\n'),
  );
  const { code, stdout } = await run('add', '--from', 'list.csv', '--height', '1', '--json');
  expect(code).toBe(0);
  expect(JSON.parse((await manifest())!).assets).toEqual({
    guard: { prompt: 'a guard, with a spear', rig: true, animations: [0, 30], place: { height: 1.8 } },
    'red-barrel': {
      prompt: 'a "red" barrel',
      takes: 3,
      place: { height: 1 },
      targets: ['mobile', 'desktop'],
    },
    sign: { image: 'pictures/Thing 0.png', place: { longest: 2 } },
  });
  const { rows, plan } = JSON.parse(stdout);
  // A guard is a model, a rig and clips; the barrel is bought three times.
  expect(plan.tasks).toBe(3 + 3 + 1);
  const sum = rows.reduce((total: number, { credits }: { credits: number }) => total + credits, 0);
  expect(sum).toBe(plan.credits.total);
});

it('the same command again changes nothing, and with more pictures adds only those', async () => {
  await pictures(2);
  await run('add', '--from', 'pictures');
  const first = await manifest();
  expect((await run('add', '--from', 'pictures')).stdout).toMatch(
    /2 assets: 0 declared in .*, 2 there already/,
  );
  expect(await manifest()).toBe(first);
  await pictures(3);
  expect((await run('add', '--from', 'pictures')).stdout).toMatch(
    /3 assets: 1 declared in .*, 2 there already/,
  );
  expect(Object.keys(JSON.parse((await manifest())!).assets)).toHaveLength(3);
});

it('reports every bad row at once with row, field, limit and remedy, and declares nothing', async () => {
  await pictures(1);
  await write('pictures/small.png', await picture(1, 8));
  await write('pictures/broken.png', 'no picture');
  await write(
    'list.csv',
    `name,prompt,image,recipe,height,takes,targets
ok,a chest,,,,,
low,a chest,,,-2,,
,,,,1,,
both,a chest,pictures/Thing 0.png,,,,
many,a chest,,,,99,
ok,a lamp,,,,,
phone,a lamp,,,,,phone
small,,pictures/small.png,,,,
gone,,pictures/gone.png,,,,
away,,../../outside.png,,,,
broken,,pictures/broken.png,,,,
constructor,a vase,,,,,
more,a vase,,,,,,,
,鍋,,,,,
`,
  );
  const { code, stderr } = await run('add', '--from', 'list.csv');
  expect(code).toBe(exits.bad_input.exitCode);
  expect(await manifest()).toBeUndefined();
  for (const line of [
    /Nothing was declared, and nothing was sent/,
    /^row 3, height: "-2": it must be a number from 0\.000001 to 1000000 metres/m,
    /^row 4, prompt, image, recipe: it has none of them: give exactly one/m,
    /^row 5, prompt, image, recipe: it has prompt and image: give exactly one/m,
    /^row 6, takes: "99": it must be a whole number from 1 to 20/m,
    /^row 7, name: "ok" is the name of row 2, too: give one of them another/m,
    /^row 8, targets: "phone": allowed are mobile, desktop, engine/m,
    /^row 9, image: .*8 x 8 pixels: at least 32 on each side.*larger picture/m,
    /^row 10, image: .*gone\.png cannot be read: there is no such file/m,
    /^row 11, image: .*outside the project.*copy it into it/m,
    /^row 12, image: .*not a picture this tool can read/m,
    /^row 14, cells: it has 9 cells and the first row 7.*double quotes/m,
    /^row 15, name: there is no Latin letter or digit/m,
  ]) {
    expect(stderr).toMatch(line);
  }
});

it('reports what only the whole project shows by row, and mistakes of a flag once for all rows', async () => {
  await write('list.csv', 'name,prompt\ntoString,a vase\nlamp,a lamp\n');
  const bad = await run('add', '--from', 'list.csv');
  expect(bad.stderr).toMatch(/^row 2, name: .*not a name of every JavaScript object/m);
  await write('list.csv', `prompt\n${Array.from({ length: 9 }, (_, i) => `thing ${i}`).join('\n')}\n`);
  const all = await run('add', '--from', 'list.csv', '--target-polycount', '1');
  expect(all.code).toBe(exits.bad_input.exitCode);
  expect(all.stderr).toMatch(/^row 2, 3, 4, 5, 6 and 4 more, --target-polycount: /m);
  expect(await manifest()).toBeUndefined();
});

it('two files with the same picture are one purchase, and the table shows it', async () => {
  await pictures(1);
  await write('pictures/copy.png', await picture(0));
  const { plan, rows } = JSON.parse((await run('add', '--from', 'pictures', '--json')).stdout);
  expect(plan.tasks).toBe(1);
  expect(rows.filter(({ credits }: { credits: number }) => credits === 0)).toHaveLength(1);
});

it('refuses a batch that costs more than --max-credits, with the table, and declares nothing', async () => {
  await pictures(2);
  const { code, stderr } = await run('add', '--from', 'pictures', '--max-credits', '1');
  expect(code).toBe(exits.over_budget.exitCode);
  expect(stderr).toMatch(
    /Thing 0\.png.*cost \d+ credits, and --max-credits allows 1 credit: raise it, or take rows out/s,
  );
  expect(await manifest()).toBeUndefined();
  const dry = await run('add', '--from', 'pictures', '--dry-run');
  expect(dry.stdout).toMatch(/2 assets: 2 would be declared/);
  expect(await manifest()).toBeUndefined();
});

it('says where a budget of the project is smaller than the batch', async () => {
  await pictures(2);
  await write('meshwright.json', JSON.stringify({ budget: { run: 3 }, assets: {} }));
  const { stdout } = await run('add', '--from', 'pictures');
  expect(stdout).toMatch(/more than the 3 credits one run may spend: the sync would stop there/);
});

it('an asset that is declared with other fields stays, unless --force replaces it', async () => {
  await run('add', 'lamp', 'a lamp');
  const before = await manifest();
  await write('list.csv', 'name,prompt\nlamp,a red lamp\n');
  const { code, stderr } = await run('add', '--from', 'list.csv');
  expect(code).toBe(exits.bad_input.exitCode);
  expect(stderr).toMatch(/row 2, name: "lamp" is declared already with other fields: --force replaces it/);
  expect(await manifest()).toBe(before);
  expect((await run('add', '--from', 'list.csv', '--force')).code).toBe(0);
  expect(JSON.parse((await manifest())!).assets.lamp).toEqual({ prompt: 'a red lamp' });
});

it.each([
  [['add'], 'usage', /the name of the asset, or --from/],
  [['add', 'x', '--from', 'list.csv'], 'usage', /leave out name/],
  [['add', 'x', 'a chest', '--dry-run'], 'usage', /go with --from/],
  [['add', '--from', 'nowhere'], 'local_io', /there is no such folder or list/],
  [['add', '--from', 'empty.csv'], 'bad_input', /no row below the first/],
  [
    ['add', '--from', 'columns.csv'],
    'bad_input',
    /"promt" is no column; did you mean "prompt"\?.*The first row names/,
  ],
  [['add', '--from', 'latin.csv'], 'bad_input', /is not UTF-8: save the list as "CSV UTF-8"/],
  [['add', '--from', 'pictures'], 'bad_input', /no picture \(\.png/],
] as const)('%j is refused with the remedy', async (argv, exit, message) => {
  await mkdir(join(home.folder, 'pictures'));
  await write('empty.csv', 'prompt\n\n');
  await write('columns.csv', 'promt\na chest\n');
  await write('latin.csv', Buffer.from('prompt\nein Gr\xfcner Topf\n', 'latin1'));
  const { code, stderr } = await run(...argv);
  expect(stderr).toMatch(message);
  expect(code).toBe(exits[exit].exitCode);
});
