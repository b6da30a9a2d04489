import {
  Box3,
  Box3Helper,
  BufferAttribute,
  BufferGeometry,
  Color,
  DirectionalLight,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  type Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  Sphere,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { plainEnvironment } from './plain-environment.ts';
import { aspectOf, type Colours, distanceFor, gridStep } from './viewport.ts';

/** A lit three.js scene with a grid, a shadow on the ground, a selection box and an orbiting camera. */
export interface ThreeStage {
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  readonly controls: OrbitControls;
  /** Marks the selection. */
  readonly box: Box3Helper;
  /** What is no model: grid, ground and selection box. */
  readonly scenery: readonly Object3D[];
  /** Fits the drawing buffer and the camera to the canvas. */
  fit(): void;
  /**
   * Moves the camera to show the bounds, without turning it.
   * @param share part of the canvas's width that shows them, from 0 to 1
   */
  frame(bounds: Box3, share?: number): void;
  /** Fits the shadow and the grid to what stands. */
  stand(bounds: Box3): void;
  paint(colours: Colours): void;
}

/** Width and height of the shadow map, in pixels. */
const shadowPixels = 1024;
const sunDirection = new Vector3(2, 4, 3).normalize();

export function threeStage(canvas: HTMLCanvasElement): ThreeStage {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.shadowMap.enabled = true;
  // Drawn when a model has moved, and not when the camera has.
  renderer.shadowMap.autoUpdate = false;
  const scene = new Scene();
  scene.environment = plainEnvironment();
  const camera = new PerspectiveCamera(40, 1, 0.01, 500);
  camera.position.set(2.2, 1.8, 3.4);
  const controls = new OrbitControls(camera, canvas);
  controls.target.set(0, 0.5, 0);
  const sun = new DirectionalLight(0xffffff, 2.2);
  sun.castShadow = true;
  sun.shadow.mapSize.setScalar(shadowPixels);
  sun.shadow.bias = -0.0005;
  scene.add(new HemisphereLight(0xffffff, 0x777777, 1), sun, sun.target);
  const ground = new Mesh(new PlaneGeometry(1, 1).rotateX(-Math.PI / 2), new ShadowMaterial());
  ground.receiveShadow = true;
  ground.material.depthWrite = false;
  const grid = fadingGrid();
  const box = new Box3Helper(new Box3());
  box.visible = false;
  scene.add(ground, grid, box);

  const stage: ThreeStage = {
    renderer,
    scene,
    camera,
    controls,
    box,
    scenery: [grid, ground, box],
    fit() {
      const { clientWidth: width, clientHeight: height } = canvas;
      const size = renderer.getSize(new Vector2());
      if (size.x === width && size.y === height) return;
      renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
      renderer.setSize(width, height, false);
      camera.aspect = width / height;
      camera.updateProjectionMatrix();
    },
    frame(bounds, share = 1) {
      const { center, radius } = bounds.getBoundingSphere(new Sphere());
      const distance = distanceFor(radius, (camera.fov * Math.PI) / 180, share * aspectOf(canvas));
      const away = camera.position.clone().sub(controls.target).setLength(distance);
      controls.target.copy(center);
      camera.position.copy(center).add(away);
      camera.near = distance / 500;
      camera.far = distance * 50;
      camera.updateProjectionMatrix();
      controls.update();
    },
    stand(bounds) {
      const { center, radius } = bounds.getBoundingSphere(new Sphere());
      sun.target.position.copy(center);
      sun.position.copy(center).addScaledVector(sunDirection, 2 * radius);
      const { camera: eye } = sun.shadow;
      Object.assign(eye, { left: -radius, right: radius, top: radius, bottom: -radius });
      Object.assign(eye, { near: radius / 100, far: 4 * radius });
      eye.updateProjectionMatrix();
      sun.shadow.normalBias = (4 * radius) / shadowPixels;
      sun.shadow.radius = 3;
      ground.position.set(center.x, 0, center.z);
      ground.scale.setScalar(8 * radius);
      grid.scale.setScalar(gridStep(radius));
      grid.position.set(snap(center.x, grid.scale.x), 0, snap(center.z, grid.scale.x));
      renderer.shadowMap.needsUpdate = true;
    },
    paint({ sky, grid: lines, mark, shade }) {
      scene.background = new Color(sky);
      grid.material.color.set(lines);
      (box.material as LineBasicMaterial).color.set(mark);
      ground.material.opacity = shade;
    },
  };
  return stage;
}

function snap(value: number, step: number): number {
  return Math.round(value / step) * step;
}

/** Steps from the middle of the grid to where it has faded. */
const gridReach = 10;

/** Returns a grid of one unit a step that fades with the distance from its middle. */
function fadingGrid(): LineSegments<BufferGeometry, LineBasicMaterial> {
  const places: number[] = [];
  const colours: number[] = [];
  const put = (x: number, z: number) => {
    places.push(x, 0, z);
    colours.push(1, 1, 1, Math.max(0, 1 - Math.hypot(x, z) / gridReach));
  };
  for (let line = -gridReach; line <= gridReach; line += 1) {
    for (let at = -gridReach; at < gridReach; at += 1) {
      put(line, at);
      put(line, at + 1);
      put(at, line);
      put(at + 1, line);
    }
  }
  const geometry = new BufferGeometry()
    .setAttribute('position', new BufferAttribute(new Float32Array(places), 3))
    .setAttribute('color', new BufferAttribute(new Float32Array(colours), 4));
  const material = new LineBasicMaterial({ transparent: true, vertexColors: true, depthWrite: false });
  return new LineSegments(geometry, material);
}
