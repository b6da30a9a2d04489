// Builds the package in the current folder: JavaScript by esbuild, declarations by tsc.
// `--bundle NAME` puts an outside package, with what it imports, into the build: one file loads faster than hundreds.
// MESHWRIGHT_BUILD=javascript leaves the declarations out, and with them the need for the compiler.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { bundling } from './bundling.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Builds the JavaScript of a package into its `dist`. The entries are the paths of its `exports`: the source of
 * `./dist/NAME.js` is `./src/NAME.ts`. Source maps hold the sources, which are not published.
 * @param bundle outside packages to put into the build
 * @returns the sources of the entries
 */
export async function buildJavaScript(folder: string, bundle: readonly string[]): Promise<string[]> {
  const entries = entriesOf(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  await build({
    absWorkingDir: folder,
    entryPoints: entries,
    outdir: 'dist',
    bundle: true,
    splitting: true,
    external: ['node:*'],
    ...(bundle.length > 0 ? bundling(bundle, folder) : { packages: 'external' }),
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    sourcemap: true,
    chunkNames: 'chunk-[hash]',
    logLevel: 'warning',
  });
  return entries;
}

/** Returns the sources of the entries that are built. */
export function entriesOf(manifest: { exports: Record<string, { default?: string } | string> }): string[] {
  return Object.values(manifest.exports)
    .map((entry) => (typeof entry === 'string' ? '' : (entry.default ?? '')))
    .filter((path) => path.startsWith('./dist/'))
    .map((path) => path.replace('./dist/', 'src/').replace(/\.js$/, '.ts'));
}

/** Writes the declarations. They resolve other packages as in a published install: built, not as sources. */
function declare(folder: string, entries: readonly string[]): void {
  const dist = join(folder, 'dist');
  const config = join(dist, 'tsconfig.json');
  mkdirSync(dist, { recursive: true });
  const compilerOptions = {
    customConditions: [],
    allowJs: false,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: '../src',
    outDir: '.',
    typeRoots: [join(root, 'node_modules/@types')],
  };
  const files = entries.map((entry) => `../${entry}`);
  const base = relative(dist, join(root, 'tsconfig.json'));
  writeFileSync(config, JSON.stringify({ extends: base, compilerOptions, include: [], files }));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', config], { stdio: 'inherit' });
  rmSync(config);
}

/** Returns the packages after `--bundle`. */
export function bundled(args: readonly string[]): string[] {
  return (
    parseArgs({ args: [...args], options: { bundle: { type: 'string', multiple: true } } }).values.bundle ??
    []
  );
}

if (process.argv[1] === import.meta.filename) {
  const folder = process.cwd();
  const entries = await buildJavaScript(folder, bundled(process.argv.slice(2)));
  if (process.env.MESHWRIGHT_BUILD !== 'javascript') declare(folder, entries);
}
