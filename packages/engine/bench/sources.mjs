// The engine from its sources, in a folder of its own: a bench must not pull `dist` from under a service that runs.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const engine = join(import.meta.dirname, '..');

/** Inside the package's own node_modules, so that what is left outside the bundle is found in the versions it has. */
export const cache = join(engine, 'node_modules/.cache/bench');

/** Bundles what the bench needs, and the worker. */
export async function bundleSources() {
  const folder = join(cache, 'engine');
  mkdirSync(folder, { recursive: true });
  await build({
    absWorkingDir: engine,
    entryPoints: [
      'src/index.ts',
      'src/worker.ts',
      'src/testing/knot-document.ts',
      'src/formats/write-glb.ts',
    ],
    outbase: 'src',
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

/** A bundled module by its path in `src`, without extension. */
export async function source(path) {
  return await import(join(cache, 'engine', `${path}.mjs`));
}

export const workerUrl = new URL(`file://${join(cache, 'engine', 'worker.mjs')}`);
