// Builds the package in the current folder: JavaScript by esbuild, declarations by tsc.
// The entries are the paths of its `exports`; the source of `./dist/NAME.js` is `./src/NAME.ts`.
// Source maps hold the sources, which are not published.
// MESHWRIGHT_BUILD=javascript leaves the declarations out, and with them the need for the compiler.
// --bundle NAME puts an outside package, with what it imports, into the build: one file loads faster than hundreds.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { bundling } from './packages/bundling.mjs';

const folder = process.cwd();
const root = join(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const entries = Object.values(manifest.exports)
  .filter((entry) => entry.default?.startsWith('./dist/'))
  .map((entry) => entry.default.replace('./dist/', 'src/').replace(/\.js$/, '.ts'));

const { bundle = [] } = parseArgs({
  options: { bundle: { type: 'string', multiple: true } },
}).values;

rmSync(join(folder, 'dist'), { recursive: true, force: true });
await build({
  absWorkingDir: folder,
  entryPoints: entries,
  outdir: 'dist',
  bundle: true,
  splitting: true,
  ...(bundle.length > 0 ? bundling(bundle, join(folder, 'dist')) : { packages: 'external' }),
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  external: ['node:*'],
  sourcemap: true,
  chunkNames: 'chunk-[hash]',
  logLevel: 'warning',
});
if (process.env.MESHWRIGHT_BUILD !== 'javascript') declare();

// Declarations resolve other packages as in a published install: built, not as sources.
function declare() {
  const config = join(folder, 'dist', 'tsconfig.json');
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: relative(join(folder, 'dist'), join(root, 'tsconfig.json')),
      compilerOptions: {
        customConditions: [],
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: '../src',
        outDir: '.',
        typeRoots: [join(root, 'node_modules/@types')],
      },
      include: [],
      files: entries.map((entry) => `../${entry}`),
    }),
  );
  const tsc = createRequire(import.meta.url)
    .resolve('typescript/package.json')
    .replace('package.json', 'bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', config], { stdio: 'inherit' });
  rmSync(config);
}
