import { fileSource } from '../source/file-source.ts';
import type { Source } from '../source/source.ts';
import { requireGlbName, writeWhole } from '../write/write-whole.ts';
import { type EditClipsOptions, type EditClipsReport, planClips } from './edit-clips.ts';
import type { ClipStep } from './session/clip-session.ts';

/**
 * Runs `editClips` from file to file, in constant memory and atomically, as `placeFile` does.
 * @example
 * import { renameClips } from '@meshwright/gltf';
 * import { editClipsFile } from '@meshwright/gltf/node';
 *
 * await editClipsFile('knight.glb', 'renamed.glb', [renameClips('kebab')]);
 */
export async function editClipsFile(
  input: string,
  output: string,
  steps: readonly ClipStep[],
  options: EditClipsOptions = {},
): Promise<EditClipsReport> {
  requireGlbName(output, 'clips');
  const held: Source[] = [await fileSource(input)];
  try {
    const { segments, check } = await planClips(held[0]!, steps, options, (other) => held.push(other));
    return await writeWhole(output, segments, options.signal, check);
  } finally {
    for (const source of held) await source.close?.();
  }
}
