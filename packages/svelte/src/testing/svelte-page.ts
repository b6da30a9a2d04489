import { createClient } from '@meshwright/client';
import type { Playable } from '@meshwright/runtime';
import {
  choices,
  componentScenarios,
  log,
  logged,
  nextFrame,
  place,
  placesAt,
  type Shown,
} from '@meshwright/testing/components/component-page';
import type { ComponentEvent, ComponentState, ThreeAssets } from '@meshwright/three';
import type { CanvasAssets } from '@meshwright/three/internal';
import type { useThrelte } from '@threlte/core';
import { type Component, mount, tick, unmount } from 'svelte';
import { writable } from 'svelte/store';
import type { WebGLRenderer } from 'three';
import Canvas from './canvas.svelte';
import Scene from './scene.svelte';

type View = ReturnType<typeof useThrelte> & {
  readonly assets: ThreeAssets;
  readonly canvasAssets: CanvasAssets;
};

const client = createClient({ proxyUrl: '/api' });
const shown = writable<readonly object[]>([]);
const version = writable(0);
let view: View | undefined;

const onScene = (opened: View) => {
  view = opened;
};
const app = mount(Canvas as Component, {
  target: place,
  props: { content: Scene, client, shown, version, onScene } as never,
});

function propsOf({ key, hooks, places, levels, source, prompt, refine, actions, ...props }: Shown) {
  if (levels) return { key, name: key, levels, shadows: props.shadows };
  if (places) return { key, name: key, source, places: placesAt(places), ...props };
  const report = logged(key);
  const onEvent = (event: ComponentEvent) =>
    report('asset' in event ? { ...event, asset: { asset: event.asset } } : event);
  const wanted = prompt === undefined ? source : { prompt, refine, actions };
  const onState = ({ stage, percent }: ComponentState) => log.push(`${key} ${stage} ${percent}`);
  const onAsset = ({ play, stop }: Playable) =>
    choices.set(key, (clip, options) => (clip ? play(clip, options) : stop()));
  return { key, name: key, source: wanted, onAsset, ...(hooks ? { onState } : { onEvent }), ...props };
}

async function show(next: readonly Shown[]): Promise<void> {
  while (!view) await nextFrame();
  shown.set(next.map(propsOf));
  await tick();
}

const scenarios = {
  ...componentScenarios({
    show,
    view: () => ({
      renderer: view!.renderer as WebGLRenderer,
      scene: view!.scene,
      camera: view!.camera.current,
    }),
    assets: () => view!.assets,
    canvasAssets: () => view!.canvasAssets,
    failure: () => undefined,
    async close() {
      await unmount(app);
      await nextFrame();
    },
  }),
  /** Replaces every component in one step, as a development server does after an edit. */
  async reload() {
    version.update((count) => count + 1);
    await tick();
  },
};
export type SvelteScenarios = typeof scenarios;
Object.assign(globalThis, { scenarios });
