import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { type BuildOptions, type Metafile, transform } from 'esbuild';
import { bundledLicences } from './bundled-licences.mjs';

/**
 * Returns settings of esbuild that put some outside packages into a build, and leave all others to the install. The
 * build gets their licences in `dist/LICENSES.txt`.
 * @param names packages to bundle, with everything they import
 * @param folder of the package that is built
 */
export function bundling(names: readonly string[], folder: string): BuildOptions {
  const isNamed = (path: string) => names.some((name) => path === name || path.startsWith(`${name}/`));
  return {
    mainFields: ['module', 'main'],
    // The sources of a package of ours, because packages are built in any order.
    conditions: ['@meshwright/source', 'module', 'node'],
    external: ['node:*', ...builtinModules],
    metafile: true,
    legalComments: 'none',
    plugins: [
      {
        name: 'bundle-some',
        setup(build) {
          build.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
            if (kind === 'entry-point' || path.startsWith('node:') || builtinModules.includes(path)) return;
            const isInside = importer.includes('node_modules');
            return isInside || isNamed(path) ? undefined : { path, external: true };
          });
          build.onLoad({ filter: /node_modules.*\.m?js$/ }, async ({ path }) => {
            const text = await readFile(path, 'utf8');
            // A file that a module looks for beside itself goes with it: chunks stand in `dist`.
            for (const [, name] of text.matchAll(/new URL\(["']([\w-]+\.wasm)["'], ?import\.meta\.url\)/g)) {
              mkdirSync(join(folder, 'dist'), { recursive: true });
              copyFileSync(join(dirname(path), name!), join(folder, 'dist', name!));
            }
            // esbuild keeps comments between the methods of a class, and they take time to load.
            const options = { minifyWhitespace: true, legalComments: 'none' } as const;
            return { contents: (await transform(text, options)).code };
          });
          build.onEnd(({ metafile }) => {
            writeLicences(folder, metafile);
          });
        },
      },
    ],
  };
}

/**
 * Returns settings of esbuild that put everything into one file for a page: packages of others with their licences, and an empty
 * module for what runs in Node only.
 */
export function wholeForPage(folder: string): BuildOptions {
  const ofNode = new RegExp(`^(node:.*|sharp|ktx2-encoder|${builtinModules.join('|')})$`);
  return {
    packages: 'bundle',
    external: [],
    // The sources of a package of ours, because packages are built in any order.
    conditions: ['@meshwright/source', 'module', 'browser'],
    mainFields: ['browser', 'module', 'main'],
    platform: 'browser',
    minify: true,
    metafile: true,
    legalComments: 'none',
    sourcemap: false,
    plugins: [
      {
        name: 'whole-for-page',
        setup(build) {
          build.onResolve({ filter: ofNode }, ({ path }) => ({ path, namespace: 'of-node' }));
          build.onLoad({ filter: /./, namespace: 'of-node' }, () => ({ contents: 'export {};' }));
          build.onEnd(({ metafile }) => writeLicences(folder, metafile));
        },
      },
    ],
  };
}

function writeLicences(folder: string, metafile: Metafile | undefined): void {
  const inputs = Object.keys(metafile?.inputs ?? {}).filter((input) => !input.startsWith('of-node:'));
  const licences = bundledLicences(folder, inputs);
  if (licences) writeFileSync(join(folder, 'dist/LICENSES.txt'), licences);
}
