import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The private package has sources only. */
const testing = {
  name: 'testing',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@meshwright\/testing\// }, ({ path }) => ({
      path: join(import.meta.dirname, '../../testing/src', `${path.slice('@meshwright/testing/'.length)}.ts`),
    })),
};

/** Returns the exports of the lines, with paths relative to the package. Bundles the sources, so no build is needed. */
export async function fromSources(contents) {
  const outfile = join(import.meta.dirname, `.sources-${process.pid}.mjs`);
  await build({
    stdin: { contents, resolveDir: join(import.meta.dirname, '..'), loader: 'ts' },
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    plugins: [testing],
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}
