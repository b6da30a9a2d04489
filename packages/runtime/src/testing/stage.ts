import type { Assets, AssetsOptions } from '../create-assets.ts';
import type { EnginePart, Size } from '../engine-port.ts';
import type { SceneAsset } from '../scene-asset.ts';

/** An engine with a running scene in a page, as the scenarios need it. */
export interface Stage<Node, Native> {
  assets(options?: AssetsOptions): Assets<Node, Native>;
  /** A node in the scene, off its origin and turned. */
  anchor(): Node;
  /** Puts an asset into the scene. */
  add(asset: SceneAsset<Node, Native>): void;
  /** Puts a node into the scene, so many metres from the camera. */
  away(node: Node, metres: number): void;
  placeholder(size: Size, picture: ImageBitmap | undefined): EnginePart<Node>;
  /** Draws one frame without moving on, and answers red, green, blue, alpha of each pixel, from the bottom up. */
  pixels(): Uint8Array;
  /** Moves clips on, or holds them where they are. */
  freeze(frozen: boolean): void;
  /** Position, rotation and scale of every bone below a node, by name. */
  pose(root: Node): Record<string, number[]>;
  /** Of the node itself. */
  transform(node: Node): number[];
  /** The engine's own way to load a task, for code that is there already: how many clips and meshes came. */
  loadItsWay(task: string, options: AssetsOptions): Promise<{ clips: number; meshes: number }>;
}
