// Settings of esbuild that put some outside packages into a build, and leave all others to the install.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

/**
 * @param {readonly string[]} names packages to bundle, with everything they import
 * @param {string} dist folder of the build, for the licences of what it contains
 */
export function bundling(names, dist) {
  const isNamed = (path) => names.some((name) => path === name || path.startsWith(`${name}/`));
  return {
    mainFields: ['module', 'main'],
    conditions: ['module', 'node'],
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
            if (metafile) writeFileSync(join(dist, 'LICENSES.txt'), licencesOf(Object.keys(metafile.inputs)));
          });
        },
      },
    ],
  };
}

/** Returns name, version and licence of every package among the inputs of a build. */
function licencesOf(inputs) {
  const folders = new Set(
    inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []),
  );
  const notices = [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  return `This build contains parts of:\n\n${notices.join('\n---\n\n')}`;
}
