import type {
  AssetSource,
  ClipName,
  ClipOf,
  FitOptions,
  ModuleFile,
  Shadows,
  SpawnEvent,
  SpawnRequest,
} from '@meshwright/runtime';
import type { ThreeElements } from '@react-three/fiber';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { FileAsset, type FileEvent, WatchedFile } from './file-asset.ts';
import { useSpawn } from './spawn/use-spawn.ts';

export type AssetEvent = FileEvent | SpawnEvent;

interface SharedProps extends FitOptions, Omit<ThreeElements['group'], 'children'> {
  /** Whether each model casts and shows shadows; without it as three.js does. */
  readonly shadows?: Shadows | undefined;
  /** Name of a material variant of the model. */
  readonly variant?: string | undefined;
  /** Shown until there is a model. */
  readonly fallback?: ReactNode;
  readonly onEvent?: ((event: AssetEvent) => void) | undefined;
}

/** A file or a finished task. */
export interface FileProps<Source extends AssetSource | ModuleFile> extends SharedProps {
  readonly source: Source;
  readonly prompt?: undefined;
  /** Clip to play, by name or meaning. */
  readonly play?: ClipName<ClipOf<Source>> | undefined;
}

/** A request for a new asset. */
export interface PromptProps extends SharedProps, Omit<SpawnRequest, 'idempotencyKey' | 'made'> {
  readonly source?: undefined;
  /** Clip to play, by name or meaning. */
  readonly play?: ClipName<string> | undefined;
  /** Name of the purchase in this browser; without it equal requests are one purchase. */
  readonly remember?: string | undefined;
}

/**
 * Shows an asset in a group, whose other props it takes: a `source`, or a `prompt` that makes one. A `source` suspends
 * unless there is a `fallback`; a file with a coarse level first shows that level until the rest has arrived. A failure
 * before the first model is an `AssetError` for the error boundary.
 * @example
 * import { Asset } from '@meshwright/react';
 * import { createElement as h } from 'react';
 *
 * const chest = h(Asset, { source: '/models/chest.glb', height: 0.6, position: [1, 0, 0] });
 * const knight = h(Asset, { prompt: 'a knight', actions: ['idle', 'walk'], height: 1.8, play: 'idle' });
 */
export function Asset<const Source extends AssetSource | ModuleFile>(
  props: FileProps<Source> | PromptProps,
): ReactElement {
  if (props.prompt !== undefined) return h(SpawnedAsset, props);
  const { fallback, ...rest } = props as FileProps<AssetSource>;
  return fallback === undefined ? h(FileAsset, rest) : h(WatchedFile, { ...rest, fallback });
}

function SpawnedAsset({ fallback, onEvent, play, remember, ...rest }: PromptProps): ReactElement {
  const { source, prompt, refine, rig, actions, height, longest, origin, shadows, variant, ...group } = rest;
  const spawned = useSpawn(
    { prompt, refine, rig, actions },
    { height, longest, origin, play, shadows, variant, remember, onEvent, picture: fallback === undefined },
  );
  if (spawned.error !== undefined && !spawned.asset) throw spawned.error;
  const waits = fallback !== undefined && !spawned.asset;
  return h(
    'group',
    group as object,
    h('primitive', { object: spawned.root, visible: !waits }),
    waits ? fallback : null,
  );
}
