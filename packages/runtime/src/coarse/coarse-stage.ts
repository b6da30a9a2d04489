import type { HeldAsset } from '../asset/scene-asset.ts';
import type { EnginePort } from '../engine-port.ts';
import { sha256Of } from '../load/fetch-file.ts';
import { type CoarseCut, coarseCut } from './coarse-glb.ts';

/** The coarse level of a file that is still arriving. */
export interface CoarseStage {
  /** Looks at the bytes so far. */
  see(parts: readonly Uint8Array[]): void;
  /** Takes the level out of the scene, or drops what is not shown yet; a failed load also frees it at once. */
  end(failed: boolean): void;
}

/**
 * Shows a level once, as soon as its bytes have arrived.
 * @param open reads, uploads and compiles a file; equal names share their data
 */
export function coarseStage<Node, Native>(
  port: EnginePort<Node, Native>,
  open: (
    bytes: Uint8Array<ArrayBuffer>,
    name: string | undefined,
    stop: () => void,
  ) => Promise<HeldAsset<Node, Native>>,
  onCoarse: (asset: HeldAsset<Node, Native>) => void,
): CoarseStage {
  let cut: CoarseCut | undefined;
  let isSought = true;
  let isOver = false;
  let asset: HeldAsset<Node, Native> | undefined;
  const stop = () => {
    if (isOver) throw new Error('the whole file has arrived');
  };

  async function show(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      asset = await open(bytes, await sha256Of(bytes), stop);
    } catch {
      // The whole file follows, or fails with an error of its own.
      return;
    }
    if (isOver) asset.dispose();
    else onCoarse(asset);
  }

  return {
    see(parts) {
      if (!isSought) return;
      cut ??= coarseCut(parts);
      const bytes = cut?.from(parts);
      isSought = cut !== undefined && !bytes;
      if (bytes) void show(bytes);
    },
    end(failed) {
      isOver = true;
      isSought = false;
      if (!asset) return;
      const { dispose, root } = asset;
      port.detach(root);
      if (failed) dispose();
      // The GPU may still draw it in the previous frame.
      else void port.nextFrame().then(dispose);
    },
  };
}
