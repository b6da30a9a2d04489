import type { Assets, AssetsOptions, SceneAsset } from '@meshwright/runtime';
import type { Vec3 } from './scenery/mesh-data.ts';

/** What the game needs of an engine: the garden, nodes that stand in it, a camera, and frames. */
export interface World<Node, Native> {
  readonly assets: Assets<Node, Native>;
  /** A node in the scene, at home nowhere yet. */
  anchor(): Node;
  remove(node: Node): void;
  /** @param turn radians about the vertical; 0 looks along +Z */
  place(node: Node, at: Vec3, turn: number): void;
  /** What stands below the node now throws and catches shadows. */
  shade(node: Node): void;
  look(eye: Vec3, target: Vec3): void;
  /** Before each frame, with the seconds since the last. */
  onFrame(tick: (seconds: number) => void): void;
  /** Pixels drawn for one of the page. */
  sharpen(ratio: number): void;
  /** Lowest and highest point of what stands below the node, in metres, as the engine has it. */
  extent(node: Node): { readonly bottom: number; readonly top: number };
  /** Names of the clips that the engine moves it by, the strongest first. */
  playing(asset: SceneAsset<Node, Native>): string[];
}

export type OpenWorld<Node, Native> = (
  canvas: HTMLCanvasElement,
  options: AssetsOptions,
) => World<Node, Native>;
