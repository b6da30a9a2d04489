import type { Document, Node } from '@gltf-transform/core';
import { type ScenePart, sceneParts } from '@meshwright/formats/mesh';
import { JobError } from '../../job/job-error.ts';
import type { Vector } from '../../render/camera.ts';
import { joinMeshes } from '../skin/join-meshes.ts';
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

/**
 * Returns, for each part, the place of the joint that it hangs from without a skin, as a sword hangs from a hand, or
 * null for a part of the body itself.
 */
function attachmentsOf(document: Document, parts: readonly ScenePart[]): (Vector | null)[] {
  const joints = new Set(
    document
      .getRoot()
      .listSkins()
      .flatMap((skin) => skin.listJoints()),
  );
  const places = new Map<unknown, Vector | null>();
  if (joints.size > 0)
    for (const node of document.getRoot().listNodes())
      for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
        const joint = node.getSkin() ? null : ancestorIn(node, joints);
        // A mesh that is also drawn elsewhere belongs to the body.
        places.set(primitive, joint && places.get(primitive) !== null ? joint.getWorldTranslation() : null);
      }
  return parts.map(({ primitive }) => places.get(primitive) ?? null);
}

function ancestorIn(node: Node, joints: ReadonlySet<Node>): Node | null {
  for (let at: Node | null = node; at; at = at.getParentNode()) if (joints.has(at)) return at;
  return null;
}
