// Bundles the engine from its sources into a separate folder: a bench must not replace `dist` under a running
// service.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const engine = join(import.meta.dirname, '..');

/** Inside the package's own node_modules, so external modules resolve to its versions. */
export const cache = join(engine, 'node_modules/.cache/bench');

/** Bundles the modules that the bench needs, and the worker. */
export async function bundleSources() {
  const folder = join(cache, 'engine');
  mkdirSync(folder, { recursive: true });
  await build({
    absWorkingDir: engine,
    entryPoints: {
      index: 'src/index.ts',
      worker: 'src/worker/worker.ts',
      mesh: '../formats/src/mesh.ts',
      'simplify-document': 'src/remesh/simplify-document.ts',
      'knot-document': '../testing/src/models/knot-document.ts',
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    chunkNames: 'chunk-[hash]',
    outExtension: { '.js': '.mjs' },
    logLevel: 'warning',
  });
}

/** Imports a bundled module by the name of its entry. */
export async function source(path) {
  return await import(join(cache, 'engine', `${path}.mjs`));
}

export const workerUrl = new URL(`file://${join(cache, 'engine', 'worker.mjs')}`);
