import type { JobInput } from '../job/job.ts';
import { JobError } from '../job/job-error.ts';
import type { SimplifyGoal } from './simplify-document.ts';

/** Target share of the triangles, and the limit of deviation as a share of a mesh's size, per mode. */
const decimationModes: Readonly<Record<number, { readonly ratio: number; readonly error: number }>> = {
  1: { ratio: 0.75, error: 0.002 },
  2: { ratio: 0.5, error: 0.005 },
  3: { ratio: 0.25, error: 0.015 },
  4: { ratio: 0.1, error: 0.05 },
};

/**
 * Returns the goal of `decimation_mode`, or without it of `target_polycount`.
 * @param defaultPolycount used when the request has neither
 * @throws JobError `invalid_option`
 */
export function goalOf(request: JobInput['request'], defaultPolycount: number): SimplifyGoal {
  const mode = decimationModes[Number(request.decimation_mode)];
  if (mode) return mode;
  const target = request.target_polycount ?? defaultPolycount;
  if (typeof target !== 'number' || !(target >= 1)) {
    throw new JobError('invalid_option', 'simplify: target_polycount must be a number from 100 to 300000.');
  }
  return { triangles: Math.floor(target) };
}
