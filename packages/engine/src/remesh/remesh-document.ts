import type { Document } from '@gltf-transform/core';
import type { IgnoredField } from '../job/ignored/ignored-field.ts';
import type { JobInput } from '../job/job.ts';
import { goalOf } from './goal.ts';
import { simplifyDocument } from './simplify-document.ts';

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
    await simplifyDocument(document, goal, onStep);
    return [];
  }
  // Loads the code of quads, and with it a search tree, only for a job that makes some.
  const { quadFaces } = await import('./quads/quad-faces.ts');
  const quads = await quadFaces(document, () => onStep(0));
  await simplifyDocument(document, goal, onStep, quads.replace);
  return quads.finish();
}
