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
import { Canvas, type RootState, useFrame, useThree } from '@react-three/fiber';
import {
  Component,
  createElement as h,
  type ReactNode,
  StrictMode,
  Suspense,
  startTransition,
  useLayoutEffect,
  useState,
} from 'react';
import { createRoot } from 'react-dom/client';
import { Asset } from '../asset.ts';
import { Lods } from '../lods.ts';
import { type Meshwright, useMeshwright } from '../meshwright-context.ts';
import { MeshwrightProvider } from '../meshwright-provider.ts';
import { Crowd, Scatter } from '../scatter.ts';
import { useAsset } from '../use-asset.ts';
import { useAssets } from '../use-assets.ts';
import { useClips } from '../use-clips.ts';

const client = createClient({ proxyUrl: '/api' });
const page = createRoot(place);
let state: RootState;
let meshwright: Meshwright;
let canvasAssets: ReturnType<typeof useAssets>;
let committed = 0;
let wanted = 0;
let mounts = 0;
let failure: unknown;
let change: (shown: readonly Shown[]) => void;

/** Stores what the scenarios inspect. */
function Probe({ version }: { version: number }): null {
  state = useThree();
  meshwright = useMeshwright();
  canvasAssets = useAssets();
  useLayoutEffect(() => {
    committed = version;
  }, [version]);
  useLayoutEffect(() => {
    mounts++;
  }, []);
  return null;
}

/** Shows nothing after an error until its key changes. */
class Boundary extends Component<{ children?: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    failure = error;
    log.push(`boundary failed ${(error as { code?: string }).code}`);
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** The hooks, as a game uses them. */
function Hooked({
  name,
  source,
  play: initial,
}: {
  name: string;
  source: string;
  play?: string | undefined;
}) {
  const asset = useAsset(source, { height: 1 });
  const { playing, play, stop } = useClips(asset, initial);
  useLayoutEffect(() => void log.push(`${name} plays ${playing}`), [name, playing]);
  // After the provider has advanced the clip, because that was mounted first.
  useFrame(() => {
    const { animations = [], mixer } = asset.asset?.native ?? {};
    const running = animations.map((clip) => mixer!.existingAction(clip)).find((each) => each?.isRunning());
    if (running) log.push(`${name} at ${running.time}`);
  });
  useLayoutEffect(
    () => void choices.set(name, (clip, options) => (clip ? play(clip, options) : stop())),
    [name, play, stop],
  );
  return h('primitive', { object: asset.root });
}

/** Keeps its listeners over renders. */
function Copies({ name, places, ...props }: { name: string; places: readonly number[]; play?: string }) {
  const [listeners] = useState(() => loggedCopies(name));
  return h(props.play ? Crowd : Scatter, { name, places: placesAt(places), ...listeners, ...props } as never);
}

/** Reports while a boundary waits. */
function Waiting({ name }: { name: string }): null {
  useLayoutEffect(() => void log.push(`${name} waits`), [name]);
  return null;
}

function element({ key, hooks, fallback, places, levels, ...props }: Shown): ReactNode {
  if (levels) return h(Lods, { key, name: key, levels, shadows: props.shadows! });
  if (places) return h(Copies, { key, name: key, places, ...props } as never);
  if (hooks) return h(Hooked, { key, name: key, source: props.source!, play: props.play });
  const own = fallback ? { fallback: h(Waiting, { name: key }) } : {};
  return h(Asset, { key, name: key, onEvent: logged(key), ...own, ...props } as never);
}

/** Shows what it is given until a transition changes it. */
function Content({ shown }: { shown: readonly Shown[] }): ReactNode {
  const [changed, setChanged] = useState<readonly Shown[]>();
  useLayoutEffect(() => {
    change = (next) => startTransition(() => setChanged(next));
  }, []);
  return (changed ?? shown).map(element);
}

/** Strict mode mounts twice what is added to a tree, and not the first tree of a root. */
const created = new Promise<void>((onCreated) => {
  page.render(canvas(null, () => onCreated()));
});

function canvas(content: ReactNode, onCreated?: () => void): ReactNode {
  return h(
    StrictMode,
    null,
    h(
      Canvas,
      { frameloop: 'demand', gl: { preserveDrawingBuffer: true }, ...(onCreated && { onCreated }) },
      content,
    ),
  );
}

const scenarios = {
  ...componentScenarios({
    /** In strict mode, which the canvas inherits. */
    async show(shown, boundary = 0) {
      const version = ++wanted;
      const waiting = h(Waiting, { name: 'boundary' });
      const tree = h(Boundary, { key: boundary }, h(Content, { shown }));
      const content = h(Suspense, { fallback: waiting }, tree);
      await created;
      page.render(
        canvas(h(MeshwrightProvider, { client, assetCache: null }, h(Probe, { version }), content)),
      );
      while (committed < version) await nextFrame();
    },
    view: () => ({ renderer: state.gl, scene: state.scene, camera: state.camera }),
    assets: () => meshwright.assets,
    canvasAssets: () => canvasAssets,
    failure: () => failure,
    async close() {
      page.render(null);
      while (place.querySelector('canvas')) await nextFrame();
      await nextFrame();
    },
  }),
  /** Mounts of a component that was mounted once: two in strict mode. */
  mounts: () => mounts,
  /** Changes what is shown in a transition, which keeps what is shown until the next can be. */
  change: (shown: readonly Shown[]) => change(shown),
};
export type ReactScenarios = typeof scenarios;
Object.assign(globalThis, { scenarios });
