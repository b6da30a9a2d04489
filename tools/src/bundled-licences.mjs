// @ts-check
// Plain JavaScript, because builds of plugins run it without a loader.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns name, version and licence of every package of others among the inputs of a build; undefined without any.
 * @param {string} folder from which the inputs are named
 * @param {readonly string[]} inputs
 * @returns {string | undefined}
 */
export function bundledLicences(folder, inputs) {
  const packages = new Set(
    inputs
      // A file that a package leaves out of pages has nothing in the build.
      .filter((input) => !input.startsWith('(disabled):'))
      .flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []),
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
