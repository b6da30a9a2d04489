import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { build } from 'esbuild';
import type { PageFile } from './serve-studio.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.map': 'application/json',
};

/**
 * Builds the page from its sources, by path, and `/viewer.js`, the whole script of a shared page.
 * @param folder folder of `index.html`, `start.ts` and `share/viewer.ts`
 * @param sourcemap adds a source map to each script, for tests
 */
export async function pageFiles(
  folder: string,
  { sourcemap = false }: { readonly sourcemap?: boolean } = {},
): Promise<ReadonlyMap<string, PageFile>> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'start.ts')],
    conditions: ['@meshwright/source'],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    outdir: '/',
    sourcemap: sourcemap && 'external',
    write: false,
    logLevel: 'error',
  });
  const viewer = await build({
    entryPoints: [join(folder, 'share/viewer.ts')],
    conditions: ['@meshwright/source'],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    outfile: '/viewer.js',
    write: false,
    logLevel: 'error',
  });
  const written = await Promise.all(
    ['index.html', 'page.css'].map(async (name) => [`/${name}`, await readFile(join(folder, name))] as const),
  );
  const made = [...outputFiles, ...viewer.outputFiles].map(({ path, contents }) => [path, contents] as const);
  return new Map([...written, ...made].map(([path, body]) => [path, { type: types[extname(path)]!, body }]));
}
