import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exits } from '../../errors/exit-codes.ts';
import { boxGlb } from '../../testing/box-glb.ts';
import { runHere } from '../../testing/run-here.ts';

const character = join(import.meta.dirname, '../../../../../fixtures/character.glb');

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'meshwright-'));
  await writeFile(join(cwd, 'box.glb'), boxGlb());
  await writeFile(join(cwd, "my box's.glb"), manyTriangles());
  await writeFile(join(cwd, 'loose.glb'), await looseWeights());
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

const run = (...argv: string[]) => runHere(['doctor', ...argv], { cwd, env: {} });

it('exits with 0 for a valid model with notes', async () => {
  const { code, stdout, stderr } = await run('box.glb');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^box\.glb: /);
});

it('reads an address', async () => {
  const server = createServer((_, response) => response.end(boxGlb())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { code, stdout } = await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}/box.glb`);
  server.close();
  expect([code, stdout]).toEqual([0, expect.stringMatching(/box\.glb: /)]);
});

it('exits with its own code for a model with an error, and still prints the answer', async () => {
  const { code, stdout, stderr } = await run('loose.glb');
  expect(code).toBe(exits.unhealthy.exitCode);
  expect(stderr).toMatch(/^error: loose\.glb: \d+ errors?\n$/);
  expect(stdout).toMatch(/^loose\.glb: unhealthy, \d+ errors?/);
  expect(stdout).toMatch(/error {4}skin weights do not add up to 1/);
});

it('checks a model against a budget, and names command, task and price', async () => {
  const { code, stdout } = await run("my box's.glb", '--budget', 'mobile');
  expect(code).toBe(exits.unhealthy.exitCode);
  expect(stdout).toMatch(/too many triangles: 60,000, 1\.2 times the 50,000 budget of a mobile asset/);
  expect(stdout).toContain(
    `meshwright optimize 'my box'\\''s.glb' --for mobile --triangles 50000 -o 'my box'\\''s.fixed.glb'`,
  );
  expect(stdout.replace(/\s+/g, ' ')).toMatch(
    /or the task Remesh \(topology triangle, target_polycount 50000\): 5 credits/,
  );
  expect(stdout).toMatch(/triangles +60,000 +of +50,000 +120 % +over/);
});

it('checks a model against the limits that a platform publishes, and names their source', async () => {
  const { code, stdout } = await run("my box's.glb", '--budget', 'roblox');
  expect(code).toBe(exits.unhealthy.exitCode);
  expect(stdout).toMatch(
    /too many triangles in one mesh: 60,000, 3 times the 20,000 budget of a roblox asset/,
  );
  expect(stdout.replace(/\s+/g, ' ')).toMatch(
    /limit of https:\/\/create\.roblox\.com\S+, read \d{4}-\d\d-\d\d/,
  );
  expect(stdout).toMatch(/largest mesh +60,000 +of +20,000 +300 % +over/);
  expect(stdout).toContain("optimize 'my box'\\''s.glb' --for engine --triangles 20000");
});

it('fails on warnings with --strict', async () => {
  expect((await run("my box's.glb")).code).toBe(0);
  expect((await run("my box's.glb", '--strict')).code).toBe(exits.unhealthy.exitCode);
});

it('--json prints one document, with the price of a task', async () => {
  const { stdout } = await run("my box's.glb", '--budget', 'mobile', '--json');
  const { schema, verdict, findings, error } = JSON.parse(stdout);
  expect({ schema, verdict, error }).toMatchObject({
    schema: 'meshwright-doctor/1',
    verdict: 'unhealthy',
    error: { code: 'unhealthy', exitCode: exits.unhealthy.exitCode },
  });
  expect(findings.find(({ code }: { code: string }) => code === 'over_triangles').fix.task.price).toEqual({
    credits: 5,
    local: 5,
  });
});

it('--sarif prints each finding as a result of its rule, at the file', async () => {
  const { stdout } = await run(character, '--budget', 'mobile', '--sarif');
  const { version, runs } = JSON.parse(stdout);
  const { findings } = JSON.parse((await run(character, '--budget', 'mobile', '--json')).stdout);
  expect(version).toBe('2.1.0');
  const { tool, results } = runs[0];
  expect(findings.length).toBeGreaterThan(0);
  expect(results.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual(
    findings.map(({ code }: { code: string }) => code),
  );
  for (const { ruleId, ruleIndex, level, locations } of results) {
    expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
    expect(['error', 'warning', 'note']).toContain(level);
    expect(locations[0].physicalLocation.artifactLocation.uri).toMatch(/character\.glb$/);
  }
});

/** A character with a vertex whose weights sum to 0.75. */
async function looseWeights(): Promise<Buffer> {
  const glb = await readFile(character);
  const shares = Buffer.from(Float32Array.of(0.75, 0.25, 0, 0).buffer);
  glb.writeFloatLE(0, glb.indexOf(shares) + 4);
  return glb;
}

/** A hill of 60,000 triangles between y = 0 and y = 1, of which no two share a corner. */
function manyTriangles(): Buffer {
  const side = 1 / 200;
  const height = (x: number, z: number) =>
    Math.fround(Math.sin(x * Math.PI) * Math.sin((z * Math.PI) / 0.75));
  const points = Float32Array.from({ length: 200 * 150 }, (_, at) => at).reduce(
    (all, at) => {
      const [x, z] = [(at % 200) * side, Math.floor(at / 200) * side];
      const corners = [
        [x, z],
        [x, z + side],
        [x + side, z],
        [x + side, z],
        [x, z + side],
        [x + side, z + side],
      ];
      all.set(
        corners.flatMap(([a, b]) => [a!, height(a!, b!), b!]),
        at * 18,
      );
      return all;
    },
    new Float32Array(60_000 * 9),
  );
  const bin = Buffer.from(points.buffer);
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 180_000, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0.75] },
    ],
    bufferViews: [{ buffer: 0, byteLength: bin.length }],
    buffers: [{ byteLength: bin.length }],
  };
  const text = JSON.stringify(json);
  const chunk = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const head = Buffer.alloc(20);
  head.write('glTF');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(28 + chunk.length + bin.length, 8);
  head.writeUInt32LE(chunk.length, 12);
  head.write('JSON', 16);
  const binHead = Buffer.alloc(8);
  binHead.writeUInt32LE(bin.length);
  binHead.write('BIN\0', 4);
  return Buffer.concat([head, chunk, binHead, bin]);
}
