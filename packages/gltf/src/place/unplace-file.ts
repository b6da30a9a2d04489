import { fileSource } from '../source/file-source.ts';
import { requireGlbName, writeWhole } from '../write/write-whole.ts';
import { planUnplacement, type UnplaceOptions, type UnplaceReport } from './unplace-model.ts';

/**
 * Runs `unplaceModel` from file to file, in constant memory and atomically, as `placeFile` does.
 * @example
 * import { placeFile, unplaceFile } from '@meshwright/gltf/node';
 *
 * await placeFile('knight.glb', 'placed.glb', { height: 1.8 });
 * await unplaceFile('placed.glb', 'original.glb');
 */
export async function unplaceFile(
  input: string,
  output: string,
  options: UnplaceOptions = {},
): Promise<UnplaceReport> {
  requireGlbName(output, 'unplace');
  const source = await fileSource(input);
  try {
    const { segments, report } = await planUnplacement(source, options);
    return await writeWhole(output, segments, options.signal, async () => report);
  } finally {
    await source.close?.();
  }
}
