// npm run bench:remesh -w packages/engine [-- TOOL]: remeshing beside gltfpack and Blender in one run, by the distance
// between the surfaces, the number of triangles and the time of whole processes.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { NodeIO, VertexLayout } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { input } from './inputs.mjs';
import { bundleSources, cache, source } from './sources.mjs';
import { surfaceDistance } from './surface-distance.mjs';

const models = join(import.meta.dirname, '../../../../shared/models');
const require = createRequire(import.meta.url);
const gltfpack = join(dirname(require.resolve('gltfpack/package.json')), 'cli.js');
// As the helmet's own files store it.
const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).setVertexLayout(VertexLayout.SEPARATE);
await bundleSources();
const { sceneParts } = await source('mesh');

const helmet = () => packed('helmet.glb', join(models, 'FlightHelmet/FlightHelmet.gltf'));
const knot = () => made('knot');
const body = () => made('body');
const bareKnot = () => made('bare-knot');
/** Model and number of triangles. */
const rows = [
  ['helmet', helmet, 20_000],
  ['helmet', helmet, 5000],
  ['knot', knot, 10_000],
  ['knot, no UVs', bareKnot, 10_000],
  ['body', body, 8000],
];
const tools = {
  ours: (from, to, target) => remesh(from, to, { target_polycount: target }),
  'ours, quads': (from, to, target) => remesh(from, to, { target_polycount: target, topology: 'quad' }),
  gltfpack: (from, to, _, ratio) => pack(from, to, ratio),
  // Moves vertices and their attributes to where they deviate least, as ours does.
  'gltfpack -sv': (from, to, _, ratio) => pack(from, to, ratio, '-sv'),
  Blender: (from, to, _, ratio) =>
    cpuOf('blender', [
      '-b',
      '--factory-startup',
      '-P',
      join(import.meta.dirname, 'decimate.py'),
      '--',
      from,
      to,
      String(ratio),
    ]),
};

console.log(
  `Load ${loadavg()[0].toFixed(1)} before the start. All times are processor seconds. "process" is a new process with all it does, ours with the picture that the others do not draw; "geometry" reads a GLB, simplifies and writes a GLB in a process that has loaded its code, first and again; "job" is our whole job in such a process, its picture of 512 pixels included, first and again.`,
);
const table = [];
const only = process.argv[2];
for (const [name, load, target] of rows) {
  const from = await load();
  const before = await surfaceOf(from);
  for (const [tool, run] of Object.entries(tools)) {
    if (only && tool !== only) continue;
    const to = join(cache, 'remeshed.glb');
    rmSync(to, { force: true });
    const seconds = run(from, to, target, target / (before.positions.length / 9));
    const after = await surfaceOf(to);
    const { rms, most } = surfaceDistance(before.positions, after.positions);
    table.push({
      model: `${name} ${before.positions.length / 9}`,
      target,
      tool,
      triangles: after.positions.length / 9,
      'quads % of faces': after.quads
        ? percent(after.quads / (after.positions.length / 9 - after.quads))
        : '',
      'rms % of diagonal': Number((rms * 100).toFixed(4)),
      'most %': Number((most * 100).toFixed(3)),
      'process s': Number(seconds.toFixed(2)),
      ...geometrySeconds(tool, from, target, target / (before.positions.length / 9)),
      ...(tool.startsWith('ours') && jobSeconds(from, to, target, tool.endsWith('quads'))),
    });
  }
}
console.table(table);

async function made(name) {
  const path = join(cache, `${name}.glb`);
  if (!existsSync(path)) writeFileSync(path, (await input(name)).bytes);
  return path;
}

async function packed(name, from) {
  const path = join(cache, name);
  if (!existsSync(path)) await io.write(path, await io.read(from));
  return path;
}

/** Returns the corners of all triangles drawn, and the number of quads. */
async function surfaceOf(path) {
  const parts = sceneParts(await io.readBinary(new Uint8Array(readFileSync(path))));
  const positions = new Float32Array(parts.reduce((sum, part) => sum + part.indices.length * 3, 0));
  let end = 0;
  for (const part of parts)
    for (const v of part.indices) {
      positions.set(part.positions.subarray(v * 3, v * 3 + 3), end);
      end += 3;
    }
  return { positions, quads: parts.reduce((sum, part) => sum + part.quads, 0) };
}

function pack(from, to, ratio, ...more) {
  const options = ['-i', from, '-o', to, '-si', String(ratio), '-noq', '-kn', '-km', ...more];
  return cpuOf(process.execPath, [gltfpack, ...options]);
}

function remesh(from, to, request) {
  const script = join(import.meta.dirname, 'remesh-one.mjs');
  return cpuOf(process.execPath, [script, from, to, JSON.stringify(request)]);
}

/** Returns the processor seconds of the same work without anything around it, where a tool can do only that. */
function geometrySeconds(tool, from, target, ratio) {
  const [name, ...more] = tool.split(' ');
  if (tool !== 'ours' && name !== 'gltfpack') return {};
  const amount = String(tool === 'ours' ? target : ratio);
  const { first, warm } = printed('geometry-only.mjs', name, from, join(cache, 'only.glb'), amount, ...more);
  return { 'geometry s': Number(first.toFixed(2)), 'again s': Number(warm.toFixed(3)) };
}

/** Returns the processor seconds of the whole job, in a process of its own: its first run there, and its third. */
function jobSeconds(from, to, target, quads) {
  const request = { target_polycount: target, ...(quads && { topology: 'quad' }) };
  const { first, last } = printed('remesh-one.mjs', from, to, JSON.stringify(request), 'seconds');
  return { 'job s': Number(first.toFixed(2)), 'job again s': Number(last.toFixed(2)) };
}

/** Runs a script of this folder and returns the JSON of its last line. */
function printed(script, ...args) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, script), ...args],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

/** Returns the processor time of a command and its children in seconds. */
function cpuOf(command, args) {
  const script = `TIMEFORMAT='%U %S'; time "$@" >/dev/null 2>&1`;
  const { stderr, status } = spawnSync('bash', ['-c', script, 'bash', command, ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}.`);
  const [user, system] = stderr.trim().split(' ').map(Number);
  return user + system;
}

function percent(share) {
  return Number((share * 100).toFixed(1));
}
