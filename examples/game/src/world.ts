import type { Assets, AssetsOptions, SceneAsset } from '@meshwright/runtime';
import type { Vec3 } from './scenery/mesh-data.ts';

/** Engine interface of the game: the garden, nodes in it, a camera and frames. */
export interface World<Node, Native> {
  readonly assets: Assets<Node, Native>;
  /** Whether frames are rendered in software. */
  readonly isSlow: boolean;
  /** Creates an empty node in the scene. */
  anchor(): Node;
  /** Puts a node of the adapter into the scene. */
  add(node: Node): void;
  /** Creates a ring on the ground with a diameter of one metre, hidden. */
  ghost(): Node;
  /** Shows the node at a scale, or hides it at 0. */
  scale(node: Node, factor: number): void;
  remove(node: Node): void;
  /** @param turn radians about the vertical axis; 0 looks along +Z */
  place(node: Node, at: Vec3, turn: number): void;
  look(eye: Vec3, target: Vec3): void;
  /** Calls `tick` before each frame with the seconds since the last one. */
  onFrame(tick: (seconds: number) => void): void;
  /** Sets the number of device pixels per CSS pixel. */
  sharpen(ratio: number): void;
  /** Returns the box of everything below the node in the engine's scene. */
  extent(node: Node): Extent;
  /** Returns the names of the clips the engine plays, strongest first. */
  playing(asset: SceneAsset<Node, Native>): string[];
}

/** A box in metres: its lowest and highest point, and its middle on the ground. */
export interface Extent {
  readonly bottom: number;
  readonly top: number;
  readonly middle: readonly [x: number, z: number];
}

export type OpenWorld<Node, Native> = (
  canvas: HTMLCanvasElement,
  options: AssetsOptions,
) => World<Node, Native>;
