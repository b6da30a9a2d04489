import type { Grip } from '@meshwright/gltf/sockets';
import type { FitOptions } from '../asset/fit.ts';
import type { Size } from '../engine-port.ts';

/** How one asset is put at a socket of another. Its size is in metres of the scene, whatever the scale of the body. */
export interface AttachOptions extends Pick<FitOptions, 'height' | 'longest'> {
  /**
   * Where a hand holds it, in the space of its file.
   * @default the grip that its file has, or else that of its shape
   */
  readonly grip?: Grip | undefined;
  /**
   * Moves it, in metres along the axes of the socket: y is the thumb's side of a hand, z its back.
   * @default [0, 0, 0]
   */
  readonly position?: Size | undefined;
  /**
   * Turns it about the socket, as a quaternion.
   * @default none
   */
  readonly rotation?: readonly [x: number, y: number, z: number, w: number] | undefined;
}

/** An asset at a socket of another. */
export interface Attachment {
  readonly socket: string;
  /** Whether the asset is still there. */
  readonly isAttached: boolean;
  /** Leaves the asset without a parent, as after its load. Safe to call twice, and after it was attached elsewhere. */
  detach(): void;
}
