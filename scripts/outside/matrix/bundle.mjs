// Bundles the page of an engine as a game builds it. What a bundler does not do by itself is what docs/decoders.md says.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAsync } from '../run-async.mjs';

const html = (script) => `<!doctype html>
<meta charset="utf-8">
<title>Matrix</title>
<canvas width="240" height="180"></canvas>
<script type="module" src="${script}"></script>
`;

// Each writes `out/ENGINE-BUNDLER/` with an index.html; `engine` is the engine's name.
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

export const bundlerNames = Object.keys(programs);

/** Bundlers that copy the files of `new URL(..., import.meta.url)`. */
const copying = ['Vite', 'webpack'];

/** Folders of decoders by engine, in the packages that they are copied from. */
const folders = {
  three: { draco: 'three/examples/jsm/libs/draco/gltf', ktx2: 'three/examples/jsm/libs/basis' },
  babylon: { draco: '@babylonjs/core/assets/Draco', ktx2: '@babylonjs/core/assets/Basis' },
  playcanvas: { draco: 'three/examples/jsm/libs/draco/gltf', ktx2: 'three/examples/jsm/libs/basis' },
};
export const engineNames = Object.keys(folders);

/** @returns { folder, page }: the built files, and the address of the page in them */
export async function bundlePage(project, engine, bundler) {
  const out = join(project, 'out', `${engine}-${bundler}`);
  mkdirSync(out, { recursive: true });
  const isHtml = bundler === 'Vite';
  writeFileSync(
    isHtml ? join(project, `${engine}.html`) : join(out, `${engine}.html`),
    html(isHtml ? `/${engine}.js` : '/page.js'),
  );
  const copies = Object.keys(copying.includes(bundler) && engine !== 'playcanvas' ? {} : folders[engine]);
  for (const name of copies)
    cpSync(join(project, 'node_modules', folders[engine][name]), join(out, name), { recursive: true });
  const program = join(project, `bundle-${engine}-${bundler}.mjs`);
  const given = `const [engine, out] = ${JSON.stringify([engine, out])};\n`;
  writeFileSync(program, `${given}${programs[bundler]}\n`);
  await runAsync(process.execPath, [program], project);
  return { folder: out, page: `${engine}.html${copies.length > 0 ? `?copied=${copies}` : ''}` };
}
