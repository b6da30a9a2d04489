import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { managerNames, managers } from './testing/managers.ts';
import { installedProject } from './testing/project.ts';
import { slow } from './testing/run-folder.ts';
import { describeInstalled } from './testing/tools.ts';

const page = `import { createClient, textTo3d } from '@meshwright/client';
import { inspectModel } from '@meshwright/gltf';
import { threeAssets } from '@meshwright/three';
globalThis.bundled = [createClient, textTo3d, inspectModel, threeAssets].map((each) => typeof each).join();
`;

/** Each writes `out/NAME/page.js`, and chunks beside it. */
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

describeInstalled('a page that imports the packages', () => {
  describe.each(managerNames)('as %s lays them', (name) => {
    it.each(Object.entries(programs))(
      'is bundled by %s, and the bundle runs',
      async (bundler, program) => {
        const project = await installedProject(name);
        const write = (file: string, text: string) => writeFileSync(join(project, file), text);
        const run = (file: string) => managers[name].node(project, process.execPath, [file]);
        write('page.js', page);
        write(`bundle-${bundler}.mjs`, program);
        await run(`bundle-${bundler}.mjs`);
        write(
          `run-${bundler}.mjs`,
          `await import('./out/${bundler}/page.js');\nconsole.log(globalThis.bundled);\n`,
        );
        expect((await run(`run-${bundler}.mjs`)).trim()).toBe('function,object,function,function');
      },
      slow,
    );
  });
});
