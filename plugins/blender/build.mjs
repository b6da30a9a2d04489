// Packs the add-on as one zip for Blender 3.4 to 5.x, reproducibly: `node build.mjs [--out FOLDER]`.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bridgeFiles } from '@meshwright/python/bridge-files';
import { zipSync } from 'fflate';

const here = import.meta.dirname;
const { values } = parseArgs({ options: { out: { type: 'string', default: join(here, 'dist') } } });
const { version } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));

const folder = join(here, 'meshwright');
const names = (await readdir(folder, { recursive: true }))
  .filter((name) => /\.(py|toml|json)$/.test(name))
  .map((name) => name.replaceAll('\\', '/'))
  .sort();
const files = await Promise.all(
  [...names.map((name) => join(folder, name)), join(here, 'LICENSE')].map((path) => readFile(path)),
);
await mkdir(values.out, { recursive: true });
const file = join(values.out, `meshwright-blender-${version}.zip`);
// One top folder: Blender before 4.2 uses its name as the module name.
const own = [...names, 'LICENSE'].map((name, at) => [name, files[at]]);
const bridge = (await bridgeFiles()).map(([name, bytes]) => [`bridge/${name}`, bytes]);
const entries = [...own, ...bridge].map(([name, bytes]) => [`meshwright/${name}`, bytes]);
// Stored, because compressors differ between versions, and with a date that is the same day in every time zone.
await writeFile(file, zipSync(Object.fromEntries(entries), { level: 0, mtime: new Date(1980, 0, 1, 12) }));
console.log(file);
