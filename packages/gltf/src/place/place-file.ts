import { fileSource } from '../source/file-source.ts';
import { requireGlbName, writeWhole } from '../write/write-whole.ts';
import { planPlacement } from './place-model.ts';
import type { PlaceOptions } from './place-options.ts';
import type { PlaceReport } from './placement.ts';

/**
 * Places a model file into a GLB file, in constant memory. The output is atomic: written to a temporary file beside
 * it and renamed. It is not synced to disk, which would take longer than the copy: a power failure right after can
 * lose it. Input and output may be the same file.
 * @example
 * import { placeFile } from '@meshwright/gltf/node';
 *
 * await placeFile('knight.glb', 'placed.glb', { height: 1.8, origin: 'bottom' });
 */
export async function placeFile(
  input: string,
  output: string,
  options: PlaceOptions = {},
): Promise<PlaceReport> {
  requireGlbName(output, 'place');
  const source = await fileSource(input);
  try {
    const { segments, report } = await planPlacement(source, options);
    return await writeWhole(output, segments, options.signal, async () => report);
  } finally {
    await source.close?.();
  }
}
