import type { SpawnEvent, Spawned, SpawnOptions, SpawnSource } from '@meshwright/runtime';
import type { ThreeAsset, ThreeAssets, ThreeClips } from '@meshwright/three';
import type { Group, Object3D } from 'three';
import type { Playable } from '../asset-handle.ts';

/** What a spawn shows at a moment. */
export interface SpawnState {
  readonly stage: Spawned<Object3D, ThreeClips>['stage'];
  /** 0 to 100 of the whole. */
  readonly percent: number;
  /** Why no further stage follows; what is shown stays. */
  readonly error: unknown;
  /** The model that is shown; undefined before the first one. */
  readonly asset: ThreeAsset | undefined;
  /** Box in the space of `root`, for colliders; undefined before it is spawned. */
  readonly bounds: Spawned<Object3D, ThreeClips>['bounds'] | undefined;
}

type Options = Omit<SpawnOptions<Object3D, ThreeClips>, 'anchor' | 'onEvent' | 'play' | 'signal'>;
type Play = Playable['play'];

/** The spawn of one component. */
export interface SpawnHolder extends Pick<Playable, 'play' | 'stop'> {
  readonly state: SpawnState;
  /** Spawns, and calls back after each event, until the returned function is called. */
  open(assets: ThreeAssets, source: SpawnSource, options: Options, onChange: () => void): () => void;
}

const nothing: SpawnState = {
  stage: 'placeholder',
  percent: 0,
  error: undefined,
  asset: undefined,
  bounds: undefined,
};

export function spawnHolder(
  anchor: Group,
  listener: () => ((event: SpawnEvent) => void) | undefined,
): SpawnHolder {
  let state = nothing;
  let spawned: Spawned<Object3D, ThreeClips> | undefined;
  let wanted: Parameters<Play> | undefined;

  return {
    get state() {
      return state;
    },
    play(...args) {
      wanted = args;
      return spawned?.play(...args);
    },
    stop(options) {
      wanted = undefined;
      spawned?.stop(options);
    },
    open(assets, source, options, onChange) {
      let isOpen = true;
      let own: typeof spawned;
      const change = (next: Partial<SpawnState>) => {
        state = { ...state, asset: own?.asset, bounds: own?.bounds, ...next };
        onChange();
      };
      const onEvent = (event: SpawnEvent) => {
        if (!isOpen) return;
        if (event.type === 'progress') change({ percent: event.percent });
        if (event.type === 'shown') change({ stage: event.stage });
        if (event.type === 'failed') change({ error: event.error });
        listener()?.(event);
      };
      // Later, so that the first of strict mode's two mounts buys nothing.
      queueMicrotask(() => {
        if (!isOpen) return;
        state = nothing;
        try {
          own = assets.spawn(source, { ...options, anchor, onEvent });
          spawned = own;
          if (wanted) own.play(...wanted);
          change({});
        } catch (error) {
          change({ error });
        }
      });
      return () => {
        isOpen = false;
        own?.dispose();
        if (spawned === own) spawned = undefined;
      };
    },
  };
}
