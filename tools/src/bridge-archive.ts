// Packs a bridge that needs neither Node.js nor npm, for this system and processor: `node tools/run.mjs bridge-archive --out FOLDER`.
// One zip holds Node.js, the command `meshwright` in one file, and what that file cannot hold: native modules, a
// dictionary, fonts. Prints the row of `plugins/python/meshwright_bridge/bridge_archives.json` for it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { zipSync } from 'fflate';

const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { out: { type: 'string', default: 'dist' }, level: { type: 'string', default: '9' } },
});

/** Packages that stay folders: they load a native module, or read files of their own. */
const folders = ['sharp', 'libsql', 'draco3dgltf', '@cspell/dict-en_us', '@fontsource/inter'];

/** Files of those packages that nothing reads. */
const unread =
  /\.(md|map|d\.ts|d\.mts|d\.cts)$|\/(src|test|docs?)\/|\/files\/(?!inter-[a-z-]+-700-normal\.woff$)|\.css$|musl/;

const { version } = JSON.parse(await readFile(join(root, 'packages/meshwright/package.json'), 'utf8'));
const platform = `${process.platform}-${process.arch}`;
const files = new Map<string, Uint8Array>();
files.set(process.platform === 'win32' ? 'node.exe' : 'node', await readFile(process.execPath));
files.set('package.json', await readFile(join(root, 'packages/meshwright/package.json')));
files.set('bin/bridge.js', await bundle('packages/meshwright/src/bridge-main.ts'));
files.set('bin/worker/worker.js', await bundle('packages/engine/src/worker/worker.ts'));
for (const name of folders) addPackage(name, root);
// Their code is in the bundle: the command only asks whether its parts are installed.
for (const name of ['@meshwright/formats', '@meshwright/service', '@meshwright/engine'])
  files.set(`node_modules/${name}/package.json`, Buffer.from('{"main":"package.json"}'));

const bytes = zipSync(Object.fromEntries([...files].sort()), {
  level: Number(values.level) as 9,
  mtime: new Date(1980, 0, 1, 12),
});
await mkdir(values.out, { recursive: true });
const file = `meshwright-bridge-${version}-${platform}.zip`;
await writeFile(join(values.out, file), bytes);
const sha256 = createHash('sha256').update(bytes).digest('hex');
console.log(JSON.stringify({ [platform]: { file, sha256, bytes: bytes.length } }));

async function bundle(entry: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    write: false,
    minify: true,
    keepNames: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    conditions: ['@meshwright/source'],
    external: [...folders, 'vhacd-js'],
    // What is written for CommonJS finds its names; the directory is that of the bundle.
    banner: {
      js: "import{createRequire as __require}from'node:module';const require=__require(import.meta.url),__dirname=import.meta.dirname,__filename=import.meta.filename;",
    },
  });
  return outputFiles[0]!.contents;
}

/** Adds a package and what it depends on, where it is installed, each into one folder of modules or below its user. */
function addPackage(name: string, user: string): void {
  const folder = folderOf(name, user);
  if (folder === undefined) return;
  const place = relative(root, folder).replaceAll('\\', '/');
  const manifest = join(folder, 'package.json');
  if (files.has(`${place}/package.json`)) return;
  for (const each of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(each.parentPath, each.name);
    const own = relative(folder, path).replaceAll('\\', '/');
    if (each.isFile() && !own.startsWith('node_modules/') && !unread.test(`${place}/${own}`))
      files.set(`${place}/${own}`, readFileSync(path));
  }
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) addPackage(needed, folder);
}

/** Returns where a package finds another one; undefined for one of another system. */
function folderOf(name: string, user: string): string | undefined {
  const paths = createRequire(join(user, 'package.json')).resolve.paths(name) ?? [];
  const folder = paths.map((path) => join(path, name)).find((path) => existsSync(join(path, 'package.json')));
  return folder === undefined || /musl/.test(folder) ? undefined : dirname(join(folder, 'package.json'));
}
