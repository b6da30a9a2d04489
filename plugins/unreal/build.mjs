// Packs the plugin as one zip for the folder Plugins of a project, reproducibly: `node build.mjs [--out FOLDER]`.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bridgeFiles } from '@meshwright/python/bridge-files';
import { build } from 'esbuild';
import { zipSync } from 'fflate';

const here = import.meta.dirname;
const { values } = parseArgs({ options: { out: { type: 'string', default: join(here, 'dist') } } });
const { version } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));

const folder = join(here, 'Meshwright');
const names = (await readdir(folder, { recursive: true }))
  .filter((name) => /\.(py|html|uplugin)$/.test(name))
  .map((name) => name.replaceAll('\\', '/'));
const own = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))]));
const python = 'Content/Python/meshwright_unreal';
const bridge = (await bridgeFiles()).map(([name, bytes]) => [`${python}/bridge/${name}`, bytes]);
const { outputFiles } = await build({
  entryPoints: [join(here, 'src/page/main.ts')],
  conditions: ['@meshwright/source'],
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  write: false,
  // Imports that only Node reaches.
  external: ['node:*', 'fs', 'path', 'module', 'sharp', 'ktx2-encoder'],
  banner: {
    js: '// SPDX-License-Identifier: Apache-2.0\n// Part of Meshwright for Unreal: plugins/unreal/src/page of its repository.',
  },
  logLevel: 'warning',
});
const files = [
  ...own,
  ...bridge,
  [`${python}/page/panel.js`, outputFiles[0].contents],
  ['LICENSE', await readFile(join(here, 'LICENSE'))],
];
await mkdir(values.out, { recursive: true });
const file = join(values.out, `meshwright-unreal-${version}.zip`);
// In one order, stored, because compressors differ between versions, and with a date that is the same day in every time zone.
const entries = files
  .map(([name, bytes]) => [`Meshwright/${name}`, bytes])
  .sort(([a], [b]) => (a < b ? -1 : 1));
await writeFile(file, zipSync(Object.fromEntries(entries), { level: 0, mtime: new Date(1980, 0, 1, 12) }));
console.log(file);
