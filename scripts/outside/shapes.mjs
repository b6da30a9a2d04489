import { join } from 'node:path';
import { readJson } from '@meshwright/tools/release/published';
import { runAsync } from './run-async.mjs';

/**
 * Checks that importers find the types of a tarball beside its code. The packages are ESM only: `require` gets ES
 * modules, and what TypeScript calls node10 finds no entries.
 * @throws Error with what is wrong
 */
export async function checkShape(attw, { tarball, stage }) {
  const { exports = {} } = readJson(join(stage, 'package.json'));
  const coded = Object.entries(exports).filter(([, target]) => target.types && target.default);
  if (coded.length === 0) return;
  const entries = coded.map(([entry]) => entry);
  await runAsync(
    process.execPath,
    [attw, tarball, '--profile', 'esm-only', '--no-emoji', '--no-color', '--entrypoints', ...entries],
    stage,
  );
}
