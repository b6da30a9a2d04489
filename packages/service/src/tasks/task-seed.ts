import { createHash } from 'node:crypto';
import type { Family } from '@meshwright/contract';
import type { Details } from '@meshwright/contract/schema';
import type { InputFile } from '../inputs/read-inputs.ts';
import type { Referenced } from './checks/referenced-tasks.ts';

/**
 * Returns the seed of a task: the same body with the same files gives the same seed, and so the same result. Ids of
 * tasks and links do not count, only the content behind them.
 */
export function seedOf(
  base: number,
  family: Family,
  details: Details,
  { request, files, referenced }: { request: object; files: readonly InputFile[]; referenced: Referenced },
): number {
  const named = Object.keys(details.references ?? {});
  const rest = Object.entries(request).filter(([name]) => !named.includes(name) && !/_urls?$/.test(name));
  const hash = createHash('sha256').update(
    JSON.stringify([
      base,
      family.name,
      rest.sort(([a], [b]) => (a < b ? -1 : 1)),
      referenced.source?.seed ?? null,
    ]),
  );
  for (const { role, file } of files) hash.update(role).update(file.digest);
  return hash.digest().readUInt32BE();
}
