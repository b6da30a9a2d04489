import type { BodyKind } from '../rig/skeletons.ts';
import type { Motion } from './pose.ts';

/** One motion of a kind of body. */
export interface Clip {
  readonly seconds: number;
  readonly loop: boolean;
  readonly motion: Motion;
  /** Leg lengths a second the ground passes under a body that goes on the spot. */
  readonly pace?: number;
}

/** A clip of the library: bodies it has a motion for; every one is for bipeds. */
export interface LibraryClip {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly category: string;
  readonly group: string;
  readonly clips: { readonly biped: Clip } & { readonly [kind in BodyKind]?: Clip };
}
