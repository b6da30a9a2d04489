import type { InspectReport } from '@meshwright/gltf';
import type { Grip } from '@meshwright/gltf/sockets';
import { AssetError } from '../asset-error.ts';
import type { Attachment, AttachOptions } from '../attach/attachment.ts';
import type { EngineInstance, EngineModel, ShadowFlags } from '../engine-port.ts';
import type { Lease } from '../load/model-pool.ts';
import type { RigClip } from '../retarget/rig.ts';
import { type ClipMix, clipMix, type PlayOptions } from './clip-mix.ts';
import { findClip } from './clip-names.ts';
import type { FrameBudget } from './frame-budget.ts';

/** An asset in a scene. Clones share geometry, materials and textures; each is disposed on its own. */
export interface SceneAsset<Node, Native> {
  /** Node for any parent; it belongs to the asset. */
  readonly root: Node;
  /** The engine's own objects: what plays clips, and what its loader has read, with cameras, scenes and extras. */
  readonly native: Native;
  readonly clips: readonly string[];
  /** Names of the material variants of its file. */
  readonly variants: readonly string[];
  readonly report: InspectReport;
  /**
   * Plays a clip by its name or meaning (idle, walk, run, jump), fading from the current ones. Returns the clip found,
   * or undefined when the asset has none like it.
   */
  play(name: string, options?: PlayOptions): string | undefined;
  stop(options?: Pick<PlayOptions, 'fade'>): void;
  /**
   * Shows a material variant by its name, whatever the case of its letters, or the materials of the file without one.
   * Returns the variant, or undefined when the file has none like it and nothing changes. Clones made later show it too.
   */
  setVariant(name?: string): string | undefined;
  /** Sets what is given; clones made later have it too. */
  setShadows(shadows: Shadows): void;
  /**
   * Copies clips from another asset with the same kind of body, fitted to this one's bones and leg length. Returns the
   * names by which they can be played; a clip whose name exists here is skipped.
   * @throws AssetError `unlike_rigs` when the bodies have nothing in common, `disposed`
   */
  borrow(other: SceneAsset<Node, Native>, options?: BorrowOptions): Promise<readonly string[]>;
  /**
   * Puts another asset at a socket: `hand.right`, `hand.left`, `head`, `back`, `hip.left`, `saddle`, those that the file
   * names, or any node by its name. It follows clips, and is detached when either is disposed; an asset is at one socket
   * at a time.
   * @throws AssetError `bad_source` for a socket that the model has not, and for an asset at itself or at what it holds;
   * `disposed`
   */
  attach(other: SceneAsset<Node, Native>, socket: string, options?: AttachOptions): Promise<Attachment>;
  /** Returns another instance, at rest and without a parent. */
  clone(): SceneAsset<Node, Native>;
  /** Safe to call twice. Frees everything no clone uses. */
  dispose(): void;
}

/** Both, none, or each on its own. In Babylon.js shadows are cast by the shadow generators that the scene has by then. */
export type Shadows = boolean | ShadowFlags;

/** What clones and later models of an asset look like. */
interface Appearance {
  readonly shadows?: Shadows | undefined;
  readonly variant?: string | undefined;
}

interface BorrowOptions {
  /**
   * Clips by name or meaning.
   * @default all clips of its file
   */
  readonly clips?: readonly string[] | undefined;
}

/** An asset with the parts internal to the runtime. */
export interface HeldAsset<Node, Native> extends SceneAsset<Node, Native> {
  readonly model: EngineModel<Node, Native>;
  readonly mix: ClipMix;
  readonly instance: EngineInstance<Node, Native>;
  /** Advances its clips, at no cost where nothing plays: thousands of copies may stand still. Returns whether one plays. */
  advance(seconds: number): boolean;
  readonly appearance: Appearance;
  /** Where a hand holds it, if its file says so. */
  readonly grip: Grip | undefined;
  /** What holds it, and by which handle. */
  holding: { readonly holder: HeldAsset<Node, Native>; readonly attachment: Attachment } | undefined;
  /** What is at its sockets, with what moves it to those of another. */
  readonly attached: Map<Attachment, (holder: HeldAsset<Node, Native>) => Promise<void>>;
  setAppearance(appearance: Appearance): void;
  /** Its shaders still compile; its load disposes it if it fails. */
  isWarming?: boolean;
  clone(): HeldAsset<Node, Native>;
}

/** A parsed file and its report. */
export interface ShownModel<Node, Native> {
  readonly model: EngineModel<Node, Native>;
  readonly report: InspectReport;
  readonly grip?: Grip | undefined;
  dispose(): void;
}

/**
 * @param liveAssets the assets that `update` advances; includes this one until it is disposed
 * @param budget frame budget for borrowing clips
 * @param borrowed clips of other rigs to begin with
 * @param isClone whether another asset of the model exists
 */
export function sceneAsset<Node, Native>(
  lease: Lease<ShownModel<Node, Native>>,
  liveAssets: Set<HeldAsset<Node, Native>>,
  budget: FrameBudget,
  borrowed: readonly RigClip[] = [],
  isClone = false,
): HeldAsset<Node, Native> {
  const { model, report, grip } = lease.held;
  const { variants = [] } = model;
  const instance = model.instance(isClone);
  let appearance: Appearance = {};
  const attached: HeldAsset<Node, Native>['attached'] = new Map();
  const clips = [...model.clips];
  const taken: RigClip[] = [];
  const take = (clip: RigClip) => {
    if (clips.includes(clip.name)) return;
    instance.add(clip);
    clips.push(clip.name);
    taken.push(clip);
  };
  for (const clip of borrowed) take(clip);
  let isStill = true;
  let isHandedOut = false;
  const mix = clipMix(instance, clips, () => {
    isStill = false;
  });
  const isLive = (asset: SceneAsset<Node, Native>): asset is HeldAsset<Node, Native> =>
    liveAssets.has(asset as HeldAsset<Node, Native>);
  const asset: HeldAsset<Node, Native> = {
    root: instance.root,
    get native() {
      // A game may play clips by the engine's own objects from now on.
      isHandedOut = true;
      return instance.native;
    },
    clips,
    variants,
    report,
    model,
    grip,
    holding: undefined,
    attached,
    get appearance() {
      return appearance;
    },
    setAppearance({ shadows, variant }) {
      if (shadows !== undefined) asset.setShadows(shadows);
      if (variant !== undefined) asset.setVariant(variant);
    },
    setShadows(given) {
      const flags = typeof given === 'boolean' ? { cast: given, receive: given } : given;
      const { shadows } = appearance;
      appearance = { ...appearance, shadows: { ...(typeof shadows === 'object' && shadows), ...flags } };
      instance.setShadows?.(flags);
    },
    setVariant(name) {
      const same = (each: string) => each.toLowerCase() === name?.toLowerCase();
      const found = variants.find((each) => each === name) ?? variants.find(same);
      if (name !== undefined && found === undefined) return undefined;
      appearance = { ...appearance, variant: found };
      instance.setVariant?.(found);
      return found;
    },
    mix,
    instance,
    advance(seconds) {
      if (isStill && !isHandedOut) return false;
      const plays = mix.tick(seconds);
      instance.advance?.(seconds);
      isStill = !plays;
      return plays;
    },
    play: (name, options) => mix.play(name, options),
    stop: (options) => mix.stop(options),
    async borrow(other, { clips: wanted } = {}) {
      if (!isLive(other)) throw disposedError('borrow', 'the other asset');
      const all = other.model.clips;
      const names = wanted ? wanted.flatMap((name) => findClip(all, name) ?? []) : all;
      const fresh = new Set(names.filter((name) => !clips.includes(name)));
      const { fitClips } = await import('../retarget/fit-clips.ts');
      const fitted = await fitClips(other.model, model, [...fresh], budget);
      if (!isLive(asset)) throw disposedError('borrow', 'the asset');
      for (const clip of fitted) take(clip);
      return fitted.map(({ name }) => name);
    },
    async attach(other, socket, options = {}) {
      if (!isLive(asset)) throw disposedError('attach', 'the asset');
      const { attachTo } = await import('../attach/attach-to.ts');
      return attachTo(
        asset,
        (holder) => {
          if (!isLive(holder)) throw disposedError('attach', 'the asset');
          if (!isLive(other)) throw disposedError('attach', 'the other asset');
          return other;
        },
        socket,
        options,
      );
    },
    clone() {
      if (!isLive(asset)) throw disposedError('clone', 'the asset');
      const copy = sceneAsset(lease.again(), liveAssets, budget, taken, true);
      copy.setAppearance(appearance);
      return copy;
    },
    dispose() {
      if (!liveAssets.delete(asset)) return;
      asset.holding?.attachment.detach();
      // An engine would destroy them with their parent.
      for (const each of [...attached.keys()]) each.detach();
      mix.stop({ fade: 0 });
      instance.dispose();
      lease.release();
    },
  };
  liveAssets.add(asset);
  return asset;
}

function disposedError(call: string, which: string): AssetError {
  return new AssetError('disposed', `${call}: ${which} was disposed. Load it again.`);
}
