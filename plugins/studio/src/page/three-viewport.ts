import type { HostPort } from '@meshwright/panel';
import { threeAssets } from '@meshwright/three';
import {
  Box3,
  Box3Helper,
  Color,
  DirectionalLight,
  GridHelper,
  HemisphereLight,
  type LineBasicMaterial,
  type Object3D,
  PerspectiveCamera,
  Raycaster,
  REVISION,
  Scene,
  Sphere,
  Timer,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { boundsOf, meshesOf, provenanceOf, threeHost } from './three-host.ts';
import { awake, dayColours, distanceFor, onClick, type StandingObject, type Viewport } from './viewport.ts';

export function threeViewport(canvas: HTMLCanvasElement, memory: Pick<HostPort, 'load' | 'save'>): Viewport {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  const scene = new Scene();
  const camera = new PerspectiveCamera(40, 1, 0.01, 500);
  camera.position.set(2.2, 1.8, 3.4);
  const controls = new OrbitControls(camera, canvas);
  controls.target.set(0, 0.5, 0);
  const sun = new DirectionalLight(0xffffff, 2.2);
  sun.position.set(2, 4, 3);
  scene.add(new HemisphereLight(0xffffff, 0x777777, 1.6), sun);
  let grid = new GridHelper(20, 20);
  const box = new Box3Helper(new Box3());
  box.visible = false;
  scene.add(grid, box);
  const assets = threeAssets({ renderer, scene, camera });

  let selected: Object3D | null = null;
  const mark = (object: Object3D | null) => {
    selected = object;
    box.visible = object !== null;
    if (object) box.box.copy(boundsOf(object));
    wake();
  };
  const host = threeHost(scene, assets, memory, {
    selected: () => (selected && host.roots.has(selected.uuid) ? selected : null),
    select: mark,
    frame: (object) => frame(boundsOf(object)),
  });
  const { wake, isAwake } = awake(canvas, () => host.isPlaying);

  function frame(bounds: Box3): void {
    const { center, radius } = bounds.getBoundingSphere(new Sphere());
    const distance = distanceFor(radius, (camera.fov * Math.PI) / 180, canvas);
    const away = camera.position.clone().sub(controls.target).setLength(distance);
    controls.target.copy(center);
    camera.position.copy(center).add(away);
    controls.update();
    wake();
  }

  const timer = new Timer();
  renderer.setAnimationLoop(() => {
    timer.update();
    if (!isAwake()) return;
    fit();
    assets.update(timer.getDelta());
    controls.update();
    renderer.render(scene, camera);
  });

  function fit(): void {
    const { clientWidth: width, clientHeight: height } = canvas;
    const size = renderer.getSize(new Vector2());
    if (size.x === width && size.y === height) return;
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
  }

  function objectAt({ offsetX, offsetY }: PointerEvent): Object3D | null {
    const at = new Vector2(offsetX / canvas.clientWidth, 1 - offsetY / canvas.clientHeight);
    const ray = new Raycaster();
    ray.setFromCamera(at.multiplyScalar(2).subScalar(1), camera);
    const roots = [...host.roots.values()].map(({ root }) => root);
    const [hit] = ray.intersectObjects(roots, true);
    return roots.find((root) => hit && isIn(hit.object, root)) ?? null;
  }

  wake();
  return {
    name: `three.js r${REVISION}`,
    canvas,
    host,
    objects: () => [...host.roots.values()].map(({ root, clips }) => standing(root, clips)),
    selection(id) {
      const root = host.find(id);
      return root
        ? { id, name: root.name, provenance: provenanceOf(root), hasMesh: meshesOf(root).length > 0 }
        : null;
    },
    select: (id) => mark(id === null ? null : (host.find(id) ?? null)),
    move(id, x) {
      host.find(id)?.position.setX(x);
      if (selected) mark(selected);
      wake();
    },
    seenAt(id) {
      const { x, y } = boundsOf(host.find(id)!).getCenter(new Vector3()).project(camera);
      const { left, top, width, height } = canvas.getBoundingClientRect();
      return { x: left + ((x + 1) / 2) * width, y: top + ((1 - y) / 2) * height };
    },
    frameAll() {
      const all = new Box3(new Vector3(-0.5, 0, -0.5), new Vector3(0.5, 1, 0.5));
      for (const { root } of host.roots.values()) all.union(boundsOf(root));
      frame(all);
    },
    paint({ sky, grid: lines, mark: edge } = dayColours) {
      scene.background = new Color(sky);
      scene.remove(grid);
      grid.dispose();
      grid = new GridHelper(20, 20, lines, lines);
      scene.add(grid);
      (box.material as LineBasicMaterial).color.set(edge);
      wake();
    },
    onPick: (listener) => onClick(canvas, (event) => listener(objectAt(event)?.uuid ?? null)),
  };
}

function isIn(object: Object3D | null, root: Object3D): boolean {
  return object !== null && (object === root || isIn(object.parent, root));
}

function standing(root: Object3D, clips: readonly string[]): StandingObject {
  const { min, max } = boundsOf(root);
  return {
    id: root.uuid,
    name: root.name,
    height: max.y - min.y,
    ground: min.y,
    meshes: meshesOf(root).length,
    clips,
    provenance: provenanceOf(root),
  };
}
