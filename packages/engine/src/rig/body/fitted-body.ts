import type { Vector } from '../../render/camera.ts';
import type { BodyKind } from '../skeletons.ts';

/** A template skeleton fitted to a body: where each joint is, in the body's units, Y up, facing +Z. */
export interface FittedBody {
  readonly kind: BodyKind;
  readonly joints: ReadonlyMap<string, Vector>;
  /** Where the bones of hands, toes and tail end. */
  readonly tips: ReadonlyMap<string, Vector>;
}
