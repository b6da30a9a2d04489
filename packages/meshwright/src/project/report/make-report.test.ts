import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startService } from '@meshwright/service';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exits } from '../../errors/exit-codes.ts';
import { boxGlb } from '../../testing/box-glb.ts';
import { type Ended, freshHome, type Home } from '../../testing/command.ts';
import { runHere } from '../../testing/run-here.ts';

// One project with three takes of a chest, a lamp for two targets and a vase that is not made.
let home: Home;
let stop: () => Promise<void>;
let made = 0;
let env: Record<string, string>;
const nowhere = { MESHWRIGHT_BASE_URL: 'http://127.0.0.1:1/openapi', MESHWRIGHT_API_KEY: 'none' };
const run = (argv: readonly string[], own: Record<string, string> = nowhere): Promise<Ended> =>
  runHere(argv, { cwd: home.folder, env: { ...own, XDG_CACHE_HOME: home.cache } });

beforeAll(async () => {
  home = await freshHome();
  const key = 'key-of-the-report';
  const service = await startService({
    port: 0,
    accounts: [{ name: 'tester', key, credits: 10_000 }],
    engine: {
      missing: () => null,
      run: async () => ({
        files: { 'model.glb': boxGlb({ generator: `box ${++made}`, material: '<b>wood</b>' }) },
        result: { model_urls: { glb: 'model.glb' } },
      }),
    },
  });
  stop = () => service.stop();
  env = { MESHWRIGHT_BASE_URL: service.baseUrl, MESHWRIGHT_API_KEY: key };
  const assets = {
    chest: { prompt: 'a <i>chest</i>', takes: 3, place: { height: 0.6 } },
    lamp: { prompt: 'a lamp', targets: ['mobile', 'desktop'] },
    vase: { prompt: 'a vase' },
  };
  await writeFile(join(home.folder, 'meshwright.json'), JSON.stringify({ assets }));
  expect(await run(['sync', 'chest', 'lamp'], env)).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await stop();
  await home.remove();
});

it('writes a page in one file with every take, its size, its cost and what doctor finds, without a request', async () => {
  await run(['pick', 'chest', '2']);
  const { code, stdout, stderr } = await run(['report', '--no-open']);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  expect(stdout).toMatch(
    /^2 assets for 120 credits: .*; 1 not made yet\nchest has 3 takes; choose with: meshwright pick chest NUMBER\n/,
  );
  const page = await readFile(join(home.folder, '.meshwright/report.html'), 'utf8');
  expect(page).toContain("default-src 'none'");
  expect(page).not.toMatch(/<script|(?:src|href)="(?!data:)/);
  expect(page.match(/<figure/g)).toHaveLength(3 + 2);
  expect(page.match(/<figure class="picked"/g)).toHaveLength(1);
  expect(page).toContain('<b class="picked">take 2, picked</b>');
  expect(page).toContain('meshwright pick chest 3');
  expect(page).toContain('a &#60;i&#62;chest');
  expect(page).not.toContain('<i>chest');
  expect(page).toMatch(/1\.2 x 0\.6 x 1\.8 m/);
  expect(page).toMatch(/lamp\.mobile\.glb/);
  expect(page).toMatch(/not made yet<\/dt><dd>vase/);
  expect(page).not.toMatch(/same bytes/);
});

it('writes a contact sheet with one picture for each take, which are the same angle and light', async () => {
  const { stdout } = await run(['report', 'chest', '--no-open', '-o', 'takes.html', '--json']);
  const { sheet, assets } = JSON.parse(stdout);
  expect(sheet).toBe(join(home.folder, 'takes.png'));
  expect(assets[0].tiles).toMatchObject([
    { take: 1, isPicked: false },
    { take: 2, isPicked: true },
    { take: 3 },
  ]);
  const { width, height } = await sharp(sheet).metadata();
  expect([width, height]).toEqual([3 * 328 + 8, 320 + 34 + 16]);
  // The three takes are one shape: drawn alike, they are the same pixels.
  const pixels = (column: number) =>
    sharp(sheet)
      .extract({ left: 8 + column * 328 + 6, top: 14, width: 300, height: 300 })
      .raw()
      .toBuffer();
  const [first, second, third] = await Promise.all([pixels(0), pixels(1), pixels(2)]);
  expect(first.equals(third)).toBe(true);
  expect(first.equals(second)).toBe(true);
  expect(new Set(first).size).toBeGreaterThan(20);
});

it('says that takes are the same bytes where a service gives one result for the same words', async () => {
  made = 1000;
  const { glb } = { glb: boxGlb({ generator: 'the same' }) };
  const { reportPage } = await import('./report-page.ts');
  const tile = {
    ...{ take: 1, isPicked: true, path: 'assets/a.glb', sha256: 'a', bytes: glb.length, credits: null },
    ...{ verdict: 'healthy' as const, counts: { error: 0, warning: 0, note: 0 }, findings: [], picture: glb },
    report: { triangles: 12, size: null, min: null, clips: [], weight: {} },
  };
  const asset = {
    name: 'a',
    source: 'a box',
    takes: 2,
    tiles: [tile, { ...tile, take: 2, isPicked: false }],
  };
  const page = reportPage('A', { assets: [asset], missing: [], absent: [], credits: 1 }, () => 'data:,');
  expect(page).toMatch(/Some of these takes are the same bytes/);
  expect(page).toMatch(/cost not reported/);
});

it('leaves out a take that neither this machine nor the remote has, and names it', async () => {
  const { code, stdout } = await run(['report', 'chest', '--no-open', '-o', 'elsewhere.html'], {
    ...nowhere,
    MESHWRIGHT_STORE: join(home.folder, 'empty-store'),
  });
  expect(code).toBe(0);
  expect(stdout.match(/note: assets\/chest\.glb, take \d is left out: neither this machine/g)).toHaveLength(
    2,
  );
  expect((await readFile(join(home.folder, 'elsewhere.html'), 'utf8')).match(/<figure/g)).toHaveLength(1);
});

it.each([
  [['report', 'vase', '--no-open'], 'not_found', /no asset is made yet/],
  [['report', 'spear', '--no-open'], 'not_found', /spear: no such asset/],
  [['report', 'chest', '--no-open', '-o', 'meshwright.json/report.html'], 'local_io', /name another file/],
] as const)('%j is refused with the remedy', async (argv, exit, message) => {
  const { code, stderr } = await run(argv);
  expect(stderr).toMatch(message);
  expect(code).toBe(exits[exit].exitCode);
});
