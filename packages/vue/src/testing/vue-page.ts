import { createClient } from '@meshwright/client';
import {
  choices,
  componentScenarios,
  log,
  logged,
  loggedCopies,
  nextFrame,
  place,
  placesAt,
  type Shown,
} from '@meshwright/testing/components/component-page';
import type { ComponentEvent } from '@meshwright/three';
import { TresCanvas, type TresContext, useTresContext } from '@tresjs/core';
import type { WebGLRenderer } from 'three';
import { createApp, defineComponent, Fragment, h, nextTick, onMounted, shallowRef, watch } from 'vue';
import { Asset } from '../asset.ts';
import { Lods } from '../lods.ts';
import { MeshwrightProvider, useMeshwright } from '../meshwright-provider.ts';
import { Crowd, Scatter } from '../scatter.ts';
import { useAsset } from '../use-asset.ts';
import { useAssets } from '../use-assets.ts';

const client = createClient({ proxyUrl: '/api' });
const canvasOptions = { alpha: true, clearAlpha: 0, preserveDrawingBuffer: true, renderMode: 'on-demand' };
const content = shallowRef<readonly Shown[]>([]);
let context: TresContext;
let meshwright: ReturnType<typeof useMeshwright>;
let canvasAssets: ReturnType<typeof useAssets>;
let failure: unknown;
let mounts = 0;

/** Stores what the scenarios inspect. */
const Probe = defineComponent(() => {
  context = useTresContext();
  meshwright = useMeshwright();
  canvasAssets = useAssets();
  return () => null;
});

/** Reports when it is in place of a model. */
const Waiting = defineComponent({
  props: { name: String },
  setup({ name }) {
    onMounted(() => log.push(`${name} waits`));
    return () => null;
  },
});

/** Returns a new version of a component that a hot reload replaces. */
function version() {
  return defineComponent({
    __hmrId: 'hot',
    inheritAttrs: false,
    setup(_, { attrs, slots }) {
      mounts++;
      return () => h(Asset, attrs as never, slots);
    },
  });
}
const Hot = version();
declare const __VUE_HMR_RUNTIME__: {
  createRecord(id: string, component: unknown): boolean;
  reload(id: string, component: unknown): void;
};
__VUE_HMR_RUNTIME__.createRecord('hot', Hot);

/** The function of the binding, as a game uses it. */
const Hooked = defineComponent({
  props: { name: String, source: String, height: Number, play: String },
  setup(props) {
    const { root, state, play, stop } = useAsset(
      () => props.source,
      () => ({ height: props.height, play: props.play }),
    );
    choices.set(props.name!, (clip, options) => (clip ? play(clip, options) : stop()));
    watch(state, ({ stage, percent }) => log.push(`${props.name} ${stage} ${percent}`));
    return () => h('primitive', { object: root, name: props.name });
  },
});

/** Keeps its listeners over renders. */
const Copies = defineComponent({
  props: { name: String, places: Array },
  setup(props, { attrs }) {
    const listeners = loggedCopies(props.name!);
    return () => {
      const places = placesAt(props.places as number[]);
      return h(attrs.play ? Crowd : Scatter, { name: props.name, ...attrs, ...listeners, places } as never);
    };
  },
});

function element({ key, fallback, hooks, places, levels, source, prompt, refine, actions, ...props }: Shown) {
  if (levels) return h(Lods, { key, name: key, levels, shadows: props.shadows! });
  if (places) return h(Copies, { key, name: key, source: source!, places, ...props } as never);
  if (hooks) return h(Hooked, { key, name: key, source, ...props } as never);
  const report = logged(key);
  const onEvent = (event: ComponentEvent) =>
    report('asset' in event ? { ...event, asset: { asset: event.asset } } : event);
  const slots = fallback ? { fallback: () => h(Waiting, { name: key }) } : {};
  const wanted = prompt === undefined ? source : { prompt, refine, actions };
  return h(Hot, { key, name: key, onEvent, source: wanted!, ...props } as never, slots);
}

const app = createApp(() =>
  h(TresCanvas, canvasOptions as never, () =>
    h(MeshwrightProvider, { options: { client, assetCache: null } }, () =>
      h(Fragment, [h(Probe), ...content.value.map(element)]),
    ),
  ),
);
app.config.errorHandler = (error) => {
  failure = error;
};
app.mount(place);

const scenarios = {
  ...componentScenarios({
    async show(shown) {
      while (!meshwright) await nextFrame();
      content.value = shown;
      await nextTick();
    },
    view: () => ({
      renderer: context.renderer.instance as WebGLRenderer,
      scene: context.scene.value,
      camera: context.camera.activeCamera.value!,
    }),
    assets: () => meshwright.assets,
    canvasAssets: () => canvasAssets,
    failure: () => failure,
    async close() {
      app.unmount();
      await nextFrame();
    },
  }),
  /** Components that were set up so far. */
  mounts: () => mounts,
  /** Replaces every component, as a development server does after an edit. */
  async reload() {
    __VUE_HMR_RUNTIME__.reload('hot', version());
    await nextTick();
  },
};
export type VueScenarios = typeof scenarios;
Object.assign(globalThis, { scenarios });
