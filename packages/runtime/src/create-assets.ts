import { type AssetWarning, environmentWarning } from './asset/environment-warning.ts';
import { defaultBudgetMs } from './asset/frame-budget.ts';
import { assetLoad, type LoadOptions } from './asset/load-asset.ts';
import {
  type LodAsset,
  type LodLevel,
  type LodOptions,
  lodAsset,
  type TickedLod,
} from './asset/lod-asset.ts';
import type { Scattered, ScatterOptions, ScatterPlace, TickedScatter } from './asset/scatter-asset.ts';
import type { HeldAsset, SceneAsset, ShownModel } from './asset/scene-asset.ts';
import type { EnginePort } from './engine-port.ts';
import type { AssetSource } from './load/asset-source.ts';
import { assetFetcher, type FetcherOptions } from './load/fetch-asset.ts';
import { modelPool } from './load/model-pool.ts';
import type { BuyTask } from './spawn/buy-task.ts';
import type { BoughtTasks } from './spawn/once-per-key.ts';
import { spawn } from './spawn/spawn.ts';
import type { Spawned, SpawnOptions, SpawnSource } from './spawn/spawned.ts';

export interface AssetsOptions extends FetcherOptions {
  /**
   * Makes the tasks of `spawn`.
   * @default the proxy behind the client; a client with a key needs this
   */
  readonly buy?: BuyTask | undefined;
  /**
   * Milliseconds of a frame that uploads may take; one texture is always uploaded.
   * @default 4
   */
  readonly budgetMs?: number | undefined;
  /**
   * Time in milliseconds, for the budget.
   * @default performance.now
   */
  readonly now?: (() => number) | undefined;
  /**
   * Receives each kind of warning once.
   * @default console.warn with its message
   */
  readonly onWarning?: ((warning: AssetWarning) => void) | undefined;
}

/** The game-facing API of one engine. */
export interface Assets<Node, Native> {
  /** @throws AssetError with the same code for the same fault in every engine */
  loadAsset(source: AssetSource, options?: LoadOptions<Node, Native>): Promise<SceneAsset<Node, Native>>;
  /** Returns at once; the result changes from placeholder to preview, refined and rigged model. */
  spawn(source: SpawnSource, options: SpawnOptions<Node, Native>): Spawned<Node, Native>;
  /** Returns at once; its root belongs in the scene. @throws AssetError `bad_source` for levels out of order */
  lods(levels: readonly LodLevel[], options?: LodOptions): LodAsset<Node>;
  /**
   * Draws many copies of a model: one draw call for each of its meshes and each level in view, however many copies there
   * are. Characters with a skeleton `play` clips, each copy by itself; in three.js with a `WebGPURenderer` in a
   * few phase groups with draw calls of their own. Its root belongs in the scene.
   * @param levels one source, with the levels that its file has inside, or levels from near to far; all of them are loaded
   * @throws AssetError as `loadAsset`, `bad_source` for a clip that does not exist, a skeleton without `play`, or levels
   * out of order, and `engine_setup` for a `speed` of one copy where copies share poses
   */
  scatter(
    levels: AssetSource | readonly LodLevel[],
    places: readonly ScatterPlace[],
    options?: ScatterOptions,
  ): Promise<Scattered<Node>>;
  /** Advances clips and fades, and selects levels of detail. Returns whether a clip plays, which needs another frame. */
  update(seconds: number): boolean;
  counters(): Readonly<Record<string, number>>;
  /** Reports what the engine holds beyond the counters `since`. */
  leakReport(since: Readonly<Record<string, number>>): LeakReport;
  /** Disposes every asset and the caches for later loads. Safe to call twice. */
  dispose(): void;
}

/**
 * Builds the engine-neutral runtime on the port of an engine.
 * @example
 * import { createAssets, type EnginePort } from '@meshwright/runtime';
 *
 * // A port without an engine; `@meshwright/three` and `@meshwright/babylon` implement real ones.
 * const part = () => ({ root: new Set<unknown>(), dispose() {} });
 * const port: EnginePort<Set<unknown>, null> = {
 *   parse: async () => ({
 *     clips: [],
 *     uploads: [],
 *     rig: () => [],
 *     tracks: () => [],
 *     instance: () => ({
 *       ...part(),
 *       native: null,
 *       warm: async () => {},
 *       start() {},
 *       weigh() {},
 *       time: () => 0,
 *       halt() {},
 *       add() {},
 *     }),
 *     dispose() {},
 *   }),
 *   slot: part,
 *   placeholder: part,
 *   attach: (parent, child) => void parent.add(child),
 *   detach() {},
 *   fit() {},
 *   distance: () => 0,
 *   nextFrame: async () => {},
 *   counters: () => ({}),
 *   dispose() {},
 * };
 * const assets = createAssets(port);
 * const chest = await assets.loadAsset('/models/chest.glb');
 * console.log(chest.report.bounds?.size);
 * assets.dispose();
 */
export function createAssets<Node, Native>(
  port: EnginePort<Node, Native>,
  options: AssetsOptions = {},
): Assets<Node, Native> {
  const { budgetMs = defaultBudgetMs, now = () => performance.now(), onWarning = printWarning } = options;
  const fetchAsset = assetFetcher(options);
  const bought: BoughtTasks = new Map();
  const pool = modelPool<ShownModel<Node, Native>>();
  const liveAssets = new Set<HeldAsset<Node, Native>>();
  const spawned = new Set<Spawned<Node, Native>>();
  const lods = new Set<TickedLod<Node>>();
  const scattered = new Set<TickedScatter<Node>>();
  const budget = { budgetMs, now, nextFrame: () => port.nextFrame() };
  let disposed = false;

  const loadHeld = assetLoad(port, fetchAsset, pool, liveAssets, budget, () => disposed);
  const checkEnvironment = environmentWarning(port, onWarning);
  const load: typeof loadHeld = async (source, each) => {
    const asset = await loadHeld(source, each);
    checkEnvironment(asset.model);
    return asset;
  };

  return {
    loadAsset: load,
    spawn(source, each) {
      const made = spawn({ ...options, bought, onWarning, port, load, fetchAsset }, source, each, () =>
        spawned.delete(made),
      );
      spawned.add(made);
      return made;
    },
    lods(levels, each = {}) {
      const made = lodAsset(port, load, levels, each, () => lods.delete(made));
      lods.add(made);
      return made;
    },
    async scatter(levels, places, each = {}) {
      const { scatterAsset } = await import('./asset/scatter-asset.ts');
      return scatterAsset(
        { port, load, budget, scattered, isDisposed: () => disposed },
        levels,
        places,
        each,
      );
    },
    update(seconds) {
      for (const each of lods) each.tick();
      let plays = false;
      for (const each of scattered) plays = each.tick(seconds) || plays;
      for (const each of liveAssets) plays = each.advance(seconds) || plays;
      return plays;
    },
    counters: () => port.counters(),
    leakReport: (since) => leakReport(since, port.counters(), pool.list()),
    dispose() {
      if (disposed) return;
      disposed = true;
      for (const each of [...spawned, ...lods, ...scattered]) each.dispose();
      // Skips assets that still compile; `load` disposes them.
      for (const each of liveAssets) if (!each.isWarming) each.dispose();
      port.dispose();
    },
  };
}

function printWarning({ message }: AssetWarning): void {
  console.warn(message);
}

/** Objects an engine holds beyond an earlier count. */
interface LeakReport {
  /** Counters that grew, with their growth; empty when nothing leaked. */
  readonly grown: Readonly<Record<string, number>>;
  /** Models still in use, with the number of assets that hold each. */
  readonly held: readonly { readonly name: string; readonly holds: number }[];
}

function leakReport(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
  held: LeakReport['held'],
): LeakReport {
  const differences = Object.entries(after).map(
    ([name, count]) => [name, count - (before[name] ?? 0)] as const,
  );
  return { grown: Object.fromEntries(differences.filter(([, more]) => more > 0)), held };
}
