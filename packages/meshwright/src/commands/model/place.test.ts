import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectModel } from '@meshwright/gltf';
import { fileSource } from '@meshwright/gltf/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boxGlb } from '../../testing/box-glb.ts';
import { runHere } from '../../testing/run-here.ts';

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'meshwright-'));
  await writeFile(join(cwd, 'box.glb'), boxGlb());
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

it.each([
  [
    ['--height', '1.8'],
    [-1.8, 0, -2.7],
    [1.8, 1.8, 2.7],
  ],
  [
    ['--longest', '6', '--origin', 'center'],
    [-2, -1, -3],
    [2, 1, 3],
  ],
  [
    ['--factor', '10', '--origin', 'keep', '--mode', 'baked'],
    [0, 50, 0],
    [20, 60, 30],
  ],
  [
    ['--unit', 'millimetre', '--factor', '1'],
    [-0.001, 0, -0.0015],
    [0.001, 0.001, 0.0015],
  ],
])('%j gives that box', async (flags, min, max) => {
  const argv = ['place', 'box.glb', '-o', 'out.glb', '--force', '--json', ...flags];
  const { code, stdout } = await runHere(argv, { cwd, env: {} });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ output: join(cwd, 'out.glb'), scale: expect.any(Number) });
  const { bounds } = await inspectModel(await fileSource(join(cwd, 'out.glb')));
  for (const [index, value] of [...min, ...max].entries()) {
    expect([...bounds!.min, ...bounds!.max][index]).toBeCloseTo(value, 5);
  }
});

it('replaces a file only with force', async () => {
  await writeFile(join(cwd, 'mine.glb'), 'mine');
  const { code } = await runHere(['place', 'box.glb', '-o', 'mine.glb'], { cwd, env: {} });
  expect(code).toBe(11);
  expect(await readFile(join(cwd, 'mine.glb'), 'utf8')).toBe('mine');
});

it('warns that a model written to another folder needs its textures there', async () => {
  await writeFile(join(cwd, 'textured.glb'), boxGlb({ image: 'wood.png' }));
  await mkdir(join(cwd, 'elsewhere'));
  const messages = [];
  for (const output of ['placed.glb', 'elsewhere/placed.glb']) {
    const { stdout } = await runHere(['place', 'textured.glb', '-o', output, '--json'], { cwd, env: {} });
    const { warnings } = JSON.parse(stdout) as { warnings: { code: string; message: string }[] };
    messages.push(...warnings.filter(({ code }) => code === 'external_image').map(({ message }) => message));
  }
  expect(messages).toEqual([
    expect.stringMatching(/"wood\.png" in the same folder; copy it too$/),
    expect.stringMatching(/"wood\.png" in the same folder.* must stay beside its textures$/),
  ]);
});

it('places the model of a URL during the download, and sends no key', async () => {
  const received: IncomingHttpHeaders[] = [];
  const server = createServer(({ headers, url }, response) => {
    received.push(headers);
    if (url?.startsWith('/box.glb')) response.end(boxGlb());
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const env = { MESHWRIGHT_API_KEY: 'canary-key' };
    const place = (path: string) =>
      runHere(['place', base + path, '-o', 'remote.glb', '--height', '1.8', '--force'], { cwd, env });
    expect((await place('/box.glb?token=secret')).code).toBe(0);
    const { bounds } = await inspectModel(await fileSource(join(cwd, 'remote.glb')));
    expect(bounds!.size[1]).toBeCloseTo(1.8, 5);
    const { code, stderr } = await place('/gone.glb?token=secret');
    expect(code).not.toBe(0);
    expect(stderr).toMatch(/gone\.glb: the server answered 404; check the address/);
    expect(stderr).not.toContain('secret');
    expect(JSON.stringify(received)).not.toContain('canary-key');
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
