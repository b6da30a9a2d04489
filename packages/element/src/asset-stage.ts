import { type ThreeAssets, type ThreeAssetsOptions, threeAssets } from '@meshwright/three';
import {
  DirectionalLight,
  Group,
  HemisphereLight,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Timer,
  WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { type Orbit, orbitOf } from './orbit.ts';

type Bounds = Parameters<Orbit['frame']>[0];

/** A scene of its own in a canvas, drawn when something moves. */
export interface AssetStage {
  readonly assets: ThreeAssets;
  /** Parent of the model. */
  readonly anchor: Group;
  readonly orbit: Orbit;
  /** Draws every frame while a clip plays. */
  animate(on: boolean): void;
  /** Looks at a box, and draws. */
  frame(bounds: Bounds): void;
  redraw(): void;
  dispose(): void;
}

export function assetStage(
  canvas: HTMLCanvasElement,
  options: Omit<ThreeAssetsOptions, 'camera' | 'renderer' | 'scene'>,
): AssetStage {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  const scene = new Scene();
  const lights = studioLights(renderer, scene);
  const camera = new PerspectiveCamera(30, 1, 0.01, 100);
  const anchor = new Group();
  scene.add(anchor);
  const assets = threeAssets({ ...options, onWarning: lights.onWarning, renderer, scene, camera });
  const orbit = orbitOf(camera, () => redraw());
  const timer = new Timer();
  const sizes = new ResizeObserver(() => redraw());
  sizes.observe(canvas);
  let isAnimated = false;
  let pending: number | undefined;

  function redraw(): void {
    pending ??= requestAnimationFrame(draw);
  }

  function draw(): void {
    pending = undefined;
    const { clientWidth: width, clientHeight: height } = canvas;
    timer.update();
    assets.update(isAnimated ? timer.getDelta() : 0);
    if (width > 0 && height > 0) {
      renderer.setPixelRatio(devicePixelRatio);
      renderer.setSize(width, height, false);
      camera.aspect = width / height;
      orbit.apply();
      renderer.render(scene, camera);
    }
    if (isAnimated) redraw();
  }

  return {
    assets,
    anchor,
    orbit,
    animate(on) {
      isAnimated = on;
      redraw();
    },
    frame(bounds) {
      orbit.frame(bounds);
      redraw();
    },
    redraw,
    dispose() {
      isAnimated = false;
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

interface StudioLights {
  /** Makes a room that metals reflect when there is a metal: filtering it takes longer than all else. */
  readonly onWarning: NonNullable<ThreeAssetsOptions['onWarning']>;
  dispose(): void;
}

/** Lights a scene from above and from the front. */
function studioLights(renderer: WebGLRenderer, scene: Scene): StudioLights {
  const sky = new HemisphereLight(0xffffff, 0x8a8578, 2);
  const lamp = new DirectionalLight(0xffffff, 1.5);
  lamp.position.set(1, 2, 3);
  scene.add(sky, lamp);
  let release = () => {};
  return {
    onWarning({ code, message }) {
      if (code !== 'no_environment') return console.warn(message);
      const generator = new PMREMGenerator(renderer);
      const room = generator.fromScene(new RoomEnvironment());
      scene.environment = room.texture;
      scene.remove(sky, lamp);
      release = () => {
        room.dispose();
        generator.dispose();
      };
    },
    dispose: () => release(),
  };
}
