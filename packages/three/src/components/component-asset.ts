import type {
  AssetSource,
  Attachment,
  AttachOptions,
  ClipName,
  FitOptions,
  ModuleFile,
  Playable,
  Shadows,
  SpawnEvent,
  SpawnSource,
} from '@meshwright/runtime';
import {
  type AssetPool,
  assetPool,
  assetSourceOf,
  isFiles,
  type SpawnState,
  sourceKey,
  spawnHolder,
  spawnIdentity,
} from '@meshwright/runtime/internal';
import { Group, type Object3D } from 'three';
import type { ThreeAssets } from '../three-assets.ts';
import type { ThreeClips } from '../three-host.ts';
import { type FileEvent, type FileState, fileHolder } from './file-holder.ts';

/** A file, or what is made: a request with a `prompt`, or a list of the tasks of one. */
export type ComponentSource = AssetSource | ModuleFile | Exclude<SpawnSource, AssetSource>;
export type ComponentEvent = FileEvent | SpawnEvent;

export interface ComponentOptions<Clip extends string = string> extends FitOptions {
  /**
   * Clip to play as soon as a model has one like it, by name or meaning.
   * @default none
   */
  readonly play?: ClipName<Clip> | undefined;
  /**
   * Name of the purchase of a request in this browser; another name is another purchase of an equal request.
   * @default the request itself, so that equal requests are bought once, also after a reload
   */
  readonly remember?: string | undefined;
  /**
   * Shows the picture of a request's task until its model is loaded.
   * @default true
   */
  readonly picture?: boolean | undefined;
  /**
   * Whether each model casts and shows shadows.
   * @default what three.js does
   */
  readonly shadows?: Shadows | undefined;
  /**
   * Name of a material variant of the model.
   * @default the materials of the file
   */
  readonly variant?: string | undefined;
  readonly onEvent?: ((event: ComponentEvent) => void) | undefined;
}

/** What one component shows. */
export type ComponentState = FileState | SpawnState<Object3D, ThreeClips>;

/** The asset of one component. */
export interface ComponentAsset extends Pick<Playable, 'play' | 'stop'> {
  /** It belongs to the component, and the model inside has its size. */
  readonly root: Group;
  /** Another object after each change. */
  readonly state: ComponentState;
  /** Shows this; equal sources with equal options change nothing. */
  update(source: ComponentSource | undefined, options: ComponentOptions): void;
  /**
   * Puts the model of another component at a socket of this one's, as soon as both are there, and keeps it there when
   * either is replaced by a better one. The returned function puts it back.
   * @param other its root, or what has it
   */
  attach(other: { readonly root: Group }, socket: string, options?: AttachOptions): () => void;
  /** Calls back after each change; the returned function unsubscribes. */
  watch(listener: () => void): () => void;
  /** Puts the model back below the root. */
  takeBack(): void;
  /** Shows nothing. */
  close(): void;
}

/** What the components of a canvas share. */
export interface ComponentAssets {
  readonly assets: ThreeAssets;
  readonly pool: AssetPool<Object3D, ThreeClips>;
}

/** The assets of a canvas, for code beside its components. */
export interface CanvasAssets extends Pick<AssetPool<Object3D, ThreeClips>, 'clear' | 'preload'> {
  /** Loads, spawns and scatters without a component. */
  readonly assets: ThreeAssets;
}

export function canvasAssets({ assets, pool: { preload, clear } }: ComponentAssets): CanvasAssets {
  return {
    assets,
    preload: (source) => preload(assetSourceOf(source)),
    clear: (source) => clear(assetSourceOf(source)),
  };
}

export function componentAssets(assets: ThreeAssets): ComponentAssets {
  return { assets, pool: assetPool((source, options) => assets.loadAsset(source, options)) };
}

/**
 * @param onChange called after each change of the state, and after a clip was asked for or stopped
 * @param settings `root` is the parent of the model, by default a new one; `spawns` makes each source a spawn, a file as well
 */
export function componentAsset(
  { assets, pool }: ComponentAssets,
  onChange: () => void,
  { root = new Group(), spawns = false }: { readonly root?: Group; readonly spawns?: boolean } = {},
): ComponentAsset {
  let options: ComponentOptions = {};
  let dressed: ComponentState['asset'];
  let variant: string | undefined;
  const listeners = new Set<() => void>();
  const changed = () => {
    dress();
    onChange();
    for (const listener of [...listeners]) listener();
  };
  const file = fileHolder(root, () => options.onEvent, onChange);
  const spawned = spawnHolder<Object3D, ThreeClips>(root, () => options.onEvent, onChange);
  let holder: typeof file | typeof spawned = spawns ? spawned : file;
  let shown: readonly unknown[] = [];
  let hide = () => {};

  /** Gives the model its shadows and its variant. */
  function dress(): void {
    const { asset } = holder.state;
    if (!asset || (asset === dressed && variant === options.variant)) return;
    if (options.shadows !== undefined) asset.setShadows(options.shadows);
    if (options.variant !== undefined || asset === dressed) asset.setVariant(options.variant);
    dressed = asset;
    variant = options.variant;
  }

  function show(source: ComponentSource | undefined): void {
    const { height, longest, origin, remember = true, picture } = options;
    const fit = { height, longest, origin };
    const made = source !== undefined && (spawns || isSpawn(source)) ? (source as SpawnSource) : undefined;
    const key = made ? spawnIdentity(made) : source && sourceKey(assetSourceOf(source as AssetSource));
    const next = [key, made && remember, made && picture, height, longest, origin];
    const isSame = (value: unknown, index: number) => value === shown[index];
    if (next.every(isSame) && shown.length > 0) return;
    const isResized = !made && source !== undefined && next.slice(0, 3).every(isSame) && shown.length > 0;
    shown = next;
    if (isResized) {
      file.fit(fit);
      return;
    }
    hide();
    holder = made || spawns ? spawned : file;
    if (made)
      hide = spawned.open(assets, made, { ...fit, remember, picture, shadows: options.shadows }, changed);
    else
      hide =
        source === undefined ? () => {} : file.open(pool, assetSourceOf(source as AssetSource), fit, changed);
    changed();
  }

  const component: ComponentAsset = {
    root,
    get state() {
      return holder.state;
    },
    play: (...args) => holder.play(...args),
    stop: (stopOptions) => holder.stop(stopOptions),
    update(source, next) {
      const last = options.play;
      options = next;
      // A framework may give null for no source.
      show(source ?? undefined);
      dress();
      if (last === next.play) return;
      if (next.play === undefined) holder.stop();
      else holder.play(next.play);
    },
    attach(other, socket, attachOptions) {
      let isOpen = true;
      let put: readonly unknown[] = [];
      let attachment: Promise<Attachment | undefined> = Promise.resolve(undefined);
      const look = () => {
        const guest = componentsByRoot.get(other.root);
        const now = [holder.state.asset, guest?.state.asset];
        if (!isOpen || now.every((asset, at) => asset === put[at])) return;
        put = now;
        const [body, prop] = now;
        if (!body || !prop) return;
        // A coarse level has no skeleton, and a later model may have the socket.
        attachment = body.attach(prop, socket, attachOptions).then(
          (made) => {
            if (!isOpen) made.detach();
            onChange();
            return made;
          },
          () => undefined,
        );
      };
      const forget = [component, componentsByRoot.get(other.root)].map((each) => each?.watch(look));
      look();
      return () => {
        isOpen = false;
        for (const each of forget) each?.();
        void attachment.then((made) => {
          const isThere = made?.isAttached;
          made?.detach();
          if (isThere) componentsByRoot.get(other.root)?.takeBack();
          onChange();
        });
      };
    },
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    takeBack: () => file.takeBack(),
    close() {
      hide();
      hide = () => {};
      shown = [];
    },
  };
  componentsByRoot.set(root, component);
  return component;
}

/** The component of a root, which the handles of the frameworks have. */
const componentsByRoot = new WeakMap<Group, ComponentAsset>();

function isSpawn(source: ComponentSource): source is Exclude<SpawnSource, AssetSource> {
  return (Array.isArray(source) && !isFiles(source)) || (typeof source === 'object' && 'prompt' in source);
}
