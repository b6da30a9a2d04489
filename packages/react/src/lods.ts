import type { LodLevel, LodOptions } from '@meshwright/runtime';
import { componentLods } from '@meshwright/three/internal';
import type { ThreeElements } from '@react-three/fiber';
import { createElement as h, type ReactElement } from 'react';
import { useShown } from './use-shown.ts';

export interface LodsProps
  extends Pick<LodOptions, 'shadows'>,
    Omit<ThreeElements['group'], 'children' | 'onError'> {
  /** From near to far; the first starts at 0 metres. Each loads when the camera first enters its range. */
  readonly levels: readonly LodLevel[];
  /** Called for a level that could not be loaded; the other levels stay. */
  readonly onError?: LodOptions['onError'];
}

/**
 * Shows one object in the level of detail for its distance, in a group whose other props it takes. Levels out of order are
 * an `AssetError` for the error boundary.
 * @example
 * import { Lods } from '@meshwright/react';
 * import { createElement as h } from 'react';
 *
 * const levels = [
 *   { source: '/models/tower.glb', from: 0 },
 *   { source: '/models/tower-far.glb', from: 40 },
 * ];
 * const tower = h(Lods, { levels, shadows: true, position: [10, 0, 0] });
 */
export function Lods({ levels, shadows, onError, ...group }: LodsProps): ReactElement {
  const { root } = useShown(componentLods, levels, { shadows, onError });
  return h('group', group as object, h('primitive', { object: root }));
}
