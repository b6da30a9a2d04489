// Packs the plugin, reproducibly: `node build.mjs [--out FOLDER]`. Writes the tarball of the Package Manager, and a
// .unitypackage with the same files below Assets, for editors that take no tarballs.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'fflate';
import { tarOf } from './src/pack/tar.mjs';
import { guidOf, metaOf } from './src/pack/unity-meta.mjs';

const here = import.meta.dirname;
const { values } = parseArgs({ options: { out: { type: 'string', default: join(here, 'dist') } } });
const folder = join(here, 'com.meshwright.editor');
const { name, version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

const found = await readdir(folder, { recursive: true, withFileTypes: true });
const paths = found
  .map((entry) => ({
    path: join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/'),
    isFolder: entry.isDirectory(),
  }))
  .filter(({ path }) => !/(^|\/)\.|\.meta$/.test(path))
  .sort((a, b) => (a.path < b.path ? -1 : 1));
const files = await Promise.all(
  paths.map(async ({ path, isFolder }) => ({
    path,
    isFolder,
    meta: Buffer.from(metaOf(path, isFolder)),
    bytes: isFolder ? undefined : await readFile(join(folder, path)),
  })),
);

const tarball = files.flatMap(({ path, bytes, meta }) => [
  ...(bytes ? [[`package/${path}`, bytes]] : []),
  [`package/${path}.meta`, meta],
]);
/** Where the files are in a project that imports the .unitypackage. */
const root = 'Assets/Plugins/Meshwright';
const assets = [{ path: '', isFolder: true, meta: Buffer.from(metaOf('', true)) }, ...files].flatMap(
  ({ path, bytes, meta }) => {
    const guid = guidOf(path);
    return [
      ...(bytes ? [[`${guid}/asset`, bytes]] : []),
      [`${guid}/asset.meta`, meta],
      [`${guid}/pathname`, Buffer.from(path === '' ? root : `${root}/${path}`)],
    ];
  },
);

await mkdir(values.out, { recursive: true });
await write(`${name}-${version}.tgz`, tarball);
await write(`meshwright-unity-${version}.unitypackage`, assets);

/** fflate is the same code on every machine, so that the same files give the same bytes. */
async function write(file, entries) {
  const bytes = gzipSync(tarOf(entries), { level: 9, mtime: 0 });
  const path = join(values.out, file);
  await writeFile(path, bytes);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  console.log(`${path} (${bytes.length} bytes, ${entries.length} entries, sha256 ${hash})`);
}
