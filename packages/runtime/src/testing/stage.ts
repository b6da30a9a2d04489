import type { SceneAsset } from '../asset/scene-asset.ts';
import type { Assets, AssetsOptions } from '../create-assets.ts';
import type { EnginePart, Size } from '../engine-port.ts';

/** Where the lights of a picture shine, in the space of the file, and how strong they are in candela a square metre. */
export const studioLights: readonly { readonly towards: Size; readonly intensity: number }[] = [
  { towards: [-1, -1, -1.5], intensity: 0.9 },
  { towards: [2, -0.2, -1], intensity: 0.35 },
  { towards: [0, -1, 1.5], intensity: 0.5 },
];

/** An engine with a running scene in a page, as the scenarios need it. */
export interface Stage<Node, Native> {
  /** Of the engine, as it says itself. */
  readonly version: string;
  assets(options?: AssetsOptions): Assets<Node, Native>;
  /** A node in the scene, off its origin and turned. */
  anchor(): Node;
  /** Puts an asset into the scene. */
  add(asset: SceneAsset<Node, Native>): void;
  /** What somebody else may do to a root, such as an editor. */
  destroy(root: Node): void;
  /** Puts a node into the scene, so many metres from the camera. */
  away(node: Node, metres: number): void;
  placeholder(size: Size, picture: ImageBitmap | undefined): EnginePart<Node>;
  /** Draws one frame without moving on, and answers red, green, blue, alpha of each pixel, from the bottom up. */
  pixels(): Uint8Array;
  /**
   * A square picture of a root of the engine's own, lit by three lights from fixed sides, from 5 metres before it at
   * the height of 1 metre; and what the scene was is there again. Rows from the bottom up.
   */
  picture(root: Node, side: number): Uint8Array;
  /** Moves clips on, or holds them where they are. */
  freeze(frozen: boolean): void;
  /** Position, rotation and scale of every bone below a node, by name. */
  pose(root: Node): Record<string, number[]>;
  /** Where every node below a node is, by name, in its space. */
  places(root: Node): Record<string, number[]>;
  /** Of the node itself. */
  transform(node: Node): number[];
  /** The engine's own way to load a task, for code that is there already: how many clips and meshes came. */
  loadItsWay(task: string, options: AssetsOptions): Promise<{ clips: number; meshes: number }>;
}
