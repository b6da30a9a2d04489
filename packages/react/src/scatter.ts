import type { Scattered, ScatterPlace } from '@meshwright/runtime';
import {
  type ComponentScatterOptions,
  componentScatter,
  type ScatterSource,
} from '@meshwright/three/internal';
import type { ThreeElements } from '@react-three/fiber';
import { createElement as h, type ReactElement, useLayoutEffect } from 'react';
import type { Object3D } from 'three';
import { useShown } from './use-shown.ts';

export interface ScatterProps extends ComponentScatterOptions, Omit<ThreeElements['group'], 'children'> {
  /** A file, or levels from near to far. */
  readonly source: ScatterSource;
  /** Each place is a copy; a place that is another object than before is moved, and the others stay as they are. */
  readonly places: readonly ScatterPlace[];
  /** Receives the copies once they are loaded: `indexAt(event.object, event.instanceId)` is the place of a hit. */
  readonly onCopies?: ((copies: Scattered<Object3D>) => void) | undefined;
}

/**
 * Draws many copies of a model, with one draw call for each of its meshes, in a group whose other props it takes. A failure
 * is an `AssetError` for the error boundary.
 * @example
 * import { Scatter } from '@meshwright/react';
 * import { createElement as h } from 'react';
 *
 * const places = [0, 1, 2].map((x) => ({ position: [x, 0, 0] as const }));
 * const trees = h(Scatter, { source: '/models/tree.glb', places, height: 4, shadows: true });
 */
export function Scatter({ source, places, onCopies, ...rest }: ScatterProps): ReactElement {
  const { play, phases, shadows, variant, height, longest, origin, ...group } = rest;
  const options = { play, phases, shadows, variant, height, longest, origin };
  const shown = useShown(componentScatter, source, places, options);
  const { copies } = shown.state;
  useLayoutEffect(() => {
    if (copies) onCopies?.(copies);
  }, [copies, onCopies]);
  return h('group', group as object, h('primitive', { object: shown.root }));
}

/** Copies of an animated character. */
export interface CrowdProps extends ScatterProps {
  /** The clip that all copies play, or those among which a place names its own as `clip`. */
  readonly play: NonNullable<ScatterProps['play']>;
}

/**
 * Draws many copies of an animated character: `Scatter` with clips. A place says what its copy plays (`clip`), how far ahead
 * it is (`phase`, 0 to 1) and how fast (`speed`).
 * @example
 * import { Crowd } from '@meshwright/react';
 * import { createElement as h } from 'react';
 *
 * const places = [0, 1, 2].map((x) => ({ position: [x, 0, 0] as const, clip: x === 1 ? 'idle' : 'walk', speed: 1 + x / 10 }));
 * const crowd = h(Crowd, { source: '/models/knight.glb', places, play: ['walk', 'idle'], height: 1.8 });
 */
export function Crowd(props: CrowdProps): ReactElement {
  return h(Scatter, props);
}
