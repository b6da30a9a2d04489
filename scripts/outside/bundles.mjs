// Bundles a page in a project, by bundlers that are installed there as a game installs them, and runs the bundle.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** At exact versions. Vite's and esbuild's are those of this repository. */
export const bundlers = {
  '@rollup/plugin-node-resolve': '16.0.3',
  rollup: '4.67.4',
  webpack: '5.112.2',
};

const page = `import { createClient, textTo3d } from '@meshwright/client';
import { inspectModel } from '@meshwright/gltf';
import { threeAssets } from '@meshwright/three';
globalThis.bundled = [createClient, textTo3d, inspectModel, threeAssets].map((each) => typeof each).join();
`;
const expected = 'function,object,function,function';

// Each program writes `out/NAME/page.js`, and chunks beside it.
const programs = {
  esbuild: `import { build } from 'esbuild';
await build({
  entryPoints: ['page.js'], outdir: 'out/esbuild', bundle: true, splitting: true, format: 'esm',
  platform: 'browser', logLevel: 'error',
});`,
  Rollup: `import resolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
const bundle = await rollup({
  input: 'page.js',
  plugins: [resolve({ browser: true })],
  onwarn(warning) { if (warning.code === 'UNRESOLVED_IMPORT') throw new Error(warning.message); },
});
await bundle.write({ dir: 'out/Rollup', format: 'es' });`,
  Vite: `import { build } from 'vite';
await build({
  configFile: false, logLevel: 'error',
  build: {
    outDir: 'out/Vite', modulePreload: false,
    rollupOptions: { input: 'page.js', output: { entryFileNames: 'page.js' } },
  },
});`,
  webpack: `import webpack from 'webpack';
const stats = await new Promise((resolve, reject) => webpack({
  mode: 'production', context: process.cwd(), entry: { page: './page.js' }, target: ['web', 'es2022'],
  experiments: { outputModule: true }, optimization: { minimize: false },
  output: { path: process.cwd() + '/out/webpack', filename: 'page.js', module: true, chunkFormat: 'module' },
}, (error, stats) => (error ? reject(error) : resolve(stats))));
const { errors, warnings } = stats.toJson({ errors: true, warnings: true });
const found = [...errors, ...warnings.filter(({ message }) => !/size limit|performance/.test(message))];
if (found.length > 0) throw new Error(found.map(({ message, moduleName }) => moduleName + ': ' + message).join('\\n'));`,
};

export const bundlerNames = Object.keys(programs);

/** @throws Error when the page cannot be bundled, or its bundle does not run */
export async function bundle(manager, project, name) {
  const [program, run] = [`bundle-${name}.mjs`, `run-${name}.mjs`];
  writeFileSync(join(project, 'page.js'), page);
  writeFileSync(join(project, program), programs[name]);
  await manager.node(project, process.execPath, [program]);
  writeFileSync(
    join(project, run),
    `await import('./out/${name}/page.js');\nconsole.log(globalThis.bundled);\n`,
  );
  const printed = (await manager.node(project, process.execPath, [run])).trim();
  if (printed !== expected) throw new Error(`the bundle has ${printed} and not ${expected}`);
}
