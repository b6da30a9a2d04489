import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

export interface Program {
  readonly file: string;
  remove(): Promise<void>;
}

/** A file of this folder that Node can run. It lies beside the installed packages, which stay outside of the bundle. */
export async function bundleProgram(name: string): Promise<Program> {
  const home = resolve(import.meta.dirname, '../..');
  const cache = resolve(home, '../../node_modules/.cache/meshwright');
  await mkdir(cache, { recursive: true });
  const file = join(cache, `${name}-${randomUUID()}.mjs`);
  await build({
    entryPoints: [join(home, `src/testing/${name}.ts`)],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@meshwright/source'],
    packages: 'bundle',
    external: [
      'libsql',
      'sharp',
      'meshoptimizer',
      'draco3dgltf',
      '@gltf-transform/*',
      'vhacd-js',
      'quickhull3d',
      'ktx2-encoder',
      'gltf-validator',
    ],
    logLevel: 'error',
  });
  return { file, remove: () => rm(file, { force: true }) };
}
