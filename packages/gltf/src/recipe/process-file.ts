import { fileSource } from '../source/file-source.ts';
import type { Source } from '../source/source.ts';
import { requireGlbName, writeWhole } from '../write/write-whole.ts';
import { type ProcessOptions, type ProcessReport, planAsset } from './process-asset.ts';
import type { Step } from './step.ts';

/**
 * Runs `processAsset` from file to file, atomically; in constant memory as long as no step parses meshes.
 * @example
 * import { processFile } from '@meshwright/gltf/node';
 * import { place } from '@meshwright/gltf/recipe';
 *
 * await processFile('knight.glb', 'processed.glb', [place({ height: 1.8 })]);
 */
export async function processFile(
  input: string,
  output: string,
  steps: readonly Step[],
  options: ProcessOptions = {},
): Promise<ProcessReport> {
  requireGlbName(output, 'process');
  const held: Source[] = [await fileSource(input)];
  try {
    const { segments, report } = await planAsset(held[0]!, steps, options, (other) => held.push(other));
    return await writeWhole(output, segments, options.signal, async () => report);
  } finally {
    for (const source of held) await source.close?.();
  }
}
