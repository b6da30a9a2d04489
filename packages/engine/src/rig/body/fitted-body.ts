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
  /** Cloth that hangs around the legs of a person. */
  readonly cloth?: HangingCloth;
  /** Outermost points that move with a joint of a foot or a tail; absent for a skeleton without a mesh. */
  readonly supports?: ReadonlyMap<string, readonly Vector[]>;
}

/** A robe, a skirt or a coat: the height of its hem, and how far from the line of a leg the leg itself reaches below it; 0 where it hides both legs. */
export interface HangingCloth {
  readonly hem: number;
  readonly leg: number;
}
