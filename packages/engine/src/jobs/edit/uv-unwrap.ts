import { prune } from '@gltf-transform/functions';
import { sceneParts, trianglesNeeded } from '@meshwright/formats/mesh';
import { deliverModel } from '../../job/deliver-model.ts';
import { inputModel } from '../../job/input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import { unwrapDocument } from '../../uv-unwrap/unwrap-document.ts';
import { whiten } from '../../uv-unwrap/whiten.ts';

/**
 * Makes a white model with new texture coordinates: one square for the whole scene, materials kept by name (spec:
 * Create-request rules per family, UV Unwrap). Skins and clips stay.
 * @throws JobError `too_many_faces` above 40,000 | `no_geometry`
 */
export async function uvUnwrap(input: JobInput, context: JobContext): Promise<JobOutput> {
  const document = await inputModel(input);
  context.signal.throwIfAborted();
  const faces = trianglesNeeded(sceneParts(document), 'texture coordinates');
  if (faces > mostFaces) {
    throw new JobError(
      'too_many_faces',
      `run uv-unwrap: the model has ${faces} faces, the limit is ${mostFaces}; remesh it first.`,
    );
  }
  whiten(document);
  context.progress(10);
  await unwrapDocument(document, (done) => context.progress(10 + done * 70));
  context.signal.throwIfAborted();
  // Removes leftovers of the old coordinates and pictures; empty nodes and bones stay.
  await document.transform(prune({ keepLeaves: true, keepAttributes: true, keepExtras: true }));
  return deliverModel(document, input, context, { defaultFormats: ['glb'], from: 80 });
}

const mostFaces = 40_000;
