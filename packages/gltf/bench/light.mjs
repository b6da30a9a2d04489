// npm run bench:light -w packages/gltf -- [--before CHECKOUT] [FOLDER...]: compares optimize with gltfpack and gltf-transform
// in one run, and with another checkout of this project that is built, by bytes, by seconds and peak memory of whole
// processes, and by the error of pictures of the output. The models come from fixtures/ and the given folders. Seconds are of
// the wall clock and of the processors.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { renderModel } from '../../look/dist/index.js';

const root = join(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);
const gltfTransform = join(dirname(require.resolve('@gltf-transform/cli')), '../bin/cli.js');
const gltfpack = join(dirname(require.resolve('gltfpack/package.json')), 'cli.js');
const output = join(root, 'node_modules/.cache/meshwright-bench/light');
mkdirSync(output, { recursive: true });
const usage = join(output, 'usage.json');

const { values, positionals } = parseArgs({
  options: { before: { type: 'string' } },
  allowPositionals: true,
});
const script = join(import.meta.dirname, 'light-one.mjs');
const scriptBefore =
  values.before &&
  join(resolve(process.env.INIT_CWD ?? '', values.before), 'packages/gltf/bench/light-one.mjs');
const tools = {
  ...(scriptBefore && {
    'ours before': (from, to) => run(process.execPath, [scriptBefore, from, to, 'desktop']),
  }),
  ours: (from, to) => run(process.execPath, [script, from, to, 'desktop']),
  'gltf-transform': (from, to) =>
    run(process.execPath, [gltfTransform, 'optimize', from, to, '--texture-compress', 'webp']),
  // Keeps names, materials and extras, as the other two tools do; this build has no texture codec.
  gltfpack: (from, to) => run(process.execPath, [gltfpack, '-i', from, '-o', to, '-c', '-kn', '-km', '-ke']),
  // Geometry and clips alone, in the newest form, without any triangle removed: what gltfpack -cz does.
  'ours khr': (from, to) => run(process.execPath, [script, from, to, 'desktop', 'khr-meshopt']),
  'gltfpack -cz': (from, to) =>
    run(process.execPath, [gltfpack, '-i', from, '-o', to, '-cz', '-kn', '-km', '-ke']),
};

const folders = [join(root, 'fixtures'), join(root, '../shared/models'), ...positionals];
const models = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.glb'))
      .map((name) => join(folder, name)),
  );

const ratios = ['by the smaller', 'khr by -cz', 'by the CLI cpu s'];
const rows = [];
for (const model of models) {
  const bytes = statSync(model).size;
  if (bytes < 5000) continue;
  const row = { model: basename(model), bytes };
  for (const [name, tool] of Object.entries(tools)) {
    const to = join(output, `${name}.glb`);
    rmSync(to, { force: true });
    rmSync(usage, { force: true });
    const began = performance.now();
    const done = tool(model, to);
    row[name] = done && existsSync(to) ? statSync(to).size : null;
    row[`${name} s`] = Number(((performance.now() - began) / 1000).toFixed(2));
    const { cpuSeconds, peakMiB } = existsSync(usage) ? JSON.parse(readFileSync(usage, 'utf8')) : {};
    row[`${name} cpu s`] = cpuSeconds;
    row[`${name} MiB`] = peakMiB;
    row[`${name} error`] = row[name] === null ? null : await errorOf(model, to);
  }
  const [smallest] = [row['gltf-transform'], row.gltfpack]
    .filter((size) => size !== null)
    .sort((a, b) => a - b);
  row['by the smaller'] = row.ours && smallest ? Number((row.ours / smallest).toFixed(2)) : null;
  row['khr by -cz'] = Number((row['ours khr'] / row['gltfpack -cz']).toFixed(2));
  row['by the CLI cpu s'] = Number((row['ours cpu s'] / row['gltf-transform cpu s']).toFixed(2));
  rows.push(row);
}
for (const name of Object.keys(tools)) {
  console.log(name);
  console.table(
    rows.map((row) => ({
      model: row.model,
      'kB before': Math.round(row.bytes / 1000),
      kB: row[name] === null ? 'failed' : Math.round(row[name] / 1000),
      'wall s': row[`${name} s`],
      'cpu s': row[`${name} cpu s`],
      error: row[`${name} error`],
      'peak MiB': row[`${name} MiB`],
    })),
  );
}
console.log('ours beside the others');
console.table(rows.map((row) => Object.fromEntries(['model', ...ratios].map((name) => [name, row[name]]))));

/**
 * Returns the root mean square of the differences of a channel, of 255, in pictures from the front and from behind with one
 * camera, over pixels that either model covers; null where one cannot be drawn.
 */
async function errorOf(from, to) {
  const [before, after] = [from, to].map((path) => new Uint8Array(readFileSync(path)));
  let sum = 0;
  let count = 0;
  try {
    for (const view of ['three-quarter', 'back']) {
      const take = { size: 256, view, transparent: true };
      const [one, other] = await Promise.all([
        pixelsOf(await renderModel(before, { ...take, fit: [after] })),
        pixelsOf(await renderModel(after, { ...take, fit: [before] })),
      ]);
      for (let i = 0; i < one.length; i += 4) {
        if (one[i + 3] === 0 && other[i + 3] === 0) continue;
        count += 3;
        for (let k = 0; k < 3; k++) sum += (overGrey(one, i, k) - overGrey(other, i, k)) ** 2;
      }
    }
  } catch {
    return null;
  }
  return count === 0 ? null : Number(Math.sqrt(sum / count).toFixed(1));
}

function pixelsOf(png) {
  return sharp(png).ensureAlpha().raw().toBuffer();
}

function overGrey(pixels, at, channel) {
  const alpha = pixels[at + 3] / 255;
  return pixels[at + channel] * alpha + 128 * (1 - alpha);
}

function run(command, args) {
  try {
    execFileSync(command, ['--import', join(import.meta.dirname, 'note-usage.mjs'), ...args], {
      stdio: 'ignore',
      env: { ...process.env, USAGE_FILE: usage },
    });
    return true;
  } catch {
    return false;
  }
}
