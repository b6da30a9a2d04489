import { type ClipReport, clipReports } from '../inspect/clip-report.ts';
import { openContainer } from '../read/container.ts';
import type { JsonLimits } from '../read/parse-json.ts';
import { rawReader } from '../read/raw-reader.ts';
import type { Source } from '../source/source.ts';
import type { Warning } from '../warning.ts';

/**
 * The clips of a model and nothing else: of a remote file only the header and the JSON are read, and key times where
 * they are not declared.
 */
export async function listClips(
  source: Source,
  options: { limits?: JsonLimits; signal?: AbortSignal } = {},
): Promise<{ clips: ClipReport[]; warnings: Warning[] }> {
  const { limits, signal } = options;
  signal?.throwIfAborted();
  try {
    const container = await openContainer(source, limits, signal);
    const reader = await rawReader(source, container, signal);
    const clips = await clipReports(reader, signal);
    return { clips, warnings: [...container.warnings, ...reader.model.warnings] };
  } finally {
    await source.close?.();
  }
}
