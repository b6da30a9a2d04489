import { fileSource } from '../source/file-source.ts';
import { requireGlbName, writeWhole } from '../write/write-whole.ts';
import { planPlacement } from './place-model.ts';
import { type PlaceFileOptions, placeUrl } from './place-url.ts';
import type { PlaceReport } from './placement.ts';

export type { PlaceFileOptions };

/**
 * Places a model into a GLB file, in constant memory; one at an address while it downloads. The output is atomic:
 * written to a temporary file beside it and renamed. It is not synced to disk, which would take longer than the copy: a
 * power failure right after can lose it. Input and output may be the same file.
 * @param input a path, or an http or https address
 * @throws GltfError the reason why the model cannot be placed, or `http_status`, `network`, `truncated`; no file is left
 * behind
 * @example
 * import { placeFile } from '@meshwright/gltf/node';
 *
 * await placeFile('knight.glb', 'placed.glb', { height: 1.8, origin: 'bottom' });
 * await placeFile('https://example.com/knight.glb', 'placed.glb', { height: 1.8 });
 */
export async function placeFile(
  input: string | URL,
  output: string,
  options: PlaceFileOptions = {},
): Promise<PlaceReport> {
  requireGlbName(output, 'place');
  if (/^https?:/i.test(String(input))) return placeUrl(input, output, options);
  const source = await fileSource(input);
  try {
    const { segments, report } = await planPlacement(source, options);
    return await writeWhole(output, segments, options.signal, async () => report);
  } finally {
    await source.close?.();
  }
}
