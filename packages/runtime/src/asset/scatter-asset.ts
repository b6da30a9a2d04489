import { AssetError, throwIfAborted } from '../asset-error.ts';
import type { EngineCrowd, EnginePort, EngineScatter, Size } from '../engine-port.ts';
import { type AssetSource, isFiles } from '../load/asset-source.ts';
import { jsonText } from '../load/first-bytes.ts';
import { type Crowd, type CrowdPlace, clipOf, clipsOfCopies, crowdOf, type PhaseOptions } from './crowd.ts';
import { type FitOptions, fitAsset, sizeOf } from './fit.ts';
import type { FrameBudget } from './frame-budget.ts';
import type { LoadAsset } from './load-asset.ts';
import { checkLevels, type LodLevel, levelAt, overlap } from './lod-asset.ts';
import { bake, motionOf, type Reel, reelOf } from './reel.ts';
import type { HeldAsset, Shadows } from './scene-asset.ts';

/** One copy, in the space of the root and in the engine's own axes. */
export interface ScatterPlace extends CrowdPlace {
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
  /** @default true */
  readonly visible?: boolean | undefined;
}

/** Size and look of each copy, as of a spawn, and the clips they play. */
export interface ScatterOptions extends FitOptions, PhaseOptions {
  /**
   * Whether the copies cast and show shadows.
   * @default what the engine does
   */
  readonly shadows?: Shadows | undefined;
  /**
   * Name of a material variant of the model.
   * @default the materials of the file
   */
  readonly variant?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The place of a copy, which `set` changes. */
type OwnPlace = { -readonly [name in keyof ScatterPlace]: ScatterPlace[name] };

/** Copies of one model. A change is drawn from the next `update` on; nothing is done in frames without one. */
export interface Scattered<Node> {
  readonly root: Node;
  /** Number of copies that each level shows. */
  readonly shown: readonly number[];
  /** Returns the index of a copy that was hit: the engine's mesh, and the instance within it. */
  indexAt(node: Node, instance: number): number | undefined;
  /** Returns the index of the new copy. Indices of others stay; that of a removed copy is used again. */
  add(place: ScatterPlace): number;
  /** @throws AssetError `bad_source` when there is no such copy */
  remove(index: number): void;
  /**
   * Changes what is given of a copy: `set(7, { position })`, `set(7, { visible: false })`, `set(7, { clip: 'run' })`.
   * @throws AssetError `bad_source` when there is no such copy, or no such clip in the crowd
   */
  set(index: number, change: Partial<ScatterPlace>): void;
  /** Safe to call twice. */
  dispose(): void;
}

export interface TickedScatter<Node> extends Scattered<Node> {
  /**
   * Assigns each copy to the level for its distance, and draws changes. Returns whether copies play clips without the
   * skeleton of an asset.
   */
  tick(seconds: number): boolean;
}

interface ScatterContext<Node, Native> {
  readonly port: EnginePort<Node, Native>;
  readonly load: LoadAsset<Node, Native>;
  /** Frame budget for the poses of crowds. */
  readonly budget: FrameBudget;
  /** Those that are drawn; the result is among them until it is disposed. */
  readonly scattered: Set<TickedScatter<Node>>;
  isDisposed(): boolean;
}

/** Loads every level and prepares it. @throws AssetError */
export async function scatterAsset<Node, Native>(
  { port, load, budget, scattered, isDisposed }: ScatterContext<Node, Native>,
  source: AssetSource | readonly LodLevel[],
  places: readonly ScatterPlace[],
  { signal, play, phases, shadows, variant, ...fit }: ScatterOptions,
): Promise<TickedScatter<Node>> {
  const isOne = isFiles(source) || !Array.isArray(source);
  let levels = isOne ? [{ source: source as AssetSource, from: 0 }] : (source as readonly LodLevel[]);
  checkLevels(levels);
  if (!port.scatter) throw new AssetError('bad_source', 'This engine adapter cannot scatter.');
  const crowd = crowdOf({ play, phases });
  let file: Uint8Array | undefined;
  const onBytes = (bytes: Uint8Array) => {
    file = bytes;
  };
  const loads = await Promise.allSettled(
    levels.map(async (level) => load(level.source, { signal, shadows, onBytes })),
  );
  const assets = loads.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  const space = port.slot('scatter');
  const drawn: EngineScatter<Node>[] = [];
  const free = () => {
    for (const each of [...drawn, ...assets]) each.dispose();
    space.dispose();
  };
  try {
    for (const each of loads) if (each.status === 'rejected') throw each.reason;
    const box = fitAsset(assets[0]!, fit)?.box;
    if (isOne && box && file && jsonText(file).includes('"MSFT_lod"')) {
      const { levelGlbs } = await import('../coarse/level-glbs.ts');
      const side = Math.max(...sizeOf(box));
      for (const { bytes, coverage } of levelGlbs(file)) {
        levels = [...levels, { source: bytes, from: side / (coverage * viewHeight) }];
        assets.push(await load(bytes, { signal, shadows }));
      }
    }
    for (const asset of assets) asset.setAppearance({ variant });
    const clips = assets.map((asset) => clipsOfCopies(asset, crowd));
    const reels: Reel[] = [];
    if (crowd.clips.length === 0) {
      const prepare = await port.scatter();
      for (const asset of assets) {
        putInto(port, space.root, isOne ? assets[0]! : asset, asset, fit);
        drawn.push(prepare(space.root, asset.root));
      }
    } else {
      if (!port.crowd) throw new AssetError('bad_source', 'This engine adapter cannot draw crowds.');
      const prepare = await port.crowd();
      for (const [level, asset] of assets.entries()) {
        putInto(port, space.root, isOne ? assets[0]! : asset, asset, fit);
        const reel = reelOf(asset, clips[level]!);
        const made = prepare(space.root, asset.root, reel.poses);
        drawn.push(made);
        await bake(asset, reel, made, budget, signal);
        reels.push(reel);
      }
    }
    const made = scatteredOver(drawn, crowd, reels, space.root, levels, places, () => {
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

/** Metres that the view is high at a distance of one metre, of a camera with 50 degrees. */
const viewHeight = 0.93;

/**
 * Puts a model into the space of its copies.
 * @param sized the model whose bounds give the size, that of all levels in one file
 */
function putInto<Node, Native>(
  port: EnginePort<Node, Native>,
  space: Node,
  sized: HeldAsset<Node, Native>,
  asset: HeldAsset<Node, Native>,
  options: FitOptions,
): void {
  const slot = port.slot('level');
  const fit = fitAsset(sized, options);
  if (fit) port.fit(slot.root, fit.scale, fit.offset);
  port.attach(space, slot.root);
  port.attach(slot.root, asset.root);
}

/**
 * @param drawn the copies of each level
 * @param reels what copies of each level play; none for a still model
 */
function scatteredOver<Node>(
  drawn: readonly (EngineScatter<Node> & Partial<Pick<EngineCrowd<Node>, 'advance'>>)[],
  crowd: Crowd,
  reels: readonly Reel[],
  root: Node,
  levels: readonly LodLevel[],
  given: readonly ScatterPlace[],
  free: () => void,
): TickedScatter<Node> {
  const places: (OwnPlace | undefined)[] = [];
  const isCrowd = reels.length > 0;
  // Squared distances between which a copy stays in its level.
  const nearest = levels.map(({ from }) => (from / (1 + overlap)) ** 2);
  const farthest = levels.map((_, level) => ((levels[level + 1]?.from ?? Infinity) / (1 - overlap)) ** 2);
  let matrices = new Float32Array(given.length * 16);
  let colours = new Float32Array(given.length * 3);
  let isColoured = given.some(({ colour }) => colour);
  /** Level that draws a copy; undefined for one that is hidden, removed or new. */
  const levelOf: (number | undefined)[] = [];
  /** Place of a copy in the bucket of its level. */
  const slots: number[] = [];
  /** Share of a clip by which a copy is ahead of others like it, after changes of its speed. */
  const ahead: number[] = [];
  const vacant: number[] = [];
  /** Copies whose place changed since the last frame. */
  let moved: number[] = [];
  const isMoved: boolean[] = [];
  /** Whether some of them play something else. */
  let isReplayed = false;
  const changed = new Set<number>();
  let buckets: number[][] = drawn.map(() => []);
  let isOpen = true;
  let time = 0;

  /** Returns what copies play, four numbers each. */
  function motions(level: number, indices: readonly number[]): Float32Array | undefined {
    if (!isCrowd) return undefined;
    const out = new Float32Array(indices.length * 4);
    for (const [at, index] of indices.entries()) {
      const motion = motionOf(reels[level]!, crowd, places[index]!, index);
      motion[3] += ahead[index] ?? 0;
      out.set(motion, at * 4);
    }
    return out;
  }

  /** Goes on from the present pose of a copy when its speed changes; another clip or phase begins as for all copies. */
  function keepPose(index: number, before: ScatterPlace, next: ScatterPlace): void {
    const [now, then] = [before, next].map((place) => motionOf(reels[0]!, crowd, place, index)[2]);
    const isSame = before.clip === next.clip && before.phase === next.phase;
    ahead[index] = isSame ? ((ahead[index] ?? 0) + time * (now! - then!)) % 1 : 0;
  }

  /** Runs for each copy that a game moves, in each frame. */
  function write(index: number, place: OwnPlace): void {
    places[index] = place;
    if (matrices.length < (index + 1) * 16) {
      matrices = grown(matrices, (index + 1) * 32);
      colours = grown(colours, (index + 1) * 6);
    }
    writeMatrix(place, matrices, index * 16);
    const colour = place.colour ?? white;
    for (let channel = 0; channel < 3; channel++) colours[index * 3 + channel] = colour[channel]!;
    if (place.colour && !isColoured) {
      isColoured = true;
      for (const level of drawn.keys()) changed.add(level);
    }
    if (place.visible === false) leave(index);
    if (isMoved[index]) return;
    isMoved[index] = true;
    moved.push(index);
  }

  function leave(index: number): void {
    const level = levelOf[index];
    if (level !== undefined) changed.add(level);
    levelOf[index] = undefined;
  }

  /** Selects the level of a copy, given the camera. */
  function level(index: number, camera: Size): void {
    const at = index * 16 + 12;
    const x = matrices[at]! - camera[0];
    const y = matrices[at + 1]! - camera[1];
    const z = matrices[at + 2]! - camera[2];
    const squared = x * x + y * y + z * z;
    const before = levelOf[index];
    if (before !== undefined && squared > nearest[before]! && squared < farthest[before]!) return;
    const next = levelAt(levels, Math.sqrt(squared), before);
    if (next === before) return;
    leave(index);
    levelOf[index] = next;
    changed.add(next);
  }

  function tick(seconds: number): boolean {
    time += seconds;
    for (const each of drawn) each.advance?.(time);
    const isDrawn = (index: number) => places[index] !== undefined && places[index].visible !== false;
    if (levels.length > 1) {
      const camera = drawn[0]!.camera();
      // Runs for 10,000 copies in each frame, most of which stay in their level.
      for (let index = 0; index < places.length; index++) if (isDrawn(index)) level(index, camera);
    } else {
      // Of one level the camera changes nothing.
      for (const index of moved) if (levelOf[index] === undefined && isDrawn(index)) level(index, [0, 0, 0]);
    }
    if (changed.size > 0) fill();
    if (moved.length > 0) move();
    changed.clear();
    for (const index of moved) isMoved[index] = false;
    moved = [];
    isReplayed = false;
    return isCrowd && levelOf.some((level) => level !== undefined);
  }

  function fill(): void {
    const full = buckets;
    buckets = full.map((bucket, level) => (changed.has(level) ? [] : bucket));
    for (const [index, own] of levelOf.entries()) {
      if (own !== undefined && changed.has(own)) slots[index] = buckets[own]!.push(index) - 1;
    }
    for (const level of changed) {
      const bucket = buckets[level]!;
      drawn[level]!.show(
        picked(matrices, bucket, 16),
        isColoured ? picked(colours, bucket, 3) : undefined,
        motions(level, bucket),
      );
    }
  }

  /** Changes copies of levels that were not filled again. */
  function move(): void {
    for (const [level, copies] of drawn.entries()) {
      if (changed.has(level)) continue;
      const own: number[] = [];
      const ownSlots: number[] = [];
      for (const index of moved) {
        if (levelOf[index] !== level) continue;
        own.push(index);
        ownSlots.push(slots[index]!);
      }
      if (own.length === 0) continue;
      copies.change(
        ownSlots,
        picked(matrices, own, 16),
        isColoured ? picked(colours, own, 3) : undefined,
        isReplayed ? motions(level, own) : undefined,
      );
    }
  }

  function placeAt(index: number): OwnPlace {
    const place = places[index];
    if (place) return place;
    throw new AssetError('bad_source', `There is no copy ${index}: it was removed, or never added.`);
  }

  for (const [index, place] of given.entries()) {
    clipOf(crowd, place.clip);
    write(index, { ...place });
  }
  tick(0);
  return {
    root,
    get shown() {
      return buckets.map(({ length }) => length);
    },
    indexAt: (node, instance) => buckets[drawn.findIndex((each) => each.owns(node))]?.[instance],
    add(place) {
      clipOf(crowd, place.clip);
      const index = vacant.pop() ?? places.length;
      ahead[index] = 0;
      write(index, { ...place });
      return index;
    },
    remove(index) {
      placeAt(index);
      leave(index);
      places[index] = undefined;
      vacant.push(index);
    },
    set(index, change) {
      const place = placeAt(index);
      clipOf(crowd, change.clip);
      if (isCrowd && ('clip' in change || 'phase' in change || 'speed' in change)) {
        keepPose(index, place, { ...place, ...change });
        isReplayed = true;
      }
      // Runs for each copy that moves, in each frame, and costs half of Object.assign.
      for (const name in change) copyField(change, place, name as keyof ScatterPlace);
      write(index, place);
    },
    tick,
    dispose() {
      if (!isOpen) return;
      isOpen = false;
      free();
    },
  };
}

function copyField<Name extends keyof ScatterPlace>(
  from: Partial<ScatterPlace>,
  to: Partial<OwnPlace>,
  name: Name,
): void {
  to[name] = from[name];
}

function grown(numbers: Float32Array<ArrayBuffer>, size: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(size);
  out.set(numbers);
  return out;
}

function picked(numbers: Float32Array, indices: readonly number[], size: number): Float32Array {
  // All of them in their order, as in a frame in which every copy moves, are not copied.
  if (indices.every((index, at) => index === at)) return numbers.subarray(0, indices.length * size);
  const out = new Float32Array(indices.length * size);
  for (let at = 0; at < indices.length; at++) {
    const first = indices[at]! * size;
    for (let part = 0; part < size; part++) out[at * size + part] = numbers[first + part]!;
  }
  return out;
}

const white: Size = [1, 1, 1];
const unturned = [0, 0, 0, 1] as const;

/** Writes scale, rotation and translation as 16 numbers, columns first. It runs for each copy that moves, in each frame. */
export function writeMatrix(
  { position, rotation = unturned, scale: s = 1 }: ScatterPlace,
  out: Float32Array,
  at: number,
): void {
  const x = rotation[0];
  const y = rotation[1];
  const z = rotation[2];
  const w = rotation[3];
  out[at] = s * (1 - 2 * (y * y + z * z));
  out[at + 1] = s * 2 * (x * y + z * w);
  out[at + 2] = s * 2 * (x * z - y * w);
  out[at + 3] = 0;
  out[at + 4] = s * 2 * (x * y - z * w);
  out[at + 5] = s * (1 - 2 * (x * x + z * z));
  out[at + 6] = s * 2 * (y * z + x * w);
  out[at + 7] = 0;
  out[at + 8] = s * 2 * (x * z + y * w);
  out[at + 9] = s * 2 * (y * z - x * w);
  out[at + 10] = s * (1 - 2 * (x * x + y * y));
  out[at + 11] = 0;
  out[at + 12] = position[0];
  out[at + 13] = position[1];
  out[at + 14] = position[2];
  out[at + 15] = 1;
}
