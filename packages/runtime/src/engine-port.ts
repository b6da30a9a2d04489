import type { InspectReport } from '@meshwright/gltf';
import type { RigClip, RigNode, RigTrack } from './retarget/rig.ts';

/**
 * The functions an adapter implements for the runtime. `Node` is the engine's node, `Native` its object for playing
 * clips.
 */
export interface EnginePort<Node, Native> {
  /**
   * Parses a GLB without showing anything, with the decoders that its report calls for.
   * @throws the engine's error for an unreadable file
   */
  parse(bytes: Uint8Array<ArrayBuffer>, report: InspectReport): Promise<EngineModel<Node, Native>>;
  /** Returns an empty node. */
  slot(name: string): EnginePart<Node>;
  /** Returns a box of that size in metres standing on its origin, or a picture of that height that faces the camera. */
  placeholder(size: Size, picture: ImageBitmap | undefined): EnginePart<Node>;
  attach(parent: Node, child: Node): void;
  detach(child: Node): void;
  /** Scales a node about its parent's origin and then moves it, in metres. */
  fit(node: Node, scale: number, offset: Size): void;
  /** Returns the distance to the camera in metres. */
  distance(node: Node): number;
  /** Loads the code that draws many copies, which most pages do not need. */
  scatter?(): Promise<PrepareScatter<Node>>;
  /** Loads the code that draws many copies of a character, which each play a clip by themselves. */
  crowd?(): Promise<PrepareCrowd<Node>>;
  /** Resolves when the engine is about to draw, or has drawn, the next frame. */
  nextFrame(): Promise<void>;
  /** Returns how to give the scene an environment when it has none; undefined when it has one. */
  missingEnvironment?(): string | undefined;
  /** Returns the number of objects of each kind that the engine holds. */
  counters(): Readonly<Record<string, number>>;
  /** Releases the caches for later loads. */
  dispose(): void;
}

export type Size = readonly [x: number, y: number, z: number];

export interface EnginePart<Node> {
  readonly root: Node;
  dispose(): void;
}

/**
 * Prepares many copies of the meshes below `content`, which is then not drawn by itself.
 * @throws AssetError where the engine cannot draw copies of these meshes
 */
export type PrepareScatter<Node> = (space: Node, content: Node) => EngineScatter<Node>;

/**
 * Prepares many copies of a character below `content`, which is not drawn by itself. Each plays poses that are captured
 * before the copies are shown.
 * @param poses number of poses to keep
 */
export type PrepareCrowd<Node> = (space: Node, content: Node, poses: number) => EngineCrowd<Node>;

/** Many copies of a character, with one draw call for each of its meshes whatever they play. */
export interface EngineCrowd<Node> extends EngineScatter<Node> {
  /** Keeps the pose that the content has now. */
  capture(pose: number): void;
  /** All poses are captured; the content may leave the scene. */
  captured(): void;
  /** Shows the poses of that time, in seconds since the beginning. */
  advance(time: number): void;
}

/** Many copies of a model with one draw call for each of its meshes. */
export interface EngineScatter<Node> {
  /**
   * Draws these copies and no others.
   * @param matrices 16 numbers each, in the space, the translation last; as all numbers here they hold during the call only
   * @param colours red, green and blue each, multiplied with the material's
   * @param motions of a crowd: first pose, number of intervals between its poses, rounds per second and phase, each
   */
  show(matrices: Float32Array, colours: Float32Array | undefined, motions?: Float32Array): void;
  /**
   * Moves and colours some of the copies that are drawn.
   * @param slots their places in the last call of `show`
   * @param matrices 16 numbers for each slot
   * @param motions undefined for copies that play what they played
   */
  change(
    slots: readonly number[],
    matrices: Float32Array,
    colours: Float32Array | undefined,
    motions?: Float32Array,
  ): void;
  /** Compiles its shaders, and resolves when it can be drawn. */
  warm(): Promise<void>;
  /** Returns the camera's position in the space. */
  camera(): Size;
  /** Whether a node, as picking returns it, draws these copies. */
  owns(node: Node): boolean;
  dispose(): void;
}

/** A parsed file. Its instances share geometry, materials and textures. */
export interface EngineModel<Node, Native> {
  readonly clips: readonly string[];
  /** Names of the material variants of the file (KHR_materials_variants). */
  readonly variants?: readonly string[];
  /** Whether materials are metallic, so that they show their environment. */
  readonly metal?: boolean;
  /** One step per texture, each short enough for a frame. */
  readonly uploads: readonly (() => void)[];
  /** Returns every node of the file at rest, parents before children, in an order that instances share. */
  rig(): readonly RigNode[];
  /** Returns a clip's tracks for those nodes. */
  tracks(clip: string): readonly RigTrack[];
  /** @param isClone a further copy, which need not have materials of its own */
  /** Returns x, y and z of every vertex in the space of the file, at rest; for props, to find where a hand holds them. */
  points?(): Float32Array;
  instance(isClone?: boolean): EngineInstance<Node, Native>;
  /** Frees what instances share; called after they are disposed. */
  dispose(): void;
}

/** One copy in the scene, with separate nodes, skeletons and clip times. */
export interface EngineInstance<Node, Native> extends EnginePart<Node> {
  readonly native: Native;
  setShadows?(shadows: ShadowFlags): void;
  /** @param name one of the model's variants; undefined for the materials of the file */
  setVariant?(name: string | undefined): void;
  /**
   * Puts the root of another model, whose axes are those of its file, at a node of this one; returns what takes it away.
   * @param node index in the model's rig
   */
  mount?(node: number, root: Node, place: MountPlace): () => void;
  /** Compiles its shaders, and resolves when it can be drawn. */
  warm(): Promise<void>;
  /** Starts a clip from `time`, in seconds; the next frame shows it. */
  start(clip: string, state: ClipState): void;
  weigh(clip: string, weight: number): void;
  /** Returns the seconds into the clip. */
  time(clip: string): number;
  halt(clip: string): void;
  /** Adds a clip for nodes of the model's rig; it then starts like those of the file. */
  add(clip: RigClip): void;
  /** Advances clips, in engines that do not by themselves. */
  advance?(seconds: number): void;
}

/** Place of one model at a node of another. */
export interface MountPlace {
  /** In the space of the node. */
  readonly position: Size;
  /** Quaternion, in the space of the node. */
  readonly rotation: readonly [x: number, y: number, z: number, w: number];
  /** Moves the model within that place, in metres of the scene. */
  readonly offset: Size;
  /** Metres of the scene for each unit of the model's file, whatever the scale of the node. */
  readonly scale: number;
}

/** What a copy does with shadows; undefined leaves what the engine or the game has set. */
export interface ShadowFlags {
  /** Casts shadows. */
  readonly cast?: boolean | undefined;
  /** Shows the shadows of others. */
  readonly receive?: boolean | undefined;
}

export interface ClipState {
  readonly time: number;
  /** 0 to 1. */
  readonly weight: number;
  readonly loop: boolean;
  readonly speed: number;
}
