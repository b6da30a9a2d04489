import { AssetError, throwIfAborted } from '../asset-error.ts';
import type { EnginePort, EngineScatter, PrepareScatter, Size } from '../engine-port.ts';
import type { AssetSource } from '../load/asset-source.ts';
import { type FitOptions, fitAsset } from './fit.ts';
import type { LoadAsset } from './load-asset.ts';
import { checkLevels, type LodLevel, levelAt, overlap } from './lod-asset.ts';
import { clipOfCopies, type PhaseOptions, phaseCount, phaseGroups } from './phase-groups.ts';
import type { HeldAsset } from './scene-asset.ts';

/** One copy, in the space of the root and in the engine's own axes. */
export interface ScatterPlace {
  readonly position: Size;
  /**
   * Quaternion.
   * @default none
   */
  readonly rotation?: readonly [x: number, y: number, z: number, w: number] | undefined;
  /** @default 1 */
  readonly scale?: number | undefined;
  /**
   * Red, green and blue from 0 to 1, multiplied with the material's.
   * @default white
   */
  readonly colour?: Size | undefined;
}

/** Size of each copy, as of a spawn, and the clip it plays. */
export interface ScatterOptions extends FitOptions, PhaseOptions {
  readonly signal?: AbortSignal | undefined;
}

/** Copies of one model. */
export interface Scattered<Node> {
  readonly root: Node;
  /** Number of copies that each level shows. */
  readonly shown: readonly number[];
  /** Returns the place of a copy that was hit: the engine's mesh, and the instance within it. */
  indexAt(node: Node, instance: number): number | undefined;
  /** Safe to call twice. */
  dispose(): void;
}

export interface TickedScatter<Node> extends Scattered<Node> {
  /** Assigns each copy to the level for its distance. */
  tick(): void;
}

interface ScatterContext<Node, Native> {
  readonly port: EnginePort<Node, Native>;
  readonly load: LoadAsset<Node, Native>;
  /** Those that are drawn; the result is among them until it is disposed. */
  readonly scattered: Set<TickedScatter<Node>>;
  isDisposed(): boolean;
}

/** Loads every level and prepares it. @throws AssetError */
export async function scatterAsset<Node, Native>(
  { port, load, scattered, isDisposed }: ScatterContext<Node, Native>,
  source: AssetSource | readonly LodLevel[],
  places: readonly ScatterPlace[],
  { signal, play, phases, ...fit }: ScatterOptions,
): Promise<TickedScatter<Node>> {
  const levels: readonly LodLevel[] = Array.isArray(source)
    ? source
    : [{ source: source as AssetSource, from: 0 }];
  checkLevels(levels);
  if (!port.scatter) throw new AssetError('bad_source', 'This engine adapter cannot scatter.');
  const groups = phaseCount({ play, phases }, places.length);
  const loads = await Promise.allSettled(levels.map(async (level) => load(level.source, { signal })));
  const assets = loads.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  const space = port.slot('scatter');
  const drawn: EngineScatter<Node>[] = [];
  const free = () => {
    for (const each of [...drawn, ...assets]) each.dispose();
    space.dispose();
  };
  try {
    for (const each of loads) if (each.status === 'rejected') throw each.reason;
    const prepare = await port.scatter();
    const clips = assets.map((asset) => clipOfCopies(asset, play));
    const perLevel = [...assets].map((asset, level) => {
      const clip = clips[level];
      if (clip === undefined) return [asset];
      const made = phaseGroups(asset, clip, groups);
      assets.push(...made.slice(1));
      return made;
    });
    for (const asset of perLevel.flat()) drawn.push(drawnGroup(port, prepare, space.root, asset, fit));
    const made = scatteredOver(drawn, space.root, levels, places, () => {
      free();
      scattered.delete(made);
    });
    await Promise.all(drawn.map((each) => each.warm()));
    throwIfAborted(signal);
    if (isDisposed()) throw new AssetError('disposed', 'The assets were disposed during this scatter.');
    scattered.add(made);
    return made;
  } catch (error) {
    free();
    throw error;
  }
}

/** Draws copies that share a pose. */
function drawnGroup<Node, Native>(
  port: EnginePort<Node, Native>,
  prepare: PrepareScatter<Node>,
  space: Node,
  asset: HeldAsset<Node, Native>,
  options: FitOptions,
): EngineScatter<Node> {
  const slot = port.slot('level');
  const fit = fitAsset(asset, options);
  if (fit) port.fit(slot.root, fit.scale, fit.offset);
  port.attach(space, slot.root);
  port.attach(slot.root, asset.root);
  return prepare(space, asset.root);
}

/** @param drawn one or more phase groups for each level, in the order of levels; copies take the groups in turn */
function scatteredOver<Node>(
  drawn: readonly EngineScatter<Node>[],
  root: Node,
  levels: readonly LodLevel[],
  places: readonly ScatterPlace[],
  free: () => void,
): TickedScatter<Node> {
  const matrices = Float32Array.from(places.flatMap(matrixOf));
  const isColoured = places.some(({ colour }) => colour);
  const colours = Float32Array.from(places.flatMap(({ colour = [1, 1, 1] }) => [...colour]));
  const groups = drawn.length / levels.length;
  const groupOf = (level: number, index: number) => level * groups + (index % groups);
  // Squared distances between which a copy stays in its level.
  const nearest = levels.map(({ from }) => (from / (1 + overlap)) ** 2);
  const farthest = levels.map((_, level) => ((levels[level + 1]?.from ?? Infinity) / (1 - overlap)) ** 2);
  const levelOf: (number | undefined)[] = places.map(() => undefined);
  let buckets: number[][] = drawn.map(() => []);
  let isOpen = true;

  function tick(): void {
    const [cameraX, cameraY, cameraZ] = drawn[0]!.camera();
    const changed = new Set<number>();
    // Runs for 10,000 copies in each frame, most of which stay in their level.
    for (let index = 0; index < places.length; index++) {
      const at = index * 16 + 12;
      const x = matrices[at]! - cameraX;
      const y = matrices[at + 1]! - cameraY;
      const z = matrices[at + 2]! - cameraZ;
      const squared = x * x + y * y + z * z;
      const before = levelOf[index];
      if (before !== undefined && squared > nearest[before]! && squared < farthest[before]!) continue;
      const level = levelAt(levels, Math.sqrt(squared), before);
      if (level === before) continue;
      levelOf[index] = level;
      changed.add(groupOf(level, index));
      if (before !== undefined) changed.add(groupOf(before, index));
    }
    if (changed.size === 0) return;
    buckets = drawn.map(() => []);
    for (const [index, level] of levelOf.entries()) buckets[groupOf(level!, index)]!.push(index);
    for (const group of changed) {
      const bucket = buckets[group]!;
      drawn[group]!.show(picked(matrices, bucket, 16), isColoured ? picked(colours, bucket, 3) : undefined);
    }
  }

  tick();
  return {
    root,
    get shown() {
      return levels.map((_, level) => buckets.slice(level * groups, (level + 1) * groups).flat().length);
    },
    indexAt: (node, instance) => buckets[drawn.findIndex((each) => each.owns(node))]?.[instance],
    tick,
    dispose() {
      if (!isOpen) return;
      isOpen = false;
      free();
    },
  };
}

function picked(numbers: Float32Array, indices: readonly number[], size: number): Float32Array {
  const out = new Float32Array(indices.length * size);
  for (const [at, index] of indices.entries()) {
    out.set(numbers.subarray(index * size, (index + 1) * size), at * size);
  }
  return out;
}

/** Returns scale, rotation and translation as 16 numbers, columns first. */
export function matrixOf({ position, rotation = [0, 0, 0, 1], scale = 1 }: ScatterPlace): number[] {
  const [x, y, z, w] = rotation;
  const s = scale;
  return [
    s * (1 - 2 * (y * y + z * z)),
    s * 2 * (x * y + z * w),
    s * 2 * (x * z - y * w),
    0,
    s * 2 * (x * y - z * w),
    s * (1 - 2 * (x * x + z * z)),
    s * 2 * (y * z + x * w),
    0,
    s * 2 * (x * z + y * w),
    s * 2 * (y * z - x * w),
    s * (1 - 2 * (x * x + y * y)),
    0,
    ...position,
    1,
  ];
}
