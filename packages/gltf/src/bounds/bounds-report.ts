import type { Vector } from '../matrix.ts';
import { type Box, sizeOf } from './box.ts';
import type { RestBounds } from './rest-bounds.ts';

/** Bounds in stored units (see `unit` of the report). */
export interface BoundsReport {
  min: Vector;
  max: Vector;
  size: Vector;
  /**
   * True for the true box, provided that declared min and max are correct and indices use every vertex; `verified`
   * states whether this was checked. False when the box may be larger.
   */
  exact: boolean;
  /** True when every vertex was read; false when declared accessor boxes were trusted. */
  verified: boolean;
}

export function boundsReport({ box, exact, verified }: RestBounds): BoundsReport | null {
  return box && { ...copy(box), size: sizeOf(box), exact, verified };
}

function copy({ min, max }: Box): Box {
  return { min: [...min], max: [...max] };
}
