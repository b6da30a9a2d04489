import { createElement as h, type ReactElement } from 'react';
import type { PromptProps } from '../asset.ts';
import { useSpawn } from './use-spawn.ts';

export function SpawnedAsset({ fallback, onEvent, play, remember, ...rest }: PromptProps): ReactElement {
  const { source, prompt, refine, rig, actions, height, longest, origin, ...group } = rest;
  const spawned = useSpawn(
    { prompt, refine, rig, actions },
    { height, longest, origin, play, remember, onEvent, picture: fallback === undefined },
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
