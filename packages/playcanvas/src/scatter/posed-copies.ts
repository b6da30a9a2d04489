import type { BoundingBox, MeshInstance } from 'playcanvas';

/** Copies that each have a pose of their own, for rays. */
interface PosedCopies {
  /** Box around everything that a copy may draw, before its place. */
  readonly box: BoundingBox;
  /** Returns x, y and z of the corners of a copy as it is now, before its place. */
  positions(instance: number): number[];
}

export const posedCopies = new WeakMap<MeshInstance, PosedCopies>();
