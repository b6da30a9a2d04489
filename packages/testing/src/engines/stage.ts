import type {
  Assets,
  AssetsOptions,
  DecoderFolders,
  EnginePart,
  SceneAsset,
  Size,
} from '@meshwright/runtime';

/** Directions of a picture's lights, in the space of the file, and their strength in candela per square metre. */
export const studioLights: readonly { readonly towards: Size; readonly intensity: number }[] = [
  { towards: [-1, -1, -1.5], intensity: 0.9 },
  { towards: [2, -0.2, -1], intensity: 0.35 },
  { towards: [0, -1, 1.5], intensity: 0.5 },
];

/** An engine with a running scene in a page, for the scenarios. */
export interface Stage<Node, Native> {
  /** Version that the engine reports. */
  readonly version: string;
  assets(options?: AssetsOptions & { readonly decoders?: DecoderFolders }): Assets<Node, Native>;
  /** Returns a node in the scene, off its origin and turned. */
  anchor(): Node;
  /** Puts an asset into the scene. */
  add(asset: SceneAsset<Node, Native>): void;
  /** Destroys a root as foreign code may do, such as an editor. */
  destroy(root: Node): void;
  /** Puts a node into the scene, at that distance from the camera. */
  away(node: Node, metres: number): void;
  /** Moves a node of the scene. */
  place(node: Node, position: Size): void;
  placeholder(size: Size, picture: ImageBitmap | undefined): EnginePart<Node>;
  /** Draws one frame without advancing, and returns red, green, blue, alpha of each pixel, from the bottom up. */
  pixels(): Uint8Array;
  /**
   * Returns a square picture of one of the engine's roots, lit by three lights from fixed sides, from 5 metres in front
   * of it at a height of 1 metre; then restores the scene. Rows from the bottom up.
   */
  picture(root: Node, side: number): Promise<Uint8Array>;
  /** Returns the mesh, and the instance within it, in the middle of the view. */
  pick(): { readonly node: Node; readonly instance: number } | undefined;
  /** Takes a part that the engine lists by name out of it while the action runs; absent where an engine has no such parts. */
  without?<T>(part: string, action: () => Promise<T>): Promise<T>;
  /** Gives the scene an environment, or takes it away. */
  reflect(on: boolean): void;
  /** Gives the light of the scene shadows, or takes them away. */
  shadowLight(on: boolean): void;
  /** Resolves once everything in the scene can be drawn with its shadows. */
  ready(): Promise<void>;
  /** Returns what each mesh below a node does with shadows. */
  shadows(root: Node): { cast: boolean; receive: boolean }[];
  /** Stops or resumes clips. */
  freeze(frozen: boolean): void;
  /** Returns position, rotation and scale of every bone below a node, by name. */
  pose(root: Node): Record<string, number[]>;
  /** Returns the position of every node below a node, by name, in its space. */
  places(root: Node): Record<string, number[]>;
  /** Returns the node's own transform. */
  transform(node: Node): number[];
  /** Returns the number of cameras and scenes in what the loader has read; Babylon.js reads one scene. */
  read(native: Native): { cameras: number; scenes: number };
  /** Loads a task in the engine's own way, for existing code; returns the number of clips and meshes. */
  loadItsWay(task: string, options: AssetsOptions): Promise<{ clips: number; meshes: number }>;
}
