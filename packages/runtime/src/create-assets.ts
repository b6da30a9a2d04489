import type { InspectReport } from '@meshwright/gltf';
import { inBudget } from './asset/frame-budget.ts';
import { type LeakReport, leakReport } from './asset/leak-report.ts';
import {
  type LodAsset,
  type LodLevel,
  type LodOptions,
  lodAsset,
  type TickedLod,
} from './asset/lod-asset.ts';
import { type HeldAsset, type SceneAsset, type ShownModel, sceneAsset } from './asset/scene-asset.ts';
import { AssetError, throwIfAborted } from './asset-error.ts';
import type { EngineModel, EnginePort } from './engine-port.ts';
import type { AssetSource } from './load/asset-source.ts';
import { assetFetcher, type FetcherOptions } from './load/fetch-asset.ts';
import { type Lease, modelPool } from './load/model-pool.ts';
import type { BuyTask } from './spawn/buy-task.ts';
import { spawn } from './spawn/spawn.ts';
import type { Spawned, SpawnOptions, SpawnSource } from './spawn/spawned.ts';

export interface AssetsOptions extends FetcherOptions {
  /** Makes the tasks of `spawn`. Default: the proxy behind the client; a client with a key needs this. */
  readonly buy?: BuyTask | undefined;
  /** Milliseconds of a frame that uploads may take; one texture is always uploaded. Default 4. */
  readonly budgetMs?: number | undefined;
  /** Time in milliseconds, for the budget. Default: performance.now. */
  readonly now?: (() => number) | undefined;
}

export interface LoadOptions {
  readonly signal?: AbortSignal | undefined;
  /** 0 to 100, never decreasing; 100 when the asset can be drawn without a pause. */
  readonly onProgress?: ((percent: number) => void) | undefined;
}

/** The game-facing API of one engine. */
export interface Assets<Node, Native> {
  /** @throws AssetError with the same code for the same fault in every engine */
  loadAsset(source: AssetSource, options?: LoadOptions): Promise<SceneAsset<Node, Native>>;
  /** Returns at once; the result changes from placeholder to preview, refined and rigged model. */
  spawn(source: SpawnSource, options: SpawnOptions<Node, Native>): Spawned<Node, Native>;
  /** Returns at once; its root belongs in the scene. @throws AssetError `bad_source` for levels out of order */
  lods(levels: readonly LodLevel[], options?: LodOptions): LodAsset<Node>;
  /** Advances clips and fades, and selects levels of detail. */
  update(seconds: number): void;
  counters(): Readonly<Record<string, number>>;
  /** Reports what the engine holds beyond the counters `since`. */
  leakReport(since: Readonly<Record<string, number>>): LeakReport;
  /** Disposes every asset and the caches for later loads. Safe to call twice. */
  dispose(): void;
}

/** Builds the engine-neutral runtime on the port of an engine. */
export function createAssets<Node, Native>(
  port: EnginePort<Node, Native>,
  options: AssetsOptions = {},
): Assets<Node, Native> {
  const { budgetMs = 4, now = () => performance.now() } = options;
  const fetchAsset = assetFetcher(options);
  const pool = modelPool<ShownModel<Node, Native>>();
  const liveAssets = new Set<HeldAsset<Node, Native>>();
  const spawned = new Set<Spawned<Node, Native>>();
  const warming = new Set<HeldAsset<Node, Native>>();
  const lods = new Set<TickedLod<Node>>();
  const budget = { budgetMs, now, nextFrame: () => port.nextFrame() };
  let disposed = false;

  async function load(source: AssetSource, { signal, onProgress }: LoadOptions = {}) {
    const reportProgress = rising(onProgress);
    const stop = () => {
      throwIfAborted(signal);
      if (disposed) throw new AssetError('disposed', 'The assets were disposed during this load.');
    };
    stop();
    const { bytes, identity } = await fetchAsset(source, {
      signal,
      onProgress: ({ bytes, total }) => reportProgress(total ? (80 * bytes) / total : 0),
    });
    stop();
    reportProgress(80);
    let lease: Lease<ShownModel<Node, Native>> | undefined;
    let asset: HeldAsset<Node, Native> | undefined;
    try {
      // Shared, so the signal of one load does not end it.
      lease = await pool.take(identity, () => openModel(port, bytes, budget));
      stop();
      reportProgress(90);
      asset = sceneAsset(lease, liveAssets, budget);
      warming.add(asset);
      await asset.instance.warm();
      stop();
      reportProgress(100);
      return asset;
    } catch (error) {
      if (asset) asset.dispose();
      else lease?.release();
      throw error;
    } finally {
      if (asset) warming.delete(asset);
    }
  }

  return {
    loadAsset: load,
    spawn(source, each) {
      const made = spawn(
        { port, load, fetchAsset, client: options.client, buy: options.buy },
        source,
        each,
        () => spawned.delete(made),
      );
      spawned.add(made);
      return made;
    },
    lods(levels, each = {}) {
      const made = lodAsset(port, load, levels, each, () => lods.delete(made));
      lods.add(made);
      return made;
    },
    update(seconds) {
      for (const lod of lods) lod.tick();
      for (const { mix, instance } of liveAssets) {
        mix.tick(seconds);
        instance.advance?.(seconds);
      }
    },
    counters: () => port.counters(),
    leakReport: (since) => leakReport(since, port.counters(), pool.list()),
    dispose() {
      if (disposed) return;
      disposed = true;
      for (const each of [...spawned, ...lods]) each.dispose();
      // Skips assets that still compile; `load` disposes them.
      for (const each of liveAssets) if (!warming.has(each)) each.dispose();
      port.dispose();
    },
  };
}

/** Inspects, parses and uploads a file. */
async function openModel<Node, Native>(
  port: EnginePort<Node, Native>,
  bytes: Uint8Array<ArrayBuffer>,
  budget: Parameters<typeof inBudget>[1],
): Promise<ShownModel<Node, Native>> {
  let model: EngineModel<Node, Native> | undefined;
  try {
    // The report comes first, so that broken files fail the same way in every engine.
    const report = await reportOn(bytes);
    model = await port.parse(bytes);
    await inBudget(model.uploads, budget);
    const opened = model;
    return { model, report, dispose: () => opened.dispose() };
  } catch (cause) {
    model?.dispose();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AssetError('unreadable', `The file is not a readable model: ${reason}`, { cause });
  }
}

async function reportOn(bytes: Uint8Array): Promise<InspectReport> {
  // A separate chunk: a page can show its first frame without it.
  const { bytesSource, hasCode, inspectModel } = await import('@meshwright/gltf');
  try {
    return await inspectModel(bytesSource(bytes, 'asset'));
  } catch (error) {
    // Only the engine has a Draco decoder in a page, so the file's declared bounds are used.
    if (!hasCode(error, 'decode_failed')) throw error;
    return inspectModel(bytesSource(bytes, 'asset'), { bounds: 'declared' });
  }
}

/** Drops values that do not increase. */
function rising(reportProgress: ((percent: number) => void) | undefined): (percent: number) => void {
  let highest = -1;
  return (percent) => {
    if (percent <= highest) return;
    highest = Math.min(percent, 100);
    reportProgress?.(highest);
  };
}
