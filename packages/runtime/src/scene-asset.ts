import type { InspectReport } from '@meshwright/gltf';
import { AssetError } from './asset-error.ts';
import { type ClipMix, clipMix, type PlayOptions } from './clip-mix.ts';
import type { EngineInstance, EngineModel } from './engine-port.ts';
import type { Lease } from './model-shelf.ts';

/** An asset in a scene. Clones share what can be shared; each is disposed on its own. */
export interface SceneAsset<Node, Native> {
  /** Add it where you like; it belongs to the asset. */
  readonly root: Node;
  /** What code that knows the engine plays clips with. */
  readonly native: Native;
  readonly clips: readonly string[];
  readonly report: InspectReport;
  /**
   * Plays a clip by its name or by what it means (idle, walk, run, jump), fading from what plays. Answers the clip it
   * found, or undefined when the asset has none like it.
   */
  play(name: string, options?: PlayOptions): string | undefined;
  stop(options?: Pick<PlayOptions, 'fade'>): void;
  /** Another one, at rest and without a parent. */
  clone(): SceneAsset<Node, Native>;
  /** Safe to call twice. Frees what no clone uses. */
  dispose(): void;
}

/** What the runtime knows of an asset beside what a game does. */
export interface HeldAsset<Node, Native> extends SceneAsset<Node, Native> {
  readonly mix: ClipMix;
  readonly instance: EngineInstance<Node, Native>;
  clone(): HeldAsset<Node, Native>;
}

/** A parsed file and what is known of it. */
export interface ShownModel<Node, Native> {
  readonly model: EngineModel<Node, Native>;
  readonly report: InspectReport;
  dispose(): void;
}

/** @param living the assets that `update` moves on; this one is in it until it is disposed */
export function sceneAsset<Node, Native>(
  lease: Lease<ShownModel<Node, Native>>,
  living: Set<HeldAsset<Node, Native>>,
): HeldAsset<Node, Native> {
  const { model, report } = lease.held;
  const instance = model.instance();
  const mix = clipMix(instance, model.clips);
  const asset: HeldAsset<Node, Native> = {
    root: instance.root,
    native: instance.native,
    clips: model.clips,
    report,
    mix,
    instance,
    play: (name, options) => mix.play(name, options),
    stop: (options) => mix.stop(options),
    clone() {
      if (!living.has(asset)) {
        throw new AssetError(
          'disposed',
          'clone: the asset was disposed of. Clone it before, or load it again.',
        );
      }
      return sceneAsset(lease.again(), living);
    },
    dispose() {
      if (!living.delete(asset)) return;
      mix.stop({ fade: 0 });
      instance.dispose();
      lease.release();
    },
  };
  living.add(asset);
  return asset;
}
