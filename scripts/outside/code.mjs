// Compiles every TypeScript block of the documentation, and every example of the reference, against the installed
// packages.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  codeBlocks,
  examples,
  moduleOf,
  typescriptProject,
} from '@meshwright/tools/documentation/code-blocks';
import { runAsync } from './run-async.mjs';

/** Packages that only the blocks use, by the versions of this repository. */
export const usedByBlocks = ['@gltf-transform/core', '@gltf-transform/functions', 'playwright-core'];

/**
 * Compiles in a project with the packages installed. Blocks that import what is not installed there, as the Inspector
 * with its 365 MB of icons, are left out.
 * @returns the number of compiled blocks, those that were left out, and the errors
 */
export async function codeFaults(root, project, tsc) {
  const all = [...codeBlocks(root).filter(({ language }) => language === 'ts'), ...distinct(examples(root))];
  const missing = (block) =>
    packagesOf(block).some((name) => !existsSync(join(project, 'node_modules', name)));
  const blocks = all.filter((block) => !missing(block));
  const folder = join(project, 'code-blocks');
  typescriptProject(blocks, folder);
  const left = all.filter(missing).map(({ id }) => id);
  try {
    await runAsync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], project);
    return { compiled: blocks.length, left, faults: [] };
  } catch (error) {
    const lines = error.message.split('\n').filter((line) => /error TS/.test(line));
    return { compiled: blocks.length, left, faults: lines.length > 0 ? lines : [error.message] };
  }
}

/** One of each: an entry may export what another does. */
function distinct(list) {
  return [...new Map(list.map((example) => [example.declaredIn, example])).values()];
}

function packagesOf(block) {
  const specifiers = [...moduleOf(block).matchAll(/(?:from |import\(|^import )'([^'.][^']*)'/gm)].map(
    ([, specifier]) => specifier,
  );
  return specifiers
    .filter((specifier) => !/^(node|virtual|meshwright):/.test(specifier))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}
