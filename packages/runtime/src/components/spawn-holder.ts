import type { SceneAsset } from '../asset/scene-asset.ts';
import type { Assets } from '../create-assets.ts';
import type { SpawnEvent, Spawned, SpawnOptions, SpawnSource } from '../spawn/spawned.ts';
import type { Playable } from './playable.ts';
import { waitingClip } from './waiting-clip.ts';

/** What a spawn shows at a moment. */
export interface SpawnState<Node, Native> {
  readonly stage: Spawned<Node, Native>['stage'];
  /** 0 to 100 of the whole. */
  readonly percent: number;
  /** Why no further stage follows; what is shown stays. */
  readonly error: unknown;
  /** The model that is shown; undefined before the first one. */
  readonly asset: SceneAsset<Node, Native> | undefined;
  /** Box in the space of `root`, for colliders; undefined before it is spawned. */
  readonly bounds: Spawned<Node, Native>['bounds'] | undefined;
}

type Options<Node, Native> = Omit<SpawnOptions<Node, Native>, 'anchor' | 'onEvent' | 'play' | 'signal'>;

/** The spawn of one component. */
export interface SpawnHolder<Node, Native> extends Pick<Playable, 'play' | 'stop'> {
  /** Another object after each change. */
  readonly state: SpawnState<Node, Native>;
  /** Spawns, and calls back after each event, until the returned function is called. */
  open(
    assets: Pick<Assets<Node, Native>, 'spawn'>,
    source: SpawnSource,
    options: Options<Node, Native>,
    onChange: () => void,
  ): () => void;
}

const nothing: SpawnState<never, never> = {
  stage: 'placeholder',
  percent: 0,
  error: undefined,
  asset: undefined,
  bounds: undefined,
};

/**
 * @param listener returns the current listener
 * @param onPlay called after a clip was asked for or stopped, for a page that draws on demand
 */
export function spawnHolder<Node, Native>(
  anchor: Node,
  listener: () => ((event: SpawnEvent) => void) | undefined,
  onPlay: () => void,
): SpawnHolder<Node, Native> {
  let state: SpawnState<Node, Native> = nothing;
  let spawned: Spawned<Node, Native> | undefined;
  const clip = waitingClip(() => spawned, onPlay);

  return {
    get state() {
      return state;
    },
    play: clip.play,
    stop: clip.stop,
    open(assets, source, options, onChange) {
      let isOpen = true;
      let own: typeof spawned;
      const change = (next: Partial<SpawnState<Node, Native>>) => {
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
          clip.resume();
          change({});
        } catch (error) {
          // Refused before the first stage, and before anything is paid.
          onEvent({ type: 'failed', stage: 'preview', error });
        }
      });
      return () => {
        isOpen = false;
        own?.dispose();
        if (spawned !== own) return;
        spawned = undefined;
        state = nothing;
      };
    },
  };
}
