import type { Document } from '@gltf-transform/core';
import type { JobInput } from '../job/job.ts';
import { JobError } from '../job/job-error.ts';

/** Options of a placement beside the request. */
export interface PlaceModelOptions {
  /** The model's height in metres, with which `origin_at` alone moves it. Without it, it does so only beside a size. */
  readonly ownHeight?: number;
}

/**
 * Gives the model the requested size and origin: `resize_height` or `resize_longest_side` in metres, or `auto_size`,
 * which estimates the height. `origin_at` defaults to the bottom.
 * @returns whether the request sets a size; without one the model stays unchanged
 * @throws JobError `invalid_option` | `no_geometry` | `unreadable_model`
 */
export async function placeModel(
  document: Document,
  { request, source }: JobInput,
  { ownHeight }: PlaceModelOptions = {},
): Promise<boolean> {
  const height = positive(request.resize_height);
  const longest = positive(request.resize_longest_side);
  const prompt = source?.request.prompt ?? request.prompt;
  // Where nothing says how large a thing is, its own height stays.
  const guess = request.auto_size === true && (typeof prompt === 'string' || ownHeight === undefined);
  const moved = request.origin_at === 'center' ? ownHeight : undefined;
  if (height === undefined && longest === undefined && !guess && moved === undefined) return false;
  const estimated = async (): Promise<number> => {
    // Its words are those of every subject, which take a process tenths of a second to read.
    const { estimateHeight } = await import('./estimate-height.ts');
    return estimateHeight(document, typeof prompt === 'string' ? prompt : undefined);
  };
  const size =
    longest !== undefined ? { longest } : { height: height ?? (guess ? await estimated() : moved!) };
  try {
    const { place } = await import('@meshwright/gltf/transform');
    await document.transform(
      place({ ...size, origin: request.origin_at === 'center' ? 'center' : 'bottom' }),
    );
  } catch (error) {
    throw placeError(error);
  }
  return true;
}

function positive(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined;
}

function placeError(error: unknown): JobError {
  const reason = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'invalid_option') return new JobError('invalid_option', reason, { cause: error });
  if (code === 'no_extent') return new JobError('no_geometry', reason, { cause: error });
  return new JobError('unreadable_model', reason, { cause: error });
}
