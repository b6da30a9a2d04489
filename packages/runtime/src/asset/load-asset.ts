import { AssetError, throwIfAborted } from '../asset-error.ts';
import type { CoarseStage } from '../coarse/coarse-stage.ts';
import type { EnginePort } from '../engine-port.ts';
import type { AssetSource } from '../load/asset-source.ts';
import type { FetchAsset } from '../load/fetch-asset.ts';
import { firstBytes, glbHead, headLength } from '../load/first-bytes.ts';
import type { ModelPool } from '../load/model-pool.ts';
import { pageScript } from '../load/page-script.ts';
import type { FrameBudget } from './frame-budget.ts';
import type { OpenRequest } from './open-asset.ts';
import type { HeldAsset, SceneAsset, Shadows, ShownModel } from './scene-asset.ts';

export interface LoadOptions<Node = unknown, Native = unknown> {
  /**
   * Whether it casts and shows shadows, as do its clones.
   * @default what the engine does
   */
  readonly shadows?: Shadows | undefined;
  readonly signal?: AbortSignal | undefined;
  /** 0 to 100, never decreasing; 100 when the asset can be drawn without a pause. */
  readonly onProgress?: ((percent: number) => void) | undefined;
  /**
   * Receives the coarse level of a file that was written with it first (`lods({ progressive: true })`), while the rest
   * is still arriving. It has no clips. When the load ends, it is taken out of the scene and disposed.
   * @default nothing is shown before the whole file has arrived
   */
  readonly onCoarse?: ((coarse: SceneAsset<Node, Native>) => void) | undefined;
}

export type LoadAsset<Node, Native> = (
  source: AssetSource,
  options?: LoadOptions<Node, Native> & {
    /** Receives the file before it is opened. */
    readonly onBytes?: ((bytes: Uint8Array) => void) | undefined;
  },
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
  const opener = { port, pool, liveAssets, budget };
  // A chunk of its own: a page can show its first frame without it.
  const open = async (request: OpenRequest) => {
    const { openAsset } = await pageScript(() => import('./open-asset.ts'), 'a load');
    return openAsset(opener, request);
  };

  return async (source, { signal, shadows, onProgress, onCoarse, onBytes } = {}) => {
    const reportProgress = rising(onProgress);
    const stop = () => {
      throwIfAborted(signal);
      if (isDisposed()) throw new AssetError('disposed', 'The assets were disposed.');
    };
    stop();
    const coarse =
      onCoarse &&
      whenLevelled(async () => {
        const { coarseStage } = await import('../coarse/coarse-stage.ts');
        return coarseStage(
          port,
          (bytes, identity, isOver) =>
            open({
              bytes,
              identity,
              shadows,
              stop() {
                stop();
                isOver();
              },
            }),
          onCoarse,
        );
      });
    try {
      const { bytes, identity } = await fetchAsset(source, {
        signal,
        onProgress: ({ bytes, total, parts }) => {
          reportProgress(total ? (80 * bytes) / total : 0);
          coarse?.see(parts);
        },
      });
      stop();
      reportProgress(80);
      onBytes?.(bytes);
      const asset = await open({ bytes, identity, stop, shadows, reportProgress });
      reportProgress(100);
      coarse?.end(false);
      return asset;
    } catch (error) {
      coarse?.end(true);
      throw error;
    }
  };
}

/** A stage whose code is loaded for files with levels only. */
function whenLevelled(load: () => Promise<CoarseStage>): CoarseStage {
  let levelled: boolean | undefined;
  let latest: readonly Uint8Array[] = [];
  let stage: CoarseStage | undefined;
  let isOver = false;
  return {
    see(parts) {
      latest = parts;
      if (stage) stage.see(parts);
      if (levelled !== undefined) return;
      levelled = hasLevels(parts);
      if (!levelled) return;
      load().then(
        (loaded) => {
          if (isOver) return;
          stage = loaded;
          stage.see(latest);
        },
        // Without that script of the page the model is shown when it is whole.
        () => {},
      );
    },
    end(failed) {
      isOver = true;
      stage?.end(failed);
    },
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

/** Whether a GLB names levels of detail in its JSON; undefined until its JSON has arrived. */
function hasLevels(parts: readonly Uint8Array[]): boolean | undefined {
  const head = glbHead(parts);
  const bytes = head && firstBytes(parts, headLength + head.jsonLength);
  return bytes && new TextDecoder().decode(bytes).includes('"MSFT_lod"');
}
