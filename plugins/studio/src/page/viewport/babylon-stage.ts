import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { DirectionalLight } from '@babylonjs/core/Lights/directionalLight.js';
import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight.js';
import { Color3, Color4 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { CreateLineSystem } from '@babylonjs/core/Meshes/Builders/linesBuilder.js';
import type { LinesMesh } from '@babylonjs/core/Meshes/linesMesh.js';
import { Scene } from '@babylonjs/core/scene.js';
import type { Bounds } from '@meshwright/babylon-inspector/host';
import { aspectOf, type Colours, dayColours, distanceFor } from './viewport.ts';

/** A lit Babylon.js scene with a grid, a selection box and an orbiting camera. */
export interface BabylonStage {
  readonly engine: Engine;
  readonly scene: Scene;
  readonly camera: ArcRotateCamera;
  /** Draws the box of the selection; null: none. */
  markBox(bounds: Bounds | null | undefined): void;
  /** Frames the bounds; a metre in the middle of the grid without any. */
  frame(bounds: readonly Bounds[]): void;
  /** Colours sky and grid, and the boxes drawn from now on. */
  paint(colours: Colours): void;
}

export function babylonStage(canvas: HTMLCanvasElement): BabylonStage {
  const engine = new Engine(canvas, true, { stencil: false }, true);
  // Focusable in document order.
  engine.canvasTabIndex = 0;
  const scene = new Scene(engine);
  // Left-handed and so mirrored: matches the camera position of the other viewport.
  const camera = new ArcRotateCamera('camera', 2.145, 1.26, 4.25, new Vector3(0, 0.5, 0), scene);
  camera.fov = (40 * Math.PI) / 180;
  camera.minZ = 0.01;
  camera.wheelDeltaPercentage = 0.01;
  camera.attachControl(false);
  new HemisphericLight('sky', new Vector3(0, 1, 0), scene).intensity = 0.7;
  const sun = new DirectionalLight('sun', new Vector3(2, -4, -3), scene);
  sun.intensity = 1.6;
  let grid = drawLines(scene, gridLines, 0);
  let box: LinesMesh | undefined;
  let colours = dayColours;
  return {
    engine,
    scene,
    camera,
    markBox(bounds) {
      box?.dispose();
      box = bounds ? drawLines(scene, boxLines(bounds), colours.mark) : undefined;
    },
    frame(bounds) {
      const [first = metre, ...others] = bounds;
      const all = { min: first.min.clone(), max: first.max.clone() };
      for (const { min, max } of others) {
        all.min.minimizeInPlace(min);
        all.max.maximizeInPlace(max);
      }
      const radius = Vector3.Distance(all.min, all.max) / 2;
      camera.setTarget(Vector3.Center(all.min, all.max), false, true, true);
      camera.radius = distanceFor(radius, camera.fov, aspectOf(canvas));
      camera.minZ = camera.radius / 500;
      camera.maxZ = camera.radius * 50;
    },
    paint(now) {
      colours = now;
      scene.clearColor = Color4.FromColor3(colour(now.sky), 1);
      grid.dispose();
      grid = drawLines(scene, gridLines, now.grid);
    },
  };
}

function drawLines(scene: Scene, lines: Vector3[][], hue: number): LinesMesh {
  const drawn = CreateLineSystem('lines', { lines }, scene);
  drawn.color = colour(hue);
  drawn.isPickable = false;
  return drawn;
}

function colour(hue: number): Color3 {
  return Color3.FromInts((hue >> 16) & 255, (hue >> 8) & 255, hue & 255);
}

const metre: Bounds = { min: new Vector3(-0.5, 0, -0.5), max: new Vector3(0.5, 1, 0.5) };

/** One line per metre. */
const gridLines: Vector3[][] = Array.from({ length: 21 }, (_, at) => at - 10).flatMap((at) => [
  [new Vector3(at, 0, -10), new Vector3(at, 0, 10)],
  [new Vector3(-10, 0, at), new Vector3(10, 0, at)],
]);

function boxLines({ min, max }: Bounds): Vector3[][] {
  const corner = (bits: number) =>
    new Vector3(bits & 1 ? max.x : min.x, bits & 2 ? max.y : min.y, bits & 4 ? max.z : min.z);
  return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bits) =>
    [1, 2, 4].filter((bit) => !(bits & bit)).map((bit) => [corner(bits), corner(bits | bit)]),
  );
}
