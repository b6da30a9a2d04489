import type { HostPort } from '@meshwright/panel';
import { threeAssets } from '@meshwright/three';
import {
  Box3,
  type Camera,
  type Object3D,
  Raycaster,
  REVISION,
  Sphere,
  Timer,
  Vector2,
  Vector3,
} from 'three';
import { boundsOf, meshesOf, provenanceOf, threeHost } from './three-host.ts';
import { threeStage } from './three-stage.ts';
import { awake, dayColours, distanceFor, onClick, type StandingObject, type Viewport } from './viewport.ts';

export function threeViewport(canvas: HTMLCanvasElement, memory: Pick<HostPort, 'load' | 'save'>): Viewport {
  const stage = threeStage(canvas);
  const { renderer, scene, camera, controls, box } = stage;
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
    stage.fit();
    assets.update(timer.getDelta());
    controls.update();
    renderer.render(scene, camera);
  });

  const objectAt = (event: PointerEvent) =>
    rootAt(
      event,
      canvas,
      camera,
      [...host.roots.values()].map(({ root }) => root),
    );

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
    seenAt: (id) => seenAt(host.find(id)!, camera, canvas),
    frameAll() {
      const all = new Box3(new Vector3(-0.5, 0, -0.5), new Vector3(0.5, 1, 0.5));
      for (const { root } of host.roots.values()) all.union(boundsOf(root));
      frame(all);
    },
    paint(colours = dayColours) {
      stage.paint(colours);
      wake();
    },
    onPick: (listener) => onClick(canvas, (event) => listener(objectAt(event)?.uuid ?? null)),
  };
}

/** Returns where the page shows the centre of an object, in CSS pixels. */
function seenAt(object: Object3D, camera: Camera, canvas: HTMLCanvasElement): { x: number; y: number } {
  const { x, y } = boundsOf(object).getCenter(new Vector3()).project(camera);
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return { x: left + ((x + 1) / 2) * width, y: top + ((1 - y) / 2) * height };
}

/** Returns the root of the object at a position on the canvas. */
function rootAt(
  { offsetX, offsetY }: PointerEvent,
  canvas: HTMLCanvasElement,
  camera: Camera,
  roots: readonly Object3D[],
): Object3D | null {
  const at = new Vector2(offsetX / canvas.clientWidth, 1 - offsetY / canvas.clientHeight);
  const ray = new Raycaster();
  ray.setFromCamera(at.multiplyScalar(2).subScalar(1), camera);
  const [hit] = ray.intersectObjects([...roots], true);
  return roots.find((root) => hit && isIn(hit.object, root)) ?? null;
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
