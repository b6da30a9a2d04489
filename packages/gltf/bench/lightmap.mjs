// Compares the coordinates of lightmapUv with those of the packer's defaults over 30 generated models, or over those named
// by a subject or by a file. Usage: node packages/gltf/bench/lightmap.mjs [SUBJECT | FILE.glb ...]
//
// Stretch is the L2 stretch of Sander et al.: the root of the mean, by area, of half the sum of the squared singular values
// of the map from the atlas to the surface, where both have one area; 1 is none. Coverage is the share of the texels of a
// square of `size` whose middle lies in a triangle, overlap the number of those that lie in two. The packer's defaults leave
// no margin, so that coverage is also compared with its charts packed with the margin. That square exceeds `size`, and the
// margin shrinks with it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { build } from 'esbuild';
import * as watlas from 'watlas';

const size = 512;
const margin = 3;
const subjects = (
  'chair chest barrel anvil apple axe bed bell bench boat bomb book bow bridge bucket cactus cake candle cannon car ' +
  'castle coin crate crown crystal fence fish goblet hammer lantern'
).split(' ');
const named = process.argv.length > 2 ? process.argv.slice(2) : subjects;

const outfile = join(import.meta.dirname, `.lightmap-${process.pid}.mjs`);
await build({
  stdin: {
    contents: `
      export { visitCells } from './src/optimize/lightmap/covered-cells.ts';
      export { lightmapUv } from './src/optimize/lightmap/lightmap-uv.ts';
      export { generate } from '../engine/src/text-to-3d/generate.ts';`,
    resolveDir: join(import.meta.dirname, '..'),
    loader: 'ts',
  },
  outfile,
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
});
const from = await import(pathToFileURL(outfile).href);
rmSync(outfile);
await watlas.Initialize();

/** One model: nine numbers of positions and six of coordinates in squares of the atlas per triangle. */
async function ours(document) {
  let report;
  await document.transform(from.lightmapUv({ size, margin }, (done) => (report = done)));
  const mesh = { positions: [], uvs: [], charts: report.charts };
  for (const primitive of primitivesOf(document)) {
    const position = primitive.getAttribute('POSITION');
    const uv = primitive.getAttribute('TEXCOORD_1');
    for (const vertex of primitive.getIndices().getArray()) {
      mesh.positions.push(...position.getElement(vertex, []));
      mesh.uvs.push(...uv.getElement(vertex, []));
    }
  }
  return mesh;
}

function packed(primitives, packing) {
  const atlas = new watlas.Atlas();
  for (const { data, indices } of primitives)
    atlas.addMesh({
      vertexPositionData: data,
      vertexCount: data.length / 3,
      vertexPositionStride: 12,
      indexData: indices,
      indexCount: indices.length,
    });
  atlas.generate({}, packing);
  const side = Math.max(atlas.width, atlas.height);
  const mesh = { positions: [], uvs: [], charts: atlas.chartCount };
  for (let index = 0; index < atlas.meshCount; index++) {
    const own = atlas.getMesh(index);
    const order = new Uint32Array(own.indexCount);
    own.getIndexArray(order);
    for (const at of order) {
      const { uv, xref } = own.getVertex(at);
      mesh.positions.push(...primitives[index].data.subarray(xref * 3, xref * 3 + 3));
      mesh.uvs.push(uv[0] / side, uv[1] / side);
    }
  }
  atlas.delete();
  return mesh;
}

function measured({ positions, uvs, charts }) {
  const taken = new Uint8Array(size * size);
  let [covered, overlap, surface, flat, squares, lost] = [0, 0, 0, 0, 0, 0];
  for (let triangle = 0; triangle < uvs.length / 6; triangle++) {
    const [p, q, r] = [0, 1, 2].map((k) => uvs.slice(triangle * 6 + k * 2, triangle * 6 + k * 2 + 2));
    const corners = [p, q, r].map((uv) => uv.map((value) => value * size));
    from.visitCells(corners, size, (cell) => {
      if (taken[cell] === 0) covered++;
      else overlap++;
      taken[cell] = 1;
    });
    const [a, b, c] = [0, 1, 2].map((k) => positions.slice(triangle * 9 + k * 3, triangle * 9 + k * 3 + 3));
    const area = areaOf(a, b, c);
    const double = (q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1]);
    surface += area;
    // A triangle without area in the atlas has no map to the surface.
    if (Math.abs(double) < 1e-12) {
      lost += area;
      continue;
    }
    flat += Math.abs(double) / 2;
    for (const axis of [0, 1]) {
      const other = 1 - axis;
      const [s, t, u] = [q[other] - r[other], r[other] - p[other], p[other] - q[other]];
      const along = [0, 1, 2].map((k) => (a[k] * s + b[k] * t + c[k] * u) / double);
      squares += (along.reduce((sum, value) => sum + value * value, 0) / 2) * area;
    }
  }
  const stretch = Math.sqrt(squares / (surface - lost)) * Math.sqrt(flat / (surface - lost));
  return { charts, coverage: covered / size ** 2, overlap, stretch, lost: lost / surface };
}

function areaOf(a, b, c) {
  const [u, v] = [b, c].map((corner) => corner.map((value, axis) => value - a[axis]));
  return Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]) / 2;
}

function primitivesOf(document) {
  return document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
}

async function* models() {
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
  for (const name of named)
    yield [
      name,
      /\.(glb|gltf)$/.test(name)
        ? await io.read(name)
        : (await from.generate({ prompt: name, seed: 3, texture: null })).document,
    ];
}

const rows = [];
const digits = (value, places) => value.toFixed(places).padStart(8);
console.log(`size ${size}, margin ${margin}; each figure: lightmapUv, the packer's defaults, ratio`);
for await (const [name, document] of models()) {
  const primitives = primitivesOf(document).map((primitive) => {
    const data = Float32Array.from(primitive.getAttribute('POSITION').getArray());
    const order =
      primitive.getIndices()?.getArray() ?? Array.from({ length: data.length / 3 }, (_, at) => at);
    return { data, indices: Uint32Array.from(order) };
  });
  const usual = measured(packed(primitives, {}));
  const spaced = measured(packed(primitives, { resolution: size, padding: margin }));
  const own = measured(await ours(document));
  const row = {
    stretch: own.stretch / usual.stretch,
    coverage: own.coverage / usual.coverage,
    spaced: own.coverage / spaced.coverage,
    overlap: own.overlap,
  };
  rows.push(row);
  console.log(
    `${name.padEnd(9)} charts ${own.charts} ${usual.charts}`.padEnd(26),
    `stretch ${digits(own.stretch, 3)}${digits(usual.stretch, 3)}${digits(row.stretch, 3)}`,
    `  coverage ${digits(own.coverage, 3)}${digits(usual.coverage, 3)}${digits(row.coverage, 3)}`,
    `  with the margin ${digits(spaced.coverage, 3)}${digits(row.spaced, 3)}`,
    `  overlap ${own.overlap} ${usual.overlap}`,
    own.lost > 1e-4 ? `  ${(own.lost * 100).toFixed(2)} % of the surface without area` : '',
  );
}
const middle = (key) => rows.map((row) => row[key]).toSorted((a, b) => a - b)[rows.length >> 1];
const least = (key) => Math.min(...rows.map((row) => row[key]));
const most = (key) => Math.max(...rows.map((row) => row[key]));
console.log(
  `${rows.length} models, median (worst) against the packer's defaults: stretch ${middle('stretch').toFixed(3)} ` +
    `(${most('stretch').toFixed(3)}), coverage ${middle('coverage').toFixed(3)} (${least('coverage').toFixed(3)}), with ` +
    `the margin ${middle('spaced').toFixed(3)} (${least('spaced').toFixed(3)}); overlap ${most('overlap')} texels at most`,
);
