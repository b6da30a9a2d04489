import {
  Box3,
  Box3Helper,
  Color,
  DirectionalLight,
  GridHelper,
  HemisphereLight,
  type LineBasicMaterial,
  PerspectiveCamera,
  Scene,
  Vector2,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { plainEnvironment } from './plain-environment.ts';
import type { Colours } from './viewport.ts';

/** A lit three.js scene with a grid, a selection box and an orbiting camera. */
export interface ThreeStage {
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  readonly controls: OrbitControls;
  /** Marks the selection. */
  readonly box: Box3Helper;
  /** Fits the drawing buffer and the camera to the canvas. */
  fit(): void;
  paint(colours: Colours): void;
}

export function threeStage(canvas: HTMLCanvasElement): ThreeStage {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  const scene = new Scene();
  scene.environment = plainEnvironment();
  const camera = new PerspectiveCamera(40, 1, 0.01, 500);
  camera.position.set(2.2, 1.8, 3.4);
  const controls = new OrbitControls(camera, canvas);
  controls.target.set(0, 0.5, 0);
  const sun = new DirectionalLight(0xffffff, 2.2);
  sun.position.set(2, 4, 3);
  scene.add(new HemisphereLight(0xffffff, 0x777777, 1), sun);
  let grid = new GridHelper(20, 20);
  const box = new Box3Helper(new Box3());
  box.visible = false;
  scene.add(grid, box);
  return {
    renderer,
    scene,
    camera,
    controls,
    box,
    fit() {
      const { clientWidth: width, clientHeight: height } = canvas;
      const size = renderer.getSize(new Vector2());
      if (size.x === width && size.y === height) return;
      renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
      renderer.setSize(width, height, false);
      camera.aspect = width / height;
      camera.updateProjectionMatrix();
    },
    paint({ sky, grid: lines, mark }) {
      scene.background = new Color(sky);
      scene.remove(grid);
      grid.dispose();
      grid = new GridHelper(20, 20, lines, lines);
      scene.add(grid);
      (box.material as LineBasicMaterial).color.set(mark);
    },
  };
}
