import { createClient } from '@meshwright/client';
import { Canvas, type RootState, useThree } from '@react-three/fiber';
import { Component, createElement as h, type ReactNode, StrictMode, Suspense, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Group } from 'three';
import { Asset, type AssetEvent } from '../asset.ts';
import { type Meshwright, useMeshwright } from '../meshwright-context.ts';
import { MeshwrightProvider } from '../meshwright-provider.ts';
import { useAsset } from '../use-asset.ts';
import { useClips } from '../use-clips.ts';

/** One component to show; equal keys are one component over several renders. */
export interface Shown {
  readonly key: string;
  readonly source?: string;
  readonly prompt?: string;
  readonly actions?: readonly string[];
  readonly refine?: boolean;
  readonly height?: number;
  readonly play?: string;
  readonly fallback?: boolean;
  readonly remember?: string;
  /** Uses the hooks instead of the component. */
  readonly hooks?: boolean;
}

const client = createClient({ proxyUrl: '/api' });
const place = document.createElement('div');
place.style.cssText = 'width: 96px; height: 96px';
document.body.replaceChildren(place);
const page = createRoot(place);
const log: string[] = [];
const roots = new Map<string, Group>();
let state: RootState;
let meshwright: Meshwright;
let committed = 0;
let wanted = 0;
let mounts = 0;
let failure: unknown;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Stores what the scenarios inspect. */
function Probe({ version }: { version: number }): null {
  state = useThree();
  meshwright = useMeshwright();
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
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** The hooks, as a game uses them. */
function Hooked({ name, source, play }: { name: string; source: string; play?: string | undefined }) {
  const asset = useAsset(source, { height: 1 });
  const { playing } = useClips(asset, play);
  useLayoutEffect(() => void log.push(`${name} plays ${playing}`), [name, playing]);
  return h('primitive', { object: asset.root });
}

/** Reports while a boundary waits. */
function Waiting({ name }: { name: string }): null {
  useLayoutEffect(() => void log.push(`${name} waits`), [name]);
  return null;
}

function element({ key, hooks, fallback, ...props }: Shown): ReactNode {
  if (hooks) return h(Hooked, { key, name: key, source: props.source!, play: props.play });
  const onEvent = (event: AssetEvent) => {
    if (event.type === 'failed') log.push(`${key} failed ${(event.error as { code: string }).code}`);
    else if (event.type !== 'progress') log.push(`${key} ${event.type} ${event.stage}`);
    else if (event.percent > 0 && !log.includes(`${key} progress`)) log.push(`${key} progress`);
  };
  const shared = { onEvent, ref: (group: Group | null) => void (group && roots.set(key, group)) };
  const own = fallback ? { fallback: h(Waiting, { name: key }) } : {};
  return h(Asset, { key, ...shared, ...own, ...props } as never);
}

/** Strict mode mounts twice what is added to a tree, and not the first tree of a root. */
const created = new Promise<void>((onCreated) => {
  page.render(canvas(null, () => onCreated()));
});

function canvas(content: ReactNode, onCreated?: () => void): ReactNode {
  return h(
    StrictMode,
    null,
    h(Canvas, { gl: { preserveDrawingBuffer: true }, ...(onCreated && { onCreated }) }, content),
  );
}

async function renderInside(content: ReactNode): Promise<void> {
  await created;
  page.render(canvas(content));
}

/** Renders these and no others, in strict mode, which the canvas inherits, and resolves when they are mounted or suspend. */
async function show(shown: readonly Shown[], boundary = 0): Promise<void> {
  const version = ++wanted;
  const waiting = h(Waiting, { name: 'boundary' });
  const content = h(Suspense, { fallback: waiting }, h(Boundary, { key: boundary }, shown.map(element)));
  const inside = h(MeshwrightProvider, { client, assetCache: null }, h(Probe, { version }), content);
  await renderInside(inside);
  while (committed < version) await frame();
}

/** Resolves when a line is in the log that many times. */
async function logged(line: string, times = 1): Promise<void> {
  while (log.filter((each) => each === line).length < times) await frame();
}

function draw(): number {
  const { gl, scene, camera } = state;
  gl.render(scene, camera);
  const context = gl.getContext();
  const pixels = new Uint8Array(context.drawingBufferWidth * context.drawingBufferHeight * 4);
  const { RGBA, UNSIGNED_BYTE } = context;
  context.readPixels(
    0,
    0,
    context.drawingBufferWidth,
    context.drawingBufferHeight,
    RGBA,
    UNSIGNED_BYTE,
    pixels,
  );
  let count = 0;
  for (let at = 3; at < pixels.length; at += 4) count += Number(pixels[at]! > 0);
  return count;
}

/** Returns what the engine holds, and the models that are loaded, after everything released is freed. */
async function counters() {
  await frame();
  draw();
  const { held } = meshwright.assets.leakReport({});
  return {
    ...meshwright.assets.counters(),
    models: held.length,
    holds: held.reduce((sum, { holds }) => sum + holds, 0),
  };
}

const scenarios = {
  show,
  logged,
  draw,
  counters,
  log: () => log.splice(0),
  /** Mounts of a component that was mounted once: two in strict mode. */
  mounts: () => mounts,
  code: () => (failure as { code?: string } | undefined)?.code,
  /** Returns the box of a component's content. */
  async size(key: string) {
    const { Box3 } = await import('three');
    const { min, max } = new Box3().setFromObject(roots.get(key)!, true);
    return { height: max.y - min.y, bottom: min.y };
  },
  /** Mounts one component and removes it, that many times. */
  async cycles(shown: Shown, line: string, times: number) {
    for (let i = 0; i < times; i++) {
      log.length = 0;
      await show([shown]);
      await logged(line);
      await show([]);
    }
  },
  /** Removes the whole canvas. */
  async close() {
    const { assets } = meshwright;
    page.render(null);
    while (place.querySelector('canvas')) await frame();
    await frame();
    return assets.loadAsset('/box.glb').catch(({ code }: { code: string }) => code);
  },
};
export type ReactScenarios = typeof scenarios;
Object.assign(globalThis, { scenarios });
