import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { spendings } from '@meshwright/purchase';
import { stagingPrefix } from '@meshwright/purchase/files';
import { userJournal } from '@meshwright/purchase/node';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exits } from '../errors/exit-codes.ts';
import { boxGlb } from '../testing/box-glb.ts';
import { freshHome, type Home } from '../testing/command.ts';
import { runHere } from '../testing/run-here.ts';
import { type SlowService, startSlowService } from '../testing/slow-service.ts';

let home: Home;
let service: SlowService;
let begun: number;

beforeEach(async () => {
  home = await freshHome();
  service = await startSlowService({ 'model.glb': boxGlb(), 'thumbnail.png': picture() });
  service.release();
  begun = await service.balance();
});
afterEach(async () => {
  await service.stop();
  await home.remove();
});

const here = (argv: readonly string[], cwd = home.folder) => runHere(argv, { cwd, env: service.env });

// Output has any shape; the tests check it.
async function made(...argv: string[]) {
  const { code, stdout, stderr } = await here([...argv, '--json']);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return JSON.parse(stdout);
}

const paid = async () => begun - (await service.balance());

it('the same command is the same purchase: the answer comes from the disk and states so', async () => {
  const first = await made('create', 'a box', '--height', '2');
  expect(first.purchase).toMatchObject({ before: false, take: 1 });
  const price = await paid();
  expect(price).toBe(first.credits);
  await service.stop();
  const { code, stdout, stderr } = await here(['create', 'a box', '--height', '2']);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  expect(stdout).toContain(first.model);
  expect(stdout).toMatch(/paid +bought before; nothing was paid \(30 credits at /);
  expect(stdout).toMatch(
    /another +meshwright create "a box" --height 2 --again \(estimated price: 30 credits\); until then these words mean this purchase/,
  );
});

it('removes the staging folder of a killed command when the asset is found', async () => {
  const { folder } = await made('create', 'a box');
  // No process has this id.
  const left = `${folder}/../${stagingPrefix({ host: hostname(), pid: 2 ** 30 })}abcdef`;
  await mkdir(left);
  expect((await made('create', 'a box')).purchase).toMatchObject({ before: true });
  await expect(stat(left)).rejects.toMatchObject({ code: 'ENOENT' });
});

it.each([
  [['--height', '3']],
  [['--out', 'elsewhere']],
  [['--name', 'crate']],
  [['--longest', '1', '--origin', 'center', '--out', 'deep/er']],
])('%j makes no other purchase, and downloads nothing', async (flags) => {
  const first = await made('create', 'a box');
  await service.stop();
  const second = await made('create', 'a box', ...flags);
  expect(second.purchase).toMatchObject({ before: true, take: 1 });
  expect(second.tasks).toEqual(first.tasks);
  expect(second.folder).not.toBe(first.folder);
  expect(second.files.map(({ name }: { name: string }) => name)).toHaveLength(2);
});

it('damaged or removed files are restored free of charge', async () => {
  const first = await made('create', 'a box');
  await service.stop();
  await writeFile(first.model, 'painted over');
  const second = await made('create', 'a box');
  expect(second).toMatchObject({ folder: `${first.folder}-2`, files: first.files });
  expect(await readFile(first.model, 'utf8')).toBe('painted over');
  expect(await made('create', 'a box')).toMatchObject({ folder: second.folder });
  for (const folder of [first.folder, second.folder]) await rm(folder, { recursive: true });
  expect(await made('create', 'a box')).toMatchObject({ folder: first.folder, files: first.files });
});

it('--again buys the next take, prints its price, and later commands mean that take', async () => {
  const first = await made('create', 'a box');
  const price = await paid();
  const { code, stderr } = await here(['create', 'a box', '--again']);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  expect(stderr).toMatch(/^estimated price: 30 credits, for take 2 of the same$/m);
  expect(await paid()).toBe(2 * price);
  const plain = await made('create', 'a box');
  expect(plain).toMatchObject({ folder: `${first.folder}-2`, purchase: { before: true, take: 2 } });
  expect(await paid()).toBe(2 * price);
});

it('--again without an earlier purchase buys once', async () => {
  expect(await made('create', 'a box', '--again')).toMatchObject({ purchase: { before: false, take: 1 } });
});

it('a repeated --again resumes the interrupted one, and only the next one buys', async () => {
  await made('create', 'a box');
  const price = await paid();
  const stop = new AbortController();
  const stopped = await runHere(['create', 'a box', '--again'], {
    cwd: home.folder,
    env: service.env,
    signal: stop.signal,
    onStderr: (text) => text.startsWith('task: ') && stop.abort(new Error('stopped')),
  });
  expect(stopped.code).not.toBe(0);
  expect(await paid()).toBe(2 * price);
  const takes = [];
  for (const _ of [1, 2]) takes.push((await made('create', 'a box', '--again')).purchase);
  expect(takes).toMatchObject([
    { before: true, take: 2 },
    { before: false, take: 3 },
  ]);
  expect(await paid()).toBe(3 * price);
});

it('a picture is identified by its bytes, not by its name', async () => {
  const background = { r: 90, g: 60, b: 30 };
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
  for (const name of ['one.png', 'two.png']) await writeFile(join(home.folder, name), png);
  const first = await made('create', '--image', 'one.png');
  const price = await paid();
  const second = await made('create', '--image', 'two.png');
  expect(second).toMatchObject({ tasks: [{ ref: first.tasks[0].ref }], purchase: { before: true } });
  expect(await paid()).toBe(price);
});

it('tasks create returns the task of the earlier purchase', async () => {
  await writeFile(join(home.folder, 'box.glb'), boxGlb());
  const words = ['tasks', 'create', 'remesh', '--model-url', 'box.glb', '--target-polycount', '500'];
  const first = await made(...words);
  const price = await paid();
  expect(price).toBeGreaterThan(0);
  expect(await made(...words)).toMatchObject({ ref: first.ref, purchase: { before: true } });
  expect(await paid()).toBe(price);
  const { stdout } = await here(words);
  expect(stdout).toMatch(
    /bought before, at .*; nothing was paid\nanother one: meshwright tasks create .* --again \(price: 5 credits\)/,
  );
  expect((await made(...words, '--again')).ref).not.toBe(first.ref);
  expect(await paid()).toBe(2 * price);
});

it('reports a result that is gone everywhere, with the price of a new one', async () => {
  const first = await made('create', 'a box');
  await rm(first.folder, { recursive: true });
  await rm(join(home.cache, 'meshwright', 'store'), { recursive: true });
  const id = /:(.*)@/.exec(first.tasks[0].ref)![1];
  const gone = await fetch(`${service.baseUrl}/v2/text-to-3d/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${service.env.MESHWRIGHT_API_KEY}` },
  });
  expect(gone.ok).toBe(true);
  const { code, stderr } = await here(['create', 'a box']);
  expect({ code, stderr }).toMatchObject({ code: exits.not_found.exitCode });
  expect(stderr).toMatch(/was bought at .*no longer available/);
  expect(stderr).toMatch(
    /buy it again \(estimated price: 30 credits\) with:\n {2}meshwright create "a box" --again$/m,
  );
});

it('create --help states how long the same words mean the same purchase', async () => {
  const { code, stdout } = await here(['create', '--help']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/The same command is the same purchase/);
  expect(stdout).toMatch(/until --again buys another one/);
});

it('records the delivery path in the journal of the user', async () => {
  const { folder } = await made('create', 'a box');
  const journal = userJournal(home.env);
  const [only] = spendings(await journal.entries());
  journal.close();
  expect(only).toMatchObject({ status: 'SUCCEEDED', delivered: [folder] });
});

it.each([
  [['create', 'a box'], {}, 29],
  [['create', 'a box', '--max-credits', '29'], { budget: { run: 100 } }, undefined],
  [['create', 'a box'], {}, 29],
  [['tasks', 'create', 'text-to-3d', '--mode', 'preview', '--prompt', 'x'], {}, 4],
])('%j in a project is held to its budget', async (argv, fields, day) => {
  const folder = join(home.folder, 'project', 'deep');
  await mkdir(folder, { recursive: true });
  const manifest = { budget: { day }, assets: {}, ...fields };
  await writeFile(join(home.folder, 'project', 'meshwright.json'), JSON.stringify(manifest));
  const { code, stderr } = await here(argv, folder);
  expect({ code, stderr }).toMatchObject({ code: exits.over_budget.exitCode });
  expect(await paid()).toBe(0);
});

it('a project whose budget cannot be read buys nothing', async () => {
  await writeFile(join(home.folder, 'meshwright.json'), '{ "budget": ');
  for (const argv of [
    ['create', 'a box'],
    ['tasks', 'create', 'text-to-3d', '--mode', 'preview', '--prompt', 'x'],
  ]) {
    expect((await here(argv)).code).toBe(exits.bad_input.exitCode);
  }
  expect(await paid()).toBe(0);
});

function picture(): Buffer {
  const bytes = Buffer.from(`\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR${' '.repeat(8)}IEND`, 'latin1');
  bytes.writeUInt32BE(64, 16);
  bytes.writeUInt32BE(64, 20);
  return bytes;
}

it.each([
  ['words', ['create', 'a box']],
  ['no words', ['tasks', 'create', 'remesh', '--model-url', 'box.glb']],
])(
  'after the journal is lost a create with %s asks, and --again answers that it is none',
  async (_, argv) => {
    await writeFile(join(home.folder, 'box.glb'), boxGlb());
    const again = [...argv, '--again'];
    expect(await here(again)).toMatchObject({ code: 0 });
    const price = await paid();
    await rm(home.env.XDG_STATE_HOME!, { recursive: true });
    // The first run may repeat the command that bought, and so has seen no prompt.
    const question = await here(again);
    expect(question.code).toBe(exits.unknown_outcome.exitCode);
    expect(question.stderr).toMatch(/tasks adopt [0-9a-f]{12} TASK/);
    expect((await here(argv)).stderr).toMatch(/if none is it, this buys one:\n {2}meshwright .* --again$/m);
    expect(await paid()).toBe(price);
    const answered = await here(again);
    expect(answered).toMatchObject({ code: 0, stderr: expect.stringMatching(/^(estimated )?price: /m) });
    expect(await paid()).toBe(2 * price);
    expect(await here(argv)).toMatchObject({ code: 0 });
    expect(await paid()).toBe(2 * price);
  },
);
