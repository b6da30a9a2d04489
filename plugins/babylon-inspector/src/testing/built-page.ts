import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { hostFolder, installHost } from './inspector-host.ts';

const root = join(import.meta.dirname, '../../../..');

/** Files of a page: its own scripts by path, and the location of its packages. */
export interface BuiltPage {
  readonly scripts: Readonly<Record<string, Uint8Array>>;
  /** Content of a script of type `importmap`. */
  readonly importMap: string;
  /** Folder of the import map's files, served below `/vendor/`. */
  readonly vendor: string;
}

/**
 * Builds a page from the sources in a second. The engine, the Inspector and React take half a minute: they are built
 * separately, once per version, and cached in node_modules/.cache of their folder.
 */
export async function builtPage(entry: string): Promise<BuiltPage> {
  installHost();
  const { outputFiles, metafile } = await build({
    ...forBrowsers,
    nodePaths: [join(hostFolder, 'node_modules')],
    entryPoints: {
      page: entry,
      'drawing-worker': join(root, 'plugins/babylon-inspector/src/drawing-worker.ts'),
    },
    conditions: ['@meshwright/source'],
    outdir: root,
    external: [...vendors, ...neverReached],
    metafile: true,
    write: false,
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const named = imports.flatMap(({ external, path }) => (external && isVendor(path) ? [path] : []));
  const packages = [...new Set(named)].sort();
  const vendor = await vendorFolder(packages);
  return {
    scripts: Object.fromEntries(outputFiles.map(({ path, contents }) => [path.slice(root.length), contents])),
    importMap: JSON.stringify({
      imports: Object.fromEntries(packages.map((name) => [name, `/vendor/${fileOf(name)}.js`])),
    }),
    vendor,
  };
}

const forBrowsers = {
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
} as const satisfies BuildOptions;

const vendors = ['@babylonjs/*', 'react', 'react/*', 'react-dom', 'react-dom/*'];
/** Imports that only Node reaches. */
const neverReached = ['node:*', 'fs', 'path', 'module', 'sharp', 'ktx2-encoder'];

const isVendor = (path: string) => /^(@babylonjs|react)/.test(path);
const fileOf = (name: string) => name.replace(/\.js$/, '').replaceAll('/', '-').replaceAll('@', '');

async function vendorFolder(packages: readonly string[]): Promise<string> {
  const lock = readFileSync(join(hostFolder, 'package-lock.json'), 'utf8');
  const name = createHash('sha256')
    .update(JSON.stringify([lock, packages]))
    .digest('hex')
    .slice(0, 16);
  const folder = join(hostFolder, 'node_modules/.cache', `inspector-${name}`);
  if (existsSync(folder)) return folder;
  await mkdir(dirname(folder), { recursive: true });
  const made = await mkdtemp(`${folder}-`);
  await build({
    ...forBrowsers,
    absWorkingDir: hostFolder,
    entryPoints: Object.fromEntries(packages.map((each) => [fileOf(each), each])),
    outdir: made,
    plugins: [namedExports],
  });
  // Another process may have been faster; its copy is equivalent.
  await rename(made, folder).catch(() => rm(made, { recursive: true, force: true }));
  return folder;
}

/** React is CommonJS: as an entry it would have no named exports. */
const namedExports: Plugin = {
  name: 'named exports',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react/ }, ({ kind, path }) =>
      kind === 'entry-point' ? { path, namespace: 'named' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'named' }, ({ path }) => {
      const names = Object.keys(createRequire(join(hostFolder, 'package.json'))(path) as object);
      return { contents: `export { default, ${names.join(', ')} } from '${path}';`, resolveDir: hostFolder };
    });
  },
};
