import { AssetError, throwIfAborted } from '../asset-error.ts';
import type { EnginePort } from '../engine-port.ts';
import type { AssetSource } from '../load/asset-source.ts';
import type { FetchAsset } from '../load/fetch-asset.ts';
import type { Lease, ModelPool } from '../load/model-pool.ts';
import type { FrameBudget } from './frame-budget.ts';
import { openModel } from './open-model.ts';
import { type HeldAsset, type ShownModel, sceneAsset } from './scene-asset.ts';

export interface LoadOptions {
  readonly signal?: AbortSignal | undefined;
  /** 0 to 100, never decreasing; 100 when the asset can be drawn without a pause. */
  readonly onProgress?: ((percent: number) => void) | undefined;
}

export type LoadAsset<Node, Native> = (
  source: AssetSource,
  options?: LoadOptions,
) => Promise<HeldAsset<Node, Native>>;

/**
 * Returns the function that fetches, reads, uploads and compiles an asset.
 * @param liveAssets every asset that is not disposed; a load adds its own
 */
export function assetLoad<Node, Native>(
  port: EnginePort<Node, Native>,
  fetchAsset: FetchAsset,
  pool: ModelPool<ShownModel<Node, Native>>,
  liveAssets: Set<HeldAsset<Node, Native>>,
  budget: FrameBudget,
  isDisposed: () => boolean,
): LoadAsset<Node, Native> {
  return async (source, { signal, onProgress } = {}) => {
    const reportProgress = rising(onProgress);
    const stop = () => {
      throwIfAborted(signal);
      if (isDisposed()) throw new AssetError('disposed', 'The assets were disposed during this load.');
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
      asset.isWarming = true;
      await asset.instance.warm();
      stop();
      reportProgress(100);
      return asset;
    } catch (error) {
      if (asset) asset.dispose();
      else lease?.release();
      throw error;
    } finally {
      if (asset) asset.isWarming = false;
    }
  };
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
