import type { Document } from '@gltf-transform/core';
import { noteQuads, triangleIndices } from '@meshwright/formats/mesh';
import { deliverModel } from '../../job/deliver-model.ts';
import type { IgnoredField } from '../../job/ignored/ignored-field.ts';
import { inputModel } from '../../job/input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import { placeModel } from '../../place/place-model.ts';
import { drawnCopies } from '../../remesh/drawn-primitives.ts';
import { remeshDocument } from '../../remesh/remesh-document.ts';

/**
 * Reduces a model to fewer triangles, or quads; materials, texture coordinates, colours, skins and clips are kept
 * (spec: Remesh). `target_polycount` counts triangles as drawn and is never exceeded; a model with fewer is not
 * changed. `topology: quad` covers surfaces without a skin with quads along their curvature, within 10 % of the count,
 * or quads alone and up to twice the count where sharp edges need them; those with textures get new texture coordinates, and their pictures are baked onto them. It pairs the triangles of
 * others; OBJ carries the quads, GLB, STL and 3MF the same quads as two triangles.
 * @throws JobError
 */
export async function remesh(input: JobInput, context: JobContext): Promise<JobOutput> {
  const { request } = input;
  const { progress, signal } = context;
  const document = await inputModel(input);
  signal.throwIfAborted();
  progress(20);
  let ignored: readonly IgnoredField[] = [];
  if (request.convert_format_only !== true) {
    checkSize(document);
    ignored = await remeshDocument(document, request, defaultPolycount, (done) => {
      signal.throwIfAborted();
      progress(20 + 35 * done);
    });
    if (request.topology !== 'quad')
      for (const primitive of drawnCopies(document).keys()) noteQuads(primitive, 0);
    signal.throwIfAborted();
    await placeModel(document, input);
    signal.throwIfAborted();
  }
  progress(60);
  const output = await deliverModel(document, input, context, { defaultFormats: ['glb'], from: 60 });
  return {
    ...output,
    result: withoutMaterialFile(output.result),
    ignored: [...(output.ignored ?? []), ...ignored],
  };
}

/** Most triangles of one job (spec: Limits). */
const mostFaces = 10_000_000;
const defaultPolycount = 30_000;

function checkSize(document: Document): void {
  let faces = 0;
  for (const [primitive, copies] of drawnCopies(document))
    faces += ((triangleIndices(primitive)?.length ?? 0) / 3) * copies;
  if (faces === 0) {
    throw new JobError('no_geometry', 'run remesh: the model has no triangles; send one with a mesh.');
  }
  if (faces > mostFaces) {
    throw new JobError(
      'too_many_faces',
      `run remesh: the model has ${faces} faces; the limit is ${mostFaces}. Export it with fewer first.`,
    );
  }
}

/** Removes `mtl`, since the remesh task's `model_urls` has a closed list of keys (spec: Remesh task object). */
function withoutMaterialFile(result: JobOutput['result']): JobOutput['result'] {
  const { mtl: _, ...modelUrls } = result.model_urls as Record<string, string>;
  return { ...result, model_urls: modelUrls };
}
