import { type ThreeAssets, type ThreeAssetsOptions, threeAssets } from '@meshwright/three';
import {
  Group,
  LinearToneMapping,
  NoToneMapping,
  PerspectiveCamera,
  Scene,
  Timer,
  WebGLRenderer,
} from 'three';
import type { FloorShadow } from './floor-shadow.ts';
import { type Bounds, type Orbit, orbitOf } from './orbit.ts';
import { studioLights } from './studio-lights.ts';

/** How a model is shown. */
interface StageLook {
  /** Multiplies the light; 1 is as it is. */
  readonly exposure: number;
  /** Darkness of the shadow on the floor, 0 to 1. */
  readonly shadow: number;
  /** Address of a panorama that lights the model; undefined for the studio. */
  readonly environment: string | undefined;
  /** Turns the camera about the model while the pointer is up. */
  readonly turns: boolean;
}

type RenderListener = (camera: PerspectiveCamera, width: number, height: number, moves: boolean) => void;

/** A scene of its own in a canvas, drawn when something moves. */
export interface AssetStage {
  readonly assets: ThreeAssets;
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  /** Parent of the model. */
  readonly anchor: Group;
  readonly orbit: Orbit;
  /** Draws every frame while a clip plays. */
  animate(on: boolean): void;
  /** Looks at a box, and draws. */
  frame(bounds: Bounds): void;
  /** @throws AssetError for an environment that cannot be loaded; the rest is shown */
  look(look: StageLook): Promise<void>;
  redraw(): void;
  /** Draws no frames until what it returns is called, since another draws them; the floor has no shadow meanwhile. */
  pause(): () => void;
  /**
   * Calls back after each picture, with its size in CSS pixels and whether a clip or the camera moves by itself; returns what
   * ends it.
   */
  onRender(listener: RenderListener): () => void;
  /** Draws now, and returns the picture, which is transparent around the model. */
  toBlob(type?: string, quality?: number): Promise<Blob>;
  dispose(): void;
}

export function assetStage(
  canvas: HTMLCanvasElement,
  options: Omit<ThreeAssetsOptions, 'camera' | 'renderer' | 'scene'>,
): AssetStage {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  const scene = new Scene();
  const lights = studioLights(renderer, scene, () => redraw());
  const camera = new PerspectiveCamera(30, 1, 0.01, 100);
  const anchor = new Group();
  scene.add(anchor);
  const assets = threeAssets({ ...options, onWarning: lights.onWarning, renderer, scene, camera });
  const orbit = orbitOf(camera, () => redraw());
  const timer = new Timer();
  const sizes = new ResizeObserver(() => redraw());
  sizes.observe(canvas);
  let isAnimated = false;
  let isPaused = false;
  let isOver = false;
  let pending: number | undefined;
  let turns = false;
  let shadow: FloorShadow | undefined;
  let darkness = 0;
  const listeners = new Set<RenderListener>();
  let box: Bounds | undefined;

  function redraw(): void {
    if (!isPaused) pending ??= requestAnimationFrame(draw);
  }

  async function darken(strength: number): Promise<void> {
    darkness = strength;
    if (strength > 0 && !shadow) {
      const { floorShadow } = await import('./floor-shadow.ts');
      // Another look came first, or the end.
      if (shadow || darkness === 0) return;
      shadow = floorShadow(renderer, scene);
      if (box) shadow.frame(box);
    }
    shadow?.darken(isPaused ? 0 : darkness);
    if (darkness === 0) {
      shadow?.dispose();
      shadow = undefined;
    }
    redraw();
  }

  function draw(): void {
    pending = undefined;
    render();
    if (isAnimated || turns) redraw();
  }

  function render(): void {
    const { clientWidth: width, clientHeight: height } = canvas;
    timer.update();
    const seconds = isAnimated || turns ? timer.getDelta() : 0;
    assets.update(isAnimated ? seconds : 0);
    if (turns && !orbit.isHeld) orbit.turn(seconds * turnsPerSecond, 0);
    if (width > 0 && height > 0) {
      renderer.setPixelRatio(devicePixelRatio);
      renderer.setSize(width, height, false);
      camera.aspect = width / height;
      orbit.apply();
      renderer.render(scene, camera);
      for (const listener of listeners) listener(camera, width, height, isAnimated || turns);
    }
  }

  return {
    assets,
    renderer,
    scene,
    camera,
    anchor,
    orbit,
    animate(on) {
      isAnimated = on;
      redraw();
    },
    frame(bounds) {
      box = bounds;
      shadow?.frame(bounds);
      orbit.frame(bounds);
      redraw();
    },
    async look(look) {
      turns = look.turns;
      renderer.toneMapping = look.exposure === 1 ? NoToneMapping : LinearToneMapping;
      renderer.toneMappingExposure = look.exposure;
      redraw();
      await Promise.all([darken(look.shadow), lights.surround(look.environment)]);
    },
    redraw,
    pause() {
      isPaused = true;
      if (pending !== undefined) cancelAnimationFrame(pending);
      shadow?.darken(0);
      return () => {
        if (isOver) return;
        isPaused = false;
        pending = undefined;
        shadow?.darken(darkness);
        redraw();
      };
    },
    onRender(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toBlob(type, quality) {
      // A drawing buffer can be read in the turn that draws it.
      render();
      return new Promise((resolve, reject) => {
        const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error(noPicture)));
        canvas.toBlob(take, type, quality);
      });
    },
    dispose() {
      isOver = true;
      isAnimated = false;
      turns = false;
      darkness = 0;
      shadow?.dispose();
      if (pending !== undefined) cancelAnimationFrame(pending);
      // A frame that is asked for later draws nothing.
      pending = -1;
      sizes.disconnect();
      assets.dispose();
      lights.dispose();
      renderer.dispose();
      // A page has only a few contexts; a removed one counts until it is collected.
      renderer.forceContextLoss();
    },
  };
}

/** Radians per second. */
const turnsPerSecond = 0.5;
const noPicture =
  'The element has no size, so it has no picture: give it one by CSS, or wait until the page is laid out.';
