// Bundles the page of an engine as a game builds it. What a bundler does not do by itself is what docs/decoders.md says.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../testing/run-command.ts';
import type { Engine } from './policies.ts';

const html = (script: string) => `<!doctype html>
<meta charset="utf-8">
<title>Matrix</title>
<canvas width="240" height="180"></canvas>
<script type="module" src="${script}"></script>
`;

// Each writes the folder `out`, where the page is `ENGINE.html`.
const programs = {
  Vite: `import { build } from 'vite';
await build({
  configFile: false, logLevel: 'error', publicDir: false,
  build: { outDir: out, rollupOptions: { input: engine + '.html' }, emptyOutDir: false },
});`,
  webpack: `import webpack from 'webpack';
const stats = await new Promise((resolve, reject) => webpack({
  mode: 'production', context: process.cwd(), entry: { page: './' + engine + '.js' }, target: ['web', 'es2022'],
  output: { path: out, filename: 'page.js' }, performance: { hints: false },
  optimization: { minimize: false },
}, (error, stats) => (error ? reject(error) : resolve(stats))));
const { errors, warnings } = stats.toJson({ errors: true, warnings: true });
const found = [...errors, ...warnings];
if (found.length > 0) throw new Error(found.map(({ message, moduleName }) => moduleName + ': ' + message).join('\\n'));`,
  Rollup: `import resolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
const bundle = await rollup({
  input: { page: engine + '.js' },
  plugins: [resolve({ browser: true })],
  onwarn(warning) { if (warning.code === 'UNRESOLVED_IMPORT') throw new Error(warning.message); },
});
await bundle.write({ dir: out, format: 'es' });`,
  esbuild: `import { build } from 'esbuild';
await build({
  entryPoints: { page: engine + '.js' }, outdir: out, bundle: true, splitting: true, format: 'esm', minify: true,
  platform: 'browser', logLevel: 'error',
});`,
};

export type Bundler = keyof typeof programs;
export const bundlerNames = Object.keys(programs) as Bundler[];

/** Bundlers that copy the files of `new URL(..., import.meta.url)`. */
const copying: readonly Bundler[] = ['Vite', 'webpack'];

const ofThree = { draco: 'three/examples/jsm/libs/draco/gltf', ktx2: 'three/examples/jsm/libs/basis' };
/** Folders of decoders by engine, in the packages that they are copied from. */
const decoders: Record<Engine, Readonly<Record<string, string>>> = {
  three: ofThree,
  babylon: { draco: '@babylonjs/core/assets/Draco', ktx2: '@babylonjs/core/assets/Basis' },
  playcanvas: ofThree,
};

export interface BundledPage {
  readonly folder: string;
  /** Address of the page in the folder. */
  readonly page: string;
}

export async function bundlePage(project: string, engine: Engine, bundler: Bundler): Promise<BundledPage> {
  const out = join(project, 'out', `${engine}-${bundler}`);
  mkdirSync(out, { recursive: true });
  const [place, script] = bundler === 'Vite' ? [project, `/${engine}.js`] : [out, '/page.js'];
  writeFileSync(join(place, `${engine}.html`), html(script));
  const copied = copying.includes(bundler) && engine !== 'playcanvas' ? {} : decoders[engine];
  for (const [name, from] of Object.entries(copied))
    cpSync(join(project, 'node_modules', from), join(out, name), { recursive: true });
  const program = join(project, `bundle-${engine}-${bundler}.mjs`);
  const given = `const [engine, out] = ${JSON.stringify([engine, out])};`;
  writeFileSync(program, `${given}\n${programs[bundler]}\n`);
  await runCommand(process.execPath, [program], project);
  const names = Object.keys(copied);
  return { folder: out, page: `${engine}.html${names.length > 0 ? `?copied=${names}` : ''}` };
}
