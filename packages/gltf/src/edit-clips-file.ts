import type { ClipStep } from './clips/clip-edit.ts';
import { type EditClipsOptions, type EditClipsReport, planClips } from './clips/edit-clips.ts';
import { fileSource } from './file-source.ts';
import type { Source } from './source.ts';
import { requireGlbName, writeWhole } from './write-whole.ts';

/** `editClips` from file to file, in constant memory and atomic, as `placeFile` is. */
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
