import type { Vector } from '@meshwright/look/render';
import type { BodyKind } from '../skeletons.ts';

/** A template skeleton fitted to a body: positions of the joints in the body's units, Y up, facing +Z. */
export interface FittedBody {
  readonly kind: BodyKind;
  readonly joints: ReadonlyMap<string, Vector>;
  /** End points of the bones of hands, toes and tail. */
  readonly tips: ReadonlyMap<string, Vector>;
  /** Where arms leave the trunk: their joints may be inside a round one, whose surface they do not move. */
  readonly starts?: ReadonlyMap<string, Vector>;
  /** True for a person whose legs a robe or a long skirt hides. */
  readonly isRobe?: true;
  /** Outermost points that move with a joint of a foot or a tail; absent for a skeleton without a mesh. */
  readonly supports?: ReadonlyMap<string, readonly Vector[]>;
}
