import type { Document } from '@gltf-transform/core';
import type { IgnoredField } from '../job/ignored/ignored-field.ts';
import type { JobInput } from '../job/job.ts';
import { goalOf } from './goal.ts';
import { type SimplifyGoal, simplifyDocument } from './simplify-document.ts';

/**
 * Reduces a document to the `target_polycount` or `decimation_mode` of a request, in quads where its `topology` is
 * `quad`.
 * @param onStep called with the share done, 0 to 1; throw from it to stop
 * @returns what is less than the request asks for
 * @throws JobError `invalid_option`
 */
export async function remeshDocument(
  document: Document,
  request: JobInput['request'],
  defaultPolycount: number,
  onStep: (done: number) => void,
): Promise<readonly IgnoredField[]> {
  const goal = goalOf(request, defaultPolycount);
  if (request.topology !== 'quad') {
    return offCount(goal, await simplifyDocument(document, goal, onStep));
  }
  // Loads the code of quads, and with it a search tree, only for a job that makes some.
  const { quadFaces } = await import('./quads/quad-faces.ts');
  const quads = await quadFaces(document, () => onStep(0));
  const counts = await simplifyDocument(document, goal, onStep, quads.replace);
  return [
    ...(await quads.finish()),
    ...offCount(goal, counts, 'quads cannot follow its edges with that count'),
  ];
}

/** Share of the count beyond which a result says that it is off. */
const nearEnough = 0.02;

/** Says how many triangles there are where they are not about as many as asked for. */
function offCount(
  goal: SimplifyGoal,
  { before, after }: { before: number; after: number },
  why: string = 'the faces of the model cannot be divided closer to it',
): IgnoredField[] {
  if (!('triangles' in goal) || before <= goal.triangles) return [];
  if (Math.abs(after / goal.triangles - 1) <= nearEnough) return [];
  const [made, asked] = [after, goal.triangles].map((count) => count.toLocaleString('en'));
  return [
    {
      field: 'target_polycount',
      kind: 'clamped',
      message: `target_polycount is met with ${made} triangles instead of ${asked}: ${why}.`,
    },
  ];
}
