// Builds the package in the current folder: JavaScript by esbuild, declarations by tsc.
// `--bundle NAME` puts an outside package, with what it imports, into the build: one file loads faster than hundreds.
// `--alone NAME` makes an entry one file that shares no chunk with the others and holds only the code that it needs.
// `--worker NAME` makes an entry one file with everything that it imports, for a worker that a page starts.
// MESHWRIGHT_BUILD=javascript leaves out the declarations, and with them the need for the compiler, and the source maps.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type BuildOptions, build } from 'esbuild';
import { bundling, wholeForPage } from './bundling.ts';

const root = join(import.meta.dirname, '../..');

/** What the build script of a package asks for. */
interface BuildFlags {
  /** Outside packages to put into the build. */
  readonly bundle: readonly string[];
  /** Entries by name that become one file each. */
  readonly alone: readonly string[];
  /** Entries by name that a page starts as workers. */
  readonly worker: readonly string[];
}

/**
 * Builds the JavaScript of a package into its `dist`. The entries are the paths of its `exports`: the source of
 * `./dist/NAME.js` is `./src/NAME.ts`. Source maps hold the sources, which are not published.
 * @returns the sources of the entries
 */
export async function buildJavaScript(
  folder: string,
  { bundle, alone, worker }: BuildFlags,
): Promise<string[]> {
  const entries = entriesOf(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const options: BuildOptions = {
    absWorkingDir: folder,
    outdir: 'dist',
    bundle: true,
    external: ['node:*'],
    ...(bundle.length > 0 ? bundling(bundle, folder) : { packages: 'external' }),
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    sourcemap: process.env.MESHWRIGHT_BUILD !== 'javascript',
    chunkNames: 'chunk-[hash]',
    logLevel: 'warning',
  };
  const single = alone.map((name) => `src/${name}.ts`);
  const workers = worker.map((name) => `src/${name}.ts`);
  const shared = entries.filter((entry) => !single.includes(entry) && !workers.includes(entry));
  await build({ ...options, entryPoints: shared, splitting: true });
  await Promise.all([
    ...single.map((entry) => build({ ...options, entryPoints: [entry] })),
    ...workers.map((entry) => build({ ...options, ...wholeForPage(folder), entryPoints: [entry] })),
  ]);
  return entries;
}

/** Returns the sources of the entries that are built; an entry may be another file in plain Node. */
export function entriesOf(manifest: {
  exports: Record<string, { default?: string; node?: string } | string>;
}): string[] {
  return Object.values(manifest.exports)
    .flatMap((entry) => (typeof entry === 'string' ? [] : [entry.default ?? '', entry.node ?? '']))
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

/** Reads the flags of a build script. */
export function buildFlags(args: readonly string[]): BuildFlags {
  const list = { type: 'string', multiple: true } as const;
  const options = { bundle: list, alone: list, worker: list };
  const { bundle = [], alone = [], worker = [] } = parseArgs({ args, options }).values;
  return { bundle, alone, worker };
}

if (process.argv[1] === import.meta.filename) {
  const folder = process.cwd();
  const entries = await buildJavaScript(folder, buildFlags(process.argv.slice(2)));
  if (process.env.MESHWRIGHT_BUILD !== 'javascript') declare(folder, entries);
}
