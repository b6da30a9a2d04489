// npm run bench:formats -w packages/formats [FILE...]: seconds and memory per megabyte of reading a model and writing it as GLB, beside assimp (Debian
// `assimp-utils`) in one run, as whole processes. Without files: a grid with a picture, written by this package in each format.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Document } from '@gltf-transform/core';
import { readModel, writeFormats, writeGlb } from '@meshwright/formats';

const folder = join(import.meta.dirname, '../../../node_modules/.cache/meshwright-bench/formats');
mkdirSync(folder, { recursive: true });

/** Vertices along a side of the grid: about 320,000 triangles. */
const side = 400;

if (process.argv[2] === 'read') {
  const file = process.argv[3];
  const document = await readModel({ name: basename(file), bytes: new Uint8Array(readFileSync(file)) });
  writeFileSync(join(folder, 'ours.glb'), await writeGlb(document));
  console.log(JSON.stringify({ mebibytes: process.resourceUsage().maxRSS / 1024 }));
} else {
  const files = process.argv.slice(2);
  const rows = (files.length > 0 ? files : await written()).map(measured);
  console.table(rows);
  console.log(
    'Ratio: ours by assimp; below 1 is faster or smaller. A process of Node starts with about 45 MiB.',
  );
}

function measured(file) {
  const megabytes = statSync(file).size / 1e6;
  const began = performance.now();
  const { mebibytes } = JSON.parse(
    execFileSync(process.execPath, [import.meta.filename, 'read', file], { encoding: 'utf8' }),
  );
  const ours = { seconds: (performance.now() - began) / 1000, mebibytes };
  const assimp = byAssimp(file);
  const per = (value) => Number((value / megabytes).toPrecision(3));
  return {
    file: basename(file),
    MB: Number(megabytes.toFixed(2)),
    's/MB': per(ours.seconds),
    'MiB/MB': per(ours.mebibytes),
    'assimp s/MB': assimp ? per(assimp.seconds) : 'not read',
    'assimp MiB/MB': assimp ? per(assimp.mebibytes) : 'not read',
    'ratio s': assimp ? Number((ours.seconds / assimp.seconds).toFixed(2)) : '',
    'ratio MiB': assimp ? Number((ours.mebibytes / assimp.mebibytes).toFixed(2)) : '',
  };
}

/** Returns null where assimp is not installed or refuses the file. */
function byAssimp(file) {
  const script =
    'import resource, subprocess, sys, time\nbegan = time.time()\ncode = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode\nprint(code, time.time() - began, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024)';
  const output = join(folder, 'assimp.glb');
  const { stdout, status } = spawnSync('python3', ['-c', script, 'assimp', 'export', file, output], {
    encoding: 'utf8',
  });
  if (status !== 0) return null;
  const [code, seconds, mebibytes] = stdout.trim().split(' ').map(Number);
  return code === 0 ? { seconds, mebibytes } : null;
}

/** Writes the grid in each format. @returns the paths */
async function written() {
  const document = grid();
  const { files } = await writeFormats(document, ['fbx', 'obj', '3mf', 'usdz', 'stl'], { name: 'grid' });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  return ['fbx', 'obj', '3mf', 'usdz', 'stl'].map((format) => join(folder, `grid.${format}`));
}

function grid() {
  const document = new Document();
  const buffer = document.createBuffer();
  const count = side * side;
  const positions = new Float32Array(count * 3);
  const uvs = new Float32Array(count * 2);
  for (let i = 0; i < count; i++) {
    const [x, y] = [(i % side) / (side - 1), Math.floor(i / side) / (side - 1)];
    positions.set([x, y, 0.1 * Math.sin(x * 20) * Math.cos(y * 17)], i * 3);
    uvs.set([x, y], i * 2);
  }
  const indices = new Uint32Array((side - 1) * (side - 1) * 6);
  for (let y = 0, at = 0; y + 1 < side; y++) {
    for (let x = 0; x + 1 < side; x++, at += 6) {
      const a = y * side + x;
      indices.set([a, a + 1, a + side + 1, a, a + side + 1, a + side], at);
    }
  }
  const accessor = (type, array) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', positions))
    .setAttribute('TEXCOORD_0', accessor('VEC2', uvs))
    .setIndices(accessor('SCALAR', indices))
    .setMaterial(document.createMaterial('grid'));
  document
    .createScene()
    .addChild(document.createNode('grid').setMesh(document.createMesh('grid').addPrimitive(primitive)));
  return document;
}
