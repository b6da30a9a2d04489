// Packs the plugin as one zip for Godot's asset library, reproducibly: `node build.mjs [--out FOLDER]`.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { zipSync } from 'fflate';

const here = import.meta.dirname;
const { values } = parseArgs({ options: { out: { type: 'string', default: join(here, 'dist') } } });
const { version } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));

const folder = join(here, 'addons/meshwright');
const names = (await readdir(folder, { recursive: true }))
  .filter((name) => /\.(gd|cfg|json|svg|md)$/.test(name))
  .map((name) => name.replaceAll('\\', '/'))
  .sort();
const entries = await Promise.all(
  names.map(async (name) => [`addons/meshwright/${name}`, await readFile(join(folder, name))]),
);
// A release writes the archives of the bridge for all plugins.
const archives = await readFile(join(here, '../python/meshwright_bridge/bridge_archives.json')).catch(
  () => null,
);
if (archives) entries.push(['addons/meshwright/bridge/bridge_archives.json', archives]);
// The asset library copies the folder addons only.
entries.push(['addons/meshwright/LICENSE', await readFile(join(here, 'LICENSE'))]);
await mkdir(values.out, { recursive: true });
const file = join(values.out, `meshwright-godot-${version}.zip`);
// Stored, because compressors differ between versions, and with a date that is the same day in every time zone.
await writeFile(file, zipSync(Object.fromEntries(entries), { level: 0, mtime: new Date(1980, 0, 1, 12) }));
console.log(file);
