import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exits } from '../../errors/exit-codes.ts';
import { boxGlb } from '../../testing/box-glb.ts';
import { runHere } from '../../testing/run-here.ts';

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'meshwright-'));
  await writeFile(join(cwd, 'box.glb'), boxGlb());
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

it('--json prints the documented report', async () => {
  const { stdout } = await runHere(['inspect', 'box.glb', '--json'], { cwd, env: {} });
  expect(JSON.parse(stdout)).toMatchObject({
    bounds: { min: [0, 5, 0], max: [2, 6, 3], exact: true },
    unit: 'metre',
    triangles: 12,
    clips: [],
    warnings: [],
  });
});

it('reads standard input for -, and says when it is empty', async () => {
  const terminal = { cwd, env: {}, stdin: Readable.from([boxGlb().subarray(0, 40), boxGlb().subarray(40)]) };
  const { code, stdout } = await runHere(['inspect', '-'], terminal);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/triangles +12/)]);
  const empty = await runHere(['inspect', '-'], { ...terminal, stdin: Readable.from([]) });
  expect([empty.code, empty.stderr]).toEqual([
    exits.bad_input.exitCode,
    expect.stringMatching(/standard input, and it is empty/),
  ]);
});

it('reads a URL like a file, and shows no query', async () => {
  const server = createServer((_, response) => response.end(boxGlb())).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/box.glb?signature=canary`;
  const { stdout, stderr } = await runHere(['inspect', url], { cwd, env: {} });
  server.close();
  expect(stdout).toMatch(/triangles +12/);
  expect(stdout + stderr).not.toContain('canary');
});

it('stops waiting for a silent server, and shows no query', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/box.glb?signature=canary`;
  const { code, stdout, stderr } = await runHere(['inspect', url, '--timeout', '0.1'], { cwd, env: {} });
  server.closeAllConnections();
  server.close();
  expect({ code, stdout }).toEqual({ code: exits.network.exitCode, stdout: '' });
  expect(stderr).toMatch(/sent nothing for 0\.1 s/);
  expect(stderr).not.toContain('canary');
});

it('removes terminal control sequences of a model, and escapes them in JSON', async () => {
  const name = '\u001b]0;x\u0007\u009b31m\u202ebox';
  await writeFile(join(cwd, 'hostile.glb'), boxGlb({ generator: name, material: name }));
  const text = await runHere(['inspect', 'hostile.glb'], { cwd, env: {} });
  expect(text.stdout).toMatch(/^made by +.*box$/m);
  const json = await runHere(['inspect', 'hostile.glb', '--json'], { cwd, env: {} });
  expect(JSON.parse(json.stdout)).toMatchObject({ generator: name, materials: [name] });
  for (const { stdout } of [text, json]) expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{C}/u);
});

it('prints file, size and triangles as text', async () => {
  const { stdout } = await runHere(['inspect', 'box.glb'], { cwd, env: {} });
  expect(stdout).toMatch(/^file +box\.glb, glb, 684 B\n/);
  expect(stdout).toMatch(/^size +2 x 1 x 3 m \(w x h x d\)$/m);
  expect(stdout).toMatch(/^triangles +12 in 1 mesh$/m);
});
