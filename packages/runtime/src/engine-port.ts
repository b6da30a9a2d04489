import type { RigClip, RigNode, RigTrack } from './retarget/rig.ts';

/** What an adapter does for the runtime. `Node` is the engine's node, `Native` what its users know clips by. */
export interface EnginePort<Node, Native> {
  /** Reads a GLB without showing anything. @throws whatever the engine throws for a file it cannot read */
  parse(bytes: Uint8Array<ArrayBuffer>): Promise<EngineModel<Node, Native>>;
  /** An empty node. */
  slot(name: string): EnginePart<Node>;
  /** A box of that size in metres standing on its origin, or a picture of that height that faces the camera. */
  placeholder(size: Size, picture: ImageBitmap | undefined): EnginePart<Node>;
  attach(parent: Node, child: Node): void;
  detach(child: Node): void;
  /** Scales a node about its parent's origin and then moves it, in metres. */
  fit(node: Node, scale: number, offset: Size): void;
  /** Metres from the camera. */
  distance(node: Node): number;
  /** Resolves when the engine is about to draw, or has drawn, the next frame. */
  nextFrame(): Promise<void>;
  /** How many of each thing the engine holds. */
  counters(): Readonly<Record<string, number>>;
  /** Lets go of what it kept for later loads. */
  dispose(): void;
}

export type Size = readonly [x: number, y: number, z: number];

export interface EnginePart<Node> {
  readonly root: Node;
  dispose(): void;
}

/** A parsed file. Its instances share geometry, materials and textures. */
export interface EngineModel<Node, Native> {
  readonly clips: readonly string[];
  /** One step a texture, each short enough for a frame. */
  readonly uploads: readonly (() => void)[];
  /** Every node of the file at rest, parents before children, in an order that instances share. */
  rig(): readonly RigNode[];
  /** What a clip does with those nodes. */
  tracks(clip: string): readonly RigTrack[];
  instance(): EngineInstance<Node, Native>;
  /** Frees what instances share; they must be gone. */
  dispose(): void;
}

/** One copy in the scene: own nodes, skeletons and clip times. */
export interface EngineInstance<Node, Native> extends EnginePart<Node> {
  readonly native: Native;
  /** Compiles what drawing it needs, and resolves when that is ready. */
  warm(): Promise<void>;
  /** Starts a clip from `time`, in seconds; it is seen at once. */
  start(clip: string, state: ClipState): void;
  weigh(clip: string, weight: number): void;
  /** Seconds into the clip. */
  time(clip: string): number;
  halt(clip: string): void;
  /** Takes a clip for nodes of the model's rig, which can be started like those of the file. */
  add(clip: RigClip): void;
  /** Moves clips on, in engines that do not by themselves. */
  advance?(seconds: number): void;
}

export interface ClipState {
  readonly time: number;
  /** 0 to 1. */
  readonly weight: number;
  readonly loop: boolean;
  readonly speed: number;
}
