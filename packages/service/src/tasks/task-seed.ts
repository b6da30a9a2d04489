import { createHash } from 'node:crypto';
import type { Family } from '@meshwright/contract';
import type { InputFile } from '../inputs/read-inputs.ts';
import type { Referenced } from './checks/referenced-tasks.ts';

/** Fields of a create body that shape what is made. The others only decide how it is delivered. */
const shaping = ['prompt', 'text_style_prompt'];

/**
 * Returns the seed of a task: the same words with the same files give the same seed, and so the same subject, whatever
 * the formats, sizes and pictures of it. Ids of tasks and links do not count, only the content behind them.
 */
export function seedOf(
  base: number,
  family: Family,
  { request, files, referenced }: { request: object; files: readonly InputFile[]; referenced: Referenced },
): number {
  const words = shaping.map((name) => (request as Record<string, unknown>)[name] ?? null);
  const hash = createHash('sha256').update(
    JSON.stringify([base, family.name, words, referenced.source?.seed ?? null]),
  );
  for (const { role, file } of files) hash.update(role).update(file.digest);
  return hash.digest().readUInt32BE();
}
