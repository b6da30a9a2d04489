// npm run bench:light -w packages/gltf [FOLDER...]: compares optimize with gltfpack and gltf-transform in one run, by
// bytes and by seconds of whole processes. The models come from fixtures/ and the given folders.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);
const gltfTransform = join(dirname(require.resolve('@gltf-transform/cli')), '../bin/cli.js');
const gltfpack = join(dirname(require.resolve('gltfpack/package.json')), 'cli.js');
const output = join(root, 'node_modules/.cache/meshwright-bench/light');
mkdirSync(output, { recursive: true });

const script = join(import.meta.dirname, 'light-one.mjs');
const tools = {
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

const folders = [join(root, 'fixtures'), join(root, '../shared/models'), ...process.argv.slice(2)];
const models = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.glb'))
      .map((name) => join(folder, name)),
  );

const rows = [];
for (const model of models) {
  const bytes = statSync(model).size;
  if (bytes < 5000) continue;
  const row = { model: basename(model), bytes };
  for (const [name, tool] of Object.entries(tools)) {
    const to = join(output, `${name}.glb`);
    rmSync(to, { force: true });
    const began = performance.now();
    const done = tool(model, to);
    row[name] = done && existsSync(to) ? statSync(to).size : null;
    row[`${name} s`] = Number(((performance.now() - began) / 1000).toFixed(2));
  }
  const [smallest] = [row['gltf-transform'], row.gltfpack]
    .filter((size) => size !== null)
    .sort((a, b) => a - b);
  row['by the smaller'] = row.ours && smallest ? Number((row.ours / smallest).toFixed(2)) : null;
  row['khr by -cz'] = Number((row['ours khr'] / row['gltfpack -cz']).toFixed(2));
  row['by the CLI s'] = Number((row['ours s'] / row['gltf-transform s']).toFixed(2));
  rows.push(row);
}
console.table(rows);

function run(command, args) {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
