import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const packagesFolder = resolve(import.meta.dirname, '../..');

/** Packages left out of a bundle of sources, because they load their own files. */
const apart = [
  'libsql',
  'sharp',
  'meshoptimizer',
  'watlas',
  'draco3dgltf',
  '@gltf-transform/*',
  'vhacd-js',
  'quickhull3d',
  'ktx2-encoder',
  'gltf-validator',
];

/** Bundles a source for Node. The output lies beside the installed packages, which it needs. */
export async function bundleSource({ of, entry, contents, packages = 'bundle' }) {
  const home = join(packagesFolder, of);
  const cache = resolve(packagesFolder, '../node_modules/.cache/meshwright');
  await mkdir(cache, { recursive: true });
  const file = join(cache, `${of}-${randomUUID()}.mjs`);
  const source = entry
    ? { entryPoints: [join(home, entry)] }
    : { stdin: { contents, resolveDir: join(home, 'src') } };
  // A bundle resolves the programs it starts from this folder.
  const folder = JSON.stringify(join(home, 'src/testing'));
  await build({
    ...source,
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@meshwright/source'],
    packages,
    external: packages === 'bundle' ? apart : [],
    ...(packages === 'external' ? { define: { 'import.meta.dirname': folder } } : {}),
    logLevel: 'error',
  });
  return { file, remove: () => rm(file, { force: true }) };
}

/** Loads a bundled source and removes its files. */
export async function loadSource(source) {
  const { file, remove } = await bundleSource(source);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    await remove();
  }
}
