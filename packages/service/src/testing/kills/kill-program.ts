import { mkdir, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles a program for kill tests, so that it loads quickly.
 * @param home the folder of this package
 * @param name path of the program in `src/testing`, without its extension
 */
export async function buildKillProgram(
  home: string,
  name = 'kills/killed-service',
): Promise<{ readonly file: string; remove(): Promise<void> }> {
  // Near the installed packages, which stay outside of the bundle and resolve from there.
  const cache = resolve(home, '../../node_modules/.cache/meshwright');
  await mkdir(cache, { recursive: true });
  const file = join(cache, `${basename(name)}-${process.pid}.mjs`);
  await build({
    entryPoints: [join(home, `src/testing/${name}.ts`)],
    outfile: file,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@meshwright/source'],
    external: ['libsql', '@meshwright/engine', 'pg', 'aws4fetch'],
    logLevel: 'error',
  });
  return { file, remove: () => rm(file, { force: true }) };
}
