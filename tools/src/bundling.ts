import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';

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
            const licences = licencesOf(folder, Object.keys(metafile.inputs));
            if (licences) writeFileSync(join(folder, 'dist/LICENSES.txt'), licences);
          });
        },
      },
    ],
  };
}

/** Returns name, version and licence of every package of others among the inputs of a build; undefined without any. */
function licencesOf(folder: string, inputs: readonly string[]): string | undefined {
  const packages = new Set(
    inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []),
  );
  const notices = [...packages].sort().map((path) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8'));
    const file = readdirSync(join(folder, path)).find((each) => /^licen[cs]e/i.test(each));
    const text = file ? readFileSync(join(folder, path, file), 'utf8').trim() : '';
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  if (notices.length === 0) return undefined;
  return `This build contains parts of:\n\n${notices.join('\n---\n\n')}`;
}
