import type { Document } from '@gltf-transform/core';
import { type ScenePart, sceneParts } from '@meshwright/formats/parts';
import { isCollider } from '../overlay/colliders.ts';
import { type Box, boxOf, type Drawing, type Overlay, overlayNames, overlayOf } from '../overlay/overlays.ts';
import { atTime, type Moment } from '../pose/at-time.ts';
import { type Decoded, type TriangleScene, trianglesOf } from '../render/triangle-scene.ts';

/** A model at one moment, ready for any number of pictures. */
export interface Subject {
  readonly scene: TriangleScene;
  /** Parts in the order of their vertices in the scene, without collision shapes. */
  readonly parts: readonly ScenePart[];
  readonly box: Box;
  readonly overlays: Readonly<Record<Overlay, Drawing>>;
}

/**
 * Reads a document at a moment of a clip, or at rest.
 * @param decoded textures that several moments share
 * @throws LookError `no_such_clip`
 */
export function subjectOf(
  document: Document,
  moment: Moment | undefined,
  decoded: Decoded,
): Promise<Subject> {
  return atTime(document, moment, async () => {
    const all = sceneParts(document);
    const colliders = all.filter(isCollider);
    // A file of collision shapes alone is drawn as it is.
    const parts = colliders.length < all.length ? all.filter((part) => !isCollider(part)) : all;
    const box = boxOf(parts.map(({ positions }) => positions));
    const drawings = overlayNames.map((name) => [name, overlayOf(name, document, box, colliders)]);
    return { scene: await trianglesOf(parts, decoded), parts, box, overlays: Object.fromEntries(drawings) };
  });
}

/** Returns the points of several subjects as one list, for one camera. */
export function jointPoints(subjects: readonly Subject[]): Float32Array {
  const all = subjects.map(({ scene }) => scene.positions);
  const points = new Float32Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const own of all) {
    points.set(own, at);
    at += own.length;
  }
  return points;
}
