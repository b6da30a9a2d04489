import type { InspectReport } from '@meshwright/gltf';
import { AssetError } from '../asset-error.ts';
import type { EngineInstance, EngineModel } from '../engine-port.ts';
import type { Lease } from '../load/model-pool.ts';
import type { RigClip } from '../retarget/rig.ts';
import { type ClipMix, clipMix, type PlayOptions } from './clip-mix.ts';
import { findClip } from './clip-names.ts';
import type { FrameBudget } from './frame-budget.ts';

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
  /**
   * Takes clips over from another asset with the same kind of body, fitted to this one's bones and leg length. Answers
   * the names by which they can be played; a clip of a name that is here already is not taken.
   * @throws AssetError `unlike_rigs` when the bodies have nothing in common, `disposed`
   */
  borrow(other: SceneAsset<Node, Native>, options?: BorrowOptions): Promise<readonly string[]>;
  /** Another one, at rest and without a parent. */
  clone(): SceneAsset<Node, Native>;
  /** Safe to call twice. Frees what no clone uses. */
  dispose(): void;
}

export interface BorrowOptions {
  /** Which ones, by name or by what they mean. Default: all that its file has. */
  readonly clips?: readonly string[] | undefined;
}

/** What the runtime knows of an asset beside what a game does. */
export interface HeldAsset<Node, Native> extends SceneAsset<Node, Native> {
  readonly model: EngineModel<Node, Native>;
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

/**
 * @param living the assets that `update` moves on; this one is in it until it is disposed
 * @param budget of what clips are borrowed in
 * @param borrowed clips of other rigs that it begins with
 */
export function sceneAsset<Node, Native>(
  lease: Lease<ShownModel<Node, Native>>,
  living: Set<HeldAsset<Node, Native>>,
  budget: FrameBudget,
  borrowed: readonly RigClip[] = [],
): HeldAsset<Node, Native> {
  const { model, report } = lease.held;
  const instance = model.instance();
  const clips = [...model.clips];
  const taken: RigClip[] = [];
  const take = (clip: RigClip) => {
    if (clips.includes(clip.name)) return;
    instance.add(clip);
    clips.push(clip.name);
    taken.push(clip);
  };
  for (const clip of borrowed) take(clip);
  const mix = clipMix(instance, clips);
  const isLiving = (asset: SceneAsset<Node, Native>): asset is HeldAsset<Node, Native> =>
    living.has(asset as HeldAsset<Node, Native>);
  const asset: HeldAsset<Node, Native> = {
    root: instance.root,
    native: instance.native,
    clips,
    report,
    model,
    mix,
    instance,
    play: (name, options) => mix.play(name, options),
    stop: (options) => mix.stop(options),
    async borrow(other, { clips: wanted } = {}) {
      if (!isLiving(other)) throw gone('borrow', 'the other asset');
      const all = other.model.clips;
      const names = wanted ? wanted.flatMap((name) => findClip(all, name) ?? []) : all;
      const fresh = new Set(names.filter((name) => !clips.includes(name)));
      const { fitClips } = await import('../retarget/fit-clips.ts');
      const fitted = await fitClips(other.model, model, [...fresh], budget);
      if (!isLiving(asset)) throw gone('borrow', 'the asset');
      for (const clip of fitted) take(clip);
      return fitted.map(({ name }) => name);
    },
    clone() {
      if (!isLiving(asset)) throw gone('clone', 'the asset');
      return sceneAsset(lease.again(), living, budget, taken);
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

function gone(call: string, which: string): AssetError {
  return new AssetError('disposed', `${call}: ${which} was disposed of. Do it before, or load it again.`);
}
