// The bundlers, each as a game uses it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manager } from './managers.ts';

// Each bundles `entry` into the folder `out`: as page.js, with chunks beside it.
const programs = {
  Vite: `import { build } from 'vite';
await build({
  configFile: false, logLevel: 'error', publicDir: false,
  build: {
    outDir: out, emptyOutDir: false, modulePreload: entry.endsWith('.html'),
    rollupOptions: { input: entry, output: { entryFileNames: 'page.js' } },
  },
});`,
  webpack: `import webpack from 'webpack';
const stats = await new Promise((resolve, reject) => webpack({
  mode: 'production', context: process.cwd(), entry: { page: './' + entry }, target: ['web', 'es2022'],
  experiments: { outputModule: true }, optimization: { minimize: false }, performance: { hints: false },
  output: { path: out, filename: 'page.js', module: true, chunkFormat: 'module' },
}, (error, stats) => (error ? reject(error) : resolve(stats))));
const { errors, warnings } = stats.toJson({ errors: true, warnings: true });
const found = [...errors, ...warnings].map(({ message, moduleName }) => moduleName + ': ' + message);
if (found.length > 0) throw new Error(found.join('\\n'));`,
  Rollup: `import resolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
const bundle = await rollup({
  input: { page: entry },
  plugins: [resolve({ browser: true })],
  onwarn(warning) { if (warning.code === 'UNRESOLVED_IMPORT') throw new Error(warning.message); },
});
await bundle.write({ dir: out, format: 'es' });`,
  esbuild: `import { build } from 'esbuild';
await build({
  entryPoints: { page: entry }, outdir: out, bundle: true, splitting: true, format: 'esm', minify: true,
  platform: 'browser', logLevel: 'error',
});`,
};

export type Bundler = keyof typeof programs;
export const bundlerNames = Object.keys(programs) as Bundler[];

/**
 * Bundles a file of a project, in which the bundler is installed.
 * @param entry a script; Vite takes an HTML page, too
 * @param out absolute path of a folder, which gets page.js
 */
export async function bundle(
  manager: Manager,
  project: string,
  bundler: Bundler,
  entry: string,
  out: string,
): Promise<void> {
  const program = `bundle-${entry}-${bundler}.mjs`;
  const given = `const [entry, out] = ${JSON.stringify([entry, out])};`;
  writeFileSync(join(project, program), `${given}\n${programs[bundler]}\n`);
  await manager.node(project, process.execPath, [program]);
}
