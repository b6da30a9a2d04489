import type { Document } from '@gltf-transform/core';
import { type ScenePart, sceneParts } from '@meshwright/formats/mesh';
import { JobError } from '../../job/job-error.ts';
import type { Vector } from '../../render/camera.ts';
import { joinMeshes } from '../skin/join-meshes.ts';
import { attachmentsOf } from './attached-parts.ts';
import { type BodyFit, fitBody } from './fit-body.ts';

/** Most faces of one rigging job (spec: Limits). */
export const mostFaces = 320_000;

/** The displayed model and the body in it. */
export interface FoundBody {
  readonly parts: readonly ScenePart[];
  /** For each part, the place that it hangs from rigidly, or null for one that the skeleton moves. */
  readonly attachments: readonly (Vector | null)[];
  readonly fit: BodyFit;
}

/**
 * Finds the body to rig in a displayed model. The create request and the job both use it, so that they agree.
 * @throws JobError `no_geometry` | `too_many_faces` | `no_body`
 */
export function findBody(document: Document): FoundBody {
  const parts = sceneParts(document);
  const faces = parts.reduce((sum, part) => sum + part.indices.length / 3, 0);
  if (faces === 0)
    throw new JobError('no_geometry', 'run rigging: the model has no triangles; send one with a mesh.');
  if (faces > mostFaces) {
    throw new JobError(
      'too_many_faces',
      `run rigging: the model has ${faces} faces; the limit is ${mostFaces}. Remesh it with target_polycount 300,000 or less first.`,
    );
  }
  const attachments = attachmentsOf(document, parts);
  const own = parts.filter((_, i) => attachments[i] === null);
  if (own.length > 0 && own.length < parts.length) {
    const fit = tried(own);
    if (fit) return { parts, attachments, fit };
  }
  return { parts, attachments: parts.map(() => null), fit: fitOf(parts) };
}

function fitOf(parts: readonly ScenePart[]): BodyFit {
  const { positions, indices } = joinMeshes(parts);
  return fitBody(positions, indices);
}

/** Returns the body in some of the parts, or null when it needs the others, as a head that hangs from the neck. */
function tried(parts: readonly ScenePart[]): BodyFit | null {
  try {
    return fitOf(parts);
  } catch (error) {
    if (error instanceof JobError && error.code === 'no_body') return null;
    throw error;
  }
}
