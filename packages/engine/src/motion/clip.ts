import type { BodyKind } from '../rig/skeletons.ts';
import type { Motion } from './pose.ts';

/** One motion of one kind of body. */
export interface Clip {
  readonly seconds: number;
  readonly loop: boolean;
  readonly motion: Motion;
  /** Speed of the ground under a body that walks in place, in leg lengths per second. */
  readonly pace?: number;
}

/** A library clip with its motion per kind of body; every clip has one for bipeds. */
export interface LibraryClip {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly category: string;
  readonly group: string;
  readonly clips: { readonly biped: Clip } & { readonly [kind in BodyKind]?: Clip };
}
