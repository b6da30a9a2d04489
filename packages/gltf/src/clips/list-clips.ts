import { type ClipReport, clipReports } from '../inspect/clip-report.ts';
import { openContainer } from '../read/container.ts';
import type { JsonLimits } from '../read/parse-json.ts';
import { rawReader } from '../read/raw-reader.ts';
import { type ModelInput, sourceOf } from '../source/model-input.ts';
import type { Warning } from '../warning.ts';

/**
 * Lists the clips of a model. Of a remote file it reads only the header, the JSON, and key times whose range is not
 * declared.
 * @example
 * import { listClips } from '@meshwright/gltf';
 *
 * const { clips } = await listClips(source);
 * for (const { name, slug, seconds } of clips) console.log(name, slug, seconds);
 */
export async function listClips(
  input: ModelInput,
  options: { limits?: JsonLimits; signal?: AbortSignal } = {},
): Promise<{ clips: ClipReport[]; warnings: Warning[] }> {
  const { limits, signal } = options;
  signal?.throwIfAborted();
  const source = await sourceOf(input);
  try {
    const container = await openContainer(source, limits, signal);
    const reader = await rawReader(source, container, signal);
    const clips = await clipReports(reader, signal);
    return { clips, warnings: [...container.warnings, ...reader.model.warnings] };
  } finally {
    await source.close?.();
  }
}
