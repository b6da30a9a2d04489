// Prints a table of UV layouts of models: charts, seams as a share of the length of all edges, how much of the square is filled
// and how much of that twice, stretch of length (L2) and of angles (1 is none), and the seconds.
// Usage: node packages/engine/bench/uv-table.mjs [--blender FILE] MODEL.glb...
// Rows: that of the file, of UV Unwrap, of xatlas with its own options, and of Blender's smart project.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { unwrapPrimitives } from '@gltf-transform/functions';
import * as watlas from 'watlas';
import { fromSources } from '../gallery/from-sources.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { blender: { type: 'string' } },
});
const { readModel, sceneParts, unwrapDocument } = await fromSources(`
  export { readModel } from '../formats/src/index.ts';
  export { sceneParts } from '../formats/src/mesh.ts';
  export { unwrapDocument } from './src/uv-unwrap/unwrap-document.ts';`);

const folder = mkdtempSync(join(tmpdir(), 'uv-table-'));
console.log(
  '| model | layout | charts | seams, % | filled, % | twice, % | stretch L2 | stretch of angles | s |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
try {
  for (const file of positionals) await rowsOf(file);
} finally {
  rmSync(folder, { recursive: true });
}

async function rowsOf(file) {
  const name = basename(file, '.glb');
  const read = () => readModel({ name: basename(file), bytes: new Uint8Array(readFileSync(file)) });
  const document = await read();
  const own = layoutOf(sceneParts(document));
  const row = (layout, of, seconds) =>
    console.log(`| ${name}, ${own.faces.length} | ${layout} | ${figures(of)} | ${seconds} |`);
  if (own.uvs.length > 0) row('of the file', own, '');
  const started = performance.now();
  await unwrapDocument(document, () => {});
  row('UV Unwrap', layoutOf(sceneParts(document)), seconds(started));
  const plain = await read();
  const primitives = plain
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
  const again = performance.now();
  unwrapPrimitives(primitives, { watlas, overwrite: true });
  row('xatlas, its own options', layoutOf(sceneParts(plain)), seconds(again));
  const [given, unwrapped] = [join(folder, 'given.obj'), join(folder, 'unwrapped.obj')];
  writeFileSync(given, objOf(own));
  if (values.blender) {
    const script = join(import.meta.dirname, 'smart-project.py');
    const out = execFileSync(values.blender, ['-b', '--python', script, '--', given, unwrapped], {
      encoding: 'utf8',
    });
    row('Blender smart project', layoutOfObj(unwrapped), /unwrapped in (\S+) s/.exec(out)?.[1] ?? '');
  }
}

/** Returns triangles of indices into places, which are welded, and into UVs. */
function layoutOf(parts) {
  const layout = { places: [], uvs: [], faces: [] };
  const known = new Map();
  for (const { positions, indices, primitive } of parts) {
    const uv = primitive.getAttribute('TEXCOORD_0');
    const from = layout.uvs.length;
    for (let i = 0; uv && i < uv.getCount(); i++) layout.uvs.push(uv.getElement(i, []));
    for (let t = 0; t < indices.length; t += 3)
      layout.faces.push(
        [0, 1, 2].map((k) => {
          const v = indices[t + k];
          const place = [0, 1, 2].map((axis) => positions[v * 3 + axis]);
          return [indexOf(known, layout.places, place), from + v];
        }),
      );
  }
  return layout;
}

function layoutOfObj(file) {
  const layout = { places: [], uvs: [], faces: [] };
  const known = new Map();
  const places = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [kind, ...words] = line.trim().split(/\s+/);
    if (kind === 'v') places.push(indexOf(known, layout.places, words.slice(0, 3).map(Number)));
    else if (kind === 'vt') layout.uvs.push(words.slice(0, 2).map(Number));
    else if (kind === 'f')
      layout.faces.push(
        words.map((word) => word.split('/').map(Number)).map(([v, t]) => [places[v - 1], t - 1]),
      );
  }
  return layout;
}

/** Returns the index of a place, the same for places whose first five digits are. */
function indexOf(known, list, place) {
  const key = place.map((value) => value.toPrecision(5)).join();
  if (!known.has(key)) known.set(key, list.push(place) - 1);
  return known.get(key);
}

function objOf({ places, faces }) {
  const lines = places.map((place) => `v ${place.join(' ')}`);
  return [...lines, ...faces.map((face) => `f ${face.map(([v]) => v + 1).join(' ')}`)].join('\n');
}

function figures({ places, uvs, faces }) {
  const used = faces.filter((face) => new Set(face.map(([v]) => v)).size === 3);
  const round = (value) => Math.round(value * 1e5);
  const uvKey = (t) => `${round(uvs[t][0])},${round(uvs[t][1])}`;
  const edges = new Map();
  used.forEach((face, f) => {
    face.forEach(([a, at], k) => {
      const [b, bt] = face[(k + 1) % 3];
      const key = a < b ? `${a},${b}` : `${b},${a}`;
      const sides = a < b ? `${uvKey(at)};${uvKey(bt)}` : `${uvKey(bt)};${uvKey(at)}`;
      edges.set(key, [...(edges.get(key) ?? []), { f, sides, a, b }]);
    });
  });
  const root = used.map((_, i) => i);
  const find = (i) => {
    while (root[i] !== i) [root[i], i] = [root[root[i]], root[i]];
    return i;
  };
  let [seams, all] = [0, 0];
  for (const [first, second] of edges.values()) {
    if (!second) continue;
    const long = Math.hypot(...places[first.a].map((value, k) => value - places[first.b][k]));
    all += long;
    if (first.sides === second.sides) root[find(first.f)] = find(second.f);
    else seams += long;
  }
  const charts = new Set(used.map((_, i) => find(i))).size;
  const { filled, twice } = coverage(used.map((face) => face.map(([, t]) => uvs[t])));
  const { length, angle } = stretch(used, places, uvs);
  return [charts, (100 * seams) / all, 100 * filled, 100 * twice, length, angle]
    .map((value, i) => (i === 0 ? value : value.toFixed(i < 4 ? 1 : 3)))
    .join(' | ');
}

/** Returns the share of a square of 1,024 x 1,024 that triangles cover, and the share of that with more than one. */
function coverage(triangles) {
  const size = 1024;
  const hits = new Uint8Array(size * size);
  for (const [a, b, c] of triangles.map((points) => points.map(([u, v]) => [u * size, v * size]))) {
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    if (Math.abs(area) < 1e-9) continue;
    const limits = [0, 1].map((k) => [Math.min(a[k], b[k], c[k]), Math.max(a[k], b[k], c[k])]);
    for (let y = Math.max(0, Math.ceil(limits[1][0] - 0.5)); y < size && y + 0.5 <= limits[1][1]; y++)
      for (let x = Math.max(0, Math.ceil(limits[0][0] - 0.5)); x < size && x + 0.5 <= limits[0][1]; x++) {
        const weight = (p, q) => (q[0] - p[0]) * (y + 0.5 - p[1]) - (x + 0.5 - p[0]) * (q[1] - p[1]);
        if ([weight(a, b), weight(b, c), weight(c, a)].every((value) => value * area > 1e-9))
          hits[y * size + x]++;
      }
  }
  const filled = hits.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
  return {
    filled: filled / (size * size),
    twice: hits.reduce((sum, value) => sum + (value > 1 ? 1 : 0), 0) / filled,
  };
}

/** Returns the stretch of lengths relative to the mean scale, and of angles, both by area. */
function stretch(faces, places, uvs) {
  let [squares, angles, area, flat] = [0, 0, 0, 0];
  for (const face of faces) {
    const [p, q, r] = face.map(([v]) => places[v]);
    const [s, t, w] = face.map(([, at]) => uvs[at]);
    const [e, f] = [q, r].map((point) => point.map((value, k) => value - p[k]));
    const cross = [e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]];
    const own = Math.hypot(...cross) / 2;
    const signed = ((t[0] - s[0]) * (w[1] - s[1]) - (w[0] - s[0]) * (t[1] - s[1])) / 2;
    if (own === 0 || signed === 0) continue;
    const by = (k) =>
      p.map(
        (value, i) => (value * (t[k] - w[k]) + q[i] * (w[k] - s[k]) + r[i] * (s[k] - t[k])) / (2 * signed),
      );
    const [u, v] = [by(1), by(0)];
    const [a, c] = [u, v].map((vector) => vector.reduce((sum, value) => sum + value * value, 0));
    const b = u.reduce((sum, value, i) => sum + value * v[i], 0);
    const root = Math.sqrt((a - c) ** 2 + 4 * b * b);
    const [most, least] = [Math.sqrt((a + c + root) / 2), Math.sqrt(Math.max(1e-12, (a + c - root) / 2))];
    squares += (own * (a + c)) / 2;
    angles += (own * (most / least + least / most)) / 2;
    area += own;
    flat += Math.abs(signed);
  }
  return { length: Math.sqrt((squares / area) * (flat / area)), angle: angles / area };
}

function seconds(started) {
  return ((performance.now() - started) / 1000).toFixed(1);
}
