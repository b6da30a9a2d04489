import type { Box } from '../bounds/box.ts';
import type { Matrix } from '../matrix.ts';
import type { Warning } from '../warning.ts';
import type { WorkBudget } from '../work-budget.ts';

/**
 * The model as the geometry core sees it: structure as plain data, every index checked. Both readers build one;
 * vertex data stays behind `ModelReader`.
 */
export interface Model {
  generator: string | null;
  /** The default scene; null when the file has none. */
  defaultScene: number | null;
  scenes: ModelScene[];
  nodes: ModelNode[];
  meshes: ModelMesh[];
  skins: ModelSkin[];
  clips: ModelClip[];
  materials: string[];
  images: ModelImage[];
  accessors: ModelAccessor[];
  extensionsUsed: string[];
  extensionsRequired: string[];
  /** Objects with lengths that scaling a node does not change, such as light ranges. */
  unscaled: string[];
  /** Set when the file records an earlier placement. */
  placed: EarlierPlacement | null;
  warnings: Warning[];
}

interface ModelScene {
  name: string;
  roots: number[];
}

export interface ModelNode {
  name: string;
  matrix: Matrix;
  /** The components of `matrix`, each of which a clip may replace; null for a node that stores only a matrix. */
  parts: NodeParts | null;
  children: number[];
  mesh: number | undefined;
  skin: number | undefined;
  weights: number[] | undefined;
  instances: ModelInstances | undefined;
}

export interface NodeParts {
  translation: ArrayLike<number>;
  rotation: ArrayLike<number>;
  scale: ArrayLike<number>;
}

/** Accessors of EXT_mesh_gpu_instancing. */
interface ModelInstances {
  translation: number | undefined;
  rotation: number | undefined;
  scale: number | undefined;
}

export interface ModelMesh {
  name: string;
  weights: number[];
  primitives: ModelPrimitive[];
}

export interface ModelPrimitive {
  mode: number;
  position: number | undefined;
  indices: number | undefined;
  joints: number[];
  weights: number[];
  /** POSITION deltas of each morph target; undefined where a target moves no vertex. */
  targets: (number | undefined)[];
}

interface ModelSkin {
  joints: number[];
  inverseBindMatrices: number | undefined;
}

export interface ModelClip {
  name: string;
  channels: ModelChannel[];
}

export interface ModelChannel {
  node: number | undefined;
  path: string;
  /** The JSON pointer that KHR_animation_pointer animates instead of a node. */
  pointer: string | undefined;
  input: number;
  output: number;
  interpolation: string;
}

export interface ModelImage {
  name: string;
  mimeType: string | null;
  bytes: number | null;
  /** The first `length` bytes, or null when they are not cheaply available. */
  head(length: number): Promise<Uint8Array | null>;
}

/** `box` has declared min and max of the first three components as real numbers. */
export interface ModelAccessor {
  count: number;
  size: number;
  box?: Box;
  /** Set when a lossy codec changed the data after the box was declared. */
  lossy?: true;
  /** Set when no bytes are stored, so that every element is zero. */
  zeros?: true;
  /** Set when sparse values have to be applied first, so that any read reads all of it. */
  sparse?: true;
}

/** An earlier placement that is part of the current transforms. */
export interface EarlierPlacement {
  scale: number;
  unit: 'metre' | 'millimetre';
}

/** The small interface through which the geometry core reads. */
export interface ModelReader {
  readonly model: Model;
  /** Bytes of binary data of the model; unknown counts as none. */
  readonly bytes?: number;
  /** Elements `start` to `start + count` of an accessor as real numbers, `size` per element. */
  elements(accessor: number, start: number, count: number): Promise<Float64Array>;
  /** Bytes read for the whole accessor; Infinity when it takes a decoder or another request. */
  readCost(accessor: number): number;
  /** Drops cached data of one part that can be rebuilt. */
  forget?(): void;
}

/** Reads one accessor in windows small enough for files of any size. */
export async function scan(
  reader: ModelReader,
  accessor: number,
  workBudget: WorkBudget,
  visit: (values: Float64Array, start: number) => void,
): Promise<void> {
  const { count } = reader.model.accessors[accessor]!;
  for (let start = 0; start < count; start += WINDOW) {
    const length = Math.min(WINDOW, count - start);
    visit(await reader.elements(accessor, start, length), start);
    await workBudget.breathe(length * READ_NUMBER);
  }
}

/** Work to read one number of an accessor, in units of `WorkBudget`. */
export const READ_NUMBER = 3;

/** Elements per read: 0.8 MB of float positions. */
export const WINDOW = 65_536;
