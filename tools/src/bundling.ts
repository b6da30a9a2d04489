import { writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
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
          build.onEnd(({ metafile }) => {
            if (!metafile) return;
            const licences = bundledLicences(folder, Object.keys(metafile.inputs));
            if (licences) writeFileSync(join(folder, 'dist/LICENSES.txt'), licences);
          });
        },
      },
    ],
  };
}
