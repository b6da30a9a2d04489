import type { HostPort } from '@meshwright/panel';
import { type ThreeAsset, threeAssets } from '@meshwright/three';
import { Box3, type Camera, type Object3D, Raycaster, REVISION, Timer, Vector2, Vector3 } from 'three';
import type { ViewMode } from '../view/view-mode.ts';
import { say } from '../words/say.ts';
import type { ClipState } from './clip-player.ts';
import { isSkinned, modePainter } from './mode-painter.ts';
import { boundsOf, meshesOf } from './model-bounds.ts';
import { type ModelTexture, modelTextures } from './model-textures.ts';
import { redraw } from './redraw.ts';
import { provenanceOf, threeHost } from './three-host.ts';
import { threeStage } from './three-stage.ts';
import { aspectOf, dayColours, onClick, type StandingObject, type Viewport } from './viewport.ts';

/** The viewport of three.js, which has view modes, a timeline and a comparison. */
export interface ThreeViewport extends Viewport {
  /** How models are drawn. */
  mode: ViewMode;
  /** What the mode cannot show of the models, as a sentence; empty when it shows all. */
  modeNote(): string;
  /** Returns the pictures of an asset, each once. */
  textures(id: string): readonly ModelTexture[];
  /** Returns the clip of an asset; undefined without clips. */
  clip(id: string): ClipState | undefined;
  pause(id: string): void;
  /** Shows a time of the current clip and pauses there. */
  scrub(id: string, seconds: number): void;
  /** Calls the listener after each frame. */
  onFrame(listener: () => void): void;
  /** Shows two models side by side by one camera, instead of the scene; undefined shows the scene again. */
  compare(pair: readonly [Glb, Glb] | undefined): Promise<void>;
}

type Glb = Uint8Array<ArrayBuffer>;

export function threeViewport(
  canvas: HTMLCanvasElement,
  memory: Pick<HostPort, 'load' | 'save'>,
): ThreeViewport {
  const stage = threeStage(canvas);
  const { renderer, scene, camera, controls, box } = stage;
  const assets = threeAssets({ renderer, scene, camera });
  const painter = modePainter(renderer, scene);
  const frames = redraw(canvas);
  const frameListeners: (() => void)[] = [];

  let selected: Object3D | null = null;
  const mark = (object: Object3D | null) => {
    selected = object;
    changed();
  };
  const host = threeHost(scene, assets, memory, {
    selected: () => (selected && host.roots.has(selected.uuid) ? selected : null),
    select: mark,
    frame: (object) => stage.frame(boundsOf(object)),
    changed,
  });
  const placed = placedBounds();
  /** Two models that are compared, in place of the scene. */
  let pair: readonly [ThreeAsset, ThreeAsset] | undefined;
  const share = () => (pair ? 0.5 : 1);
  const roots = () => [...host.roots.values()].map(({ root }) => root);

  /** Bounds of what is shown, or of the middle of the grid. */
  function bounds(): Box3 {
    const all = new Box3();
    for (const root of pair?.map((asset) => asset.root) ?? roots()) all.union(placed(root));
    return all.isEmpty() ? emptyPlace() : all;
  }

  function changed(): void {
    if (selected && !host.roots.has(selected.uuid)) selected = null;
    box.visible = selected !== null && !pair;
    if (selected) box.box.copy(placed(selected));
    stage.stand(bounds());
    frames.ask();
  }

  function draw(): void {
    stage.fit();
    for (const root of roots()) root.visible = !pair;
    if (!pair) {
      painter.draw(camera, roots(), stage.scenery);
      return;
    }
    const { clientWidth: width, clientHeight: height } = canvas;
    camera.aspect = width / 2 / height;
    camera.updateProjectionMatrix();
    renderer.setScissorTest(true);
    for (const [side, { root }] of pair.entries()) {
      for (const [other, asset] of pair.entries()) asset.root.visible = other === side;
      renderer.setViewport((side * width) / 2, 0, width / 2, height);
      renderer.setScissor((side * width) / 2, 0, width / 2, height);
      renderer.shadowMap.needsUpdate = true;
      painter.draw(camera, [root], stage.scenery);
    }
    renderer.setScissorTest(false);
    renderer.setViewport(0, 0, width, height);
  }

  controls.addEventListener('change', frames.ask);
  controls.autoRotateSpeed = 4;
  const timer = new Timer();
  renderer.setAnimationLoop(() => {
    timer.update();
    if (controls.autoRotate) controls.update(timer.getDelta());
    // A canvas that is not shown keeps what it was asked for.
    if (canvas.clientWidth === 0 || !(host.clips.isPlaying || frames.isDue())) return;
    assets.update(timer.getDelta());
    if (host.clips.isPlaying) renderer.shadowMap.needsUpdate = true;
    frames.frame(() => {
      draw();
      return true;
    });
    for (const listener of frameListeners) listener();
  });

  changed();
  stage.frame(bounds());
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
      changed();
    },
    seenAt: (id) => seenAt(host.find(id)!, camera, canvas),
    frameAll: () => stage.frame(bounds(), share()),
    turn(on) {
      controls.autoRotate = on;
    },
    eye: () => ({ from: camera.position.toArray(), at: controls.target.toArray() }),
    look({ from, at }) {
      controls.target.set(...at);
      camera.position.set(...from);
      controls.update();
      frames.ask();
    },
    get frames() {
      return frames.frames;
    },
    paint(colours = dayColours) {
      stage.paint(colours);
      frames.ask();
    },
    onPick: (listener) =>
      onClick(canvas, (event) => {
        if (!pair) listener(rootAt(event, canvas, camera, roots())?.uuid ?? null);
      }),
    get mode() {
      return painter.mode;
    },
    set mode(mode) {
      painter.mode = mode;
      frames.ask();
    },
    modeNote: () => modeNote(painter.mode, roots()),
    textures: (id) => modelTextures(host.find(id)!),
    clip: (id) => host.clips.state(host.roots.get(id)!),
    pause(id) {
      host.clips.pause(host.roots.get(id)!);
      frames.ask();
    },
    scrub(id, seconds) {
      host.clips.scrub(host.roots.get(id)!, seconds);
      renderer.shadowMap.needsUpdate = true;
      frames.ask();
    },
    onFrame: (listener) => void frameListeners.push(listener),
    async compare(files) {
      const left = files && (await assets.loadAsset(files[0]));
      const right =
        files &&
        (await assets.loadAsset(files[1]).catch((error: unknown) => {
          left!.dispose();
          throw error;
        }));
      const next = left && right && ([left, right] as const);
      for (const asset of pair ?? []) asset.dispose();
      for (const asset of next ?? []) {
        asset.setShadows(true);
        scene.add(asset.root);
      }
      pair = next;
      camera.aspect = share() * aspectOf(canvas);
      camera.updateProjectionMatrix();
      changed();
      stage.frame(bounds(), share());
    },
  };
}

/** What is seen of an empty scene. */
function emptyPlace(): Box3 {
  return new Box3(new Vector3(-1.2, 0, -1.2), new Vector3(1.2, 1, 1.2));
}

/** Returns a function that measures a model where it stands: once for each place, because it reads every vertex. */
function placedBounds(): (root: Object3D) => Box3 {
  const known = new WeakMap<Object3D, { readonly x: number; readonly box: Box3 }>();
  return (root) => {
    const before = known.get(root);
    if (before?.x === root.position.x) return before.box;
    const box = boundsOf(root);
    known.set(root, { x: root.position.x, box });
    return box;
  };
}

function modeNote(mode: ViewMode, roots: readonly Object3D[]): string {
  if (roots.length === 0) return '';
  if (mode === 'skeleton') {
    const bare = roots.filter((root) => !isSkinned(root)).length;
    return bare === 0
      ? ''
      : say(
          {
            one: 'Without a skeleton: {bare} of {count} model.',
            other: 'Without a skeleton: {bare} of {count} models.',
          },
          { bare, count: roots.length },
        );
  }
  if (mode === 'uv') {
    const meshes = roots.flatMap(meshesOf);
    const bare = meshes.filter(({ geometry }) => !geometry.attributes.uv).length;
    return bare === 0
      ? ''
      : say(
          {
            one: 'Without texture coordinates, in red: {bare} of {count} mesh.',
            other: 'Without texture coordinates, in red: {bare} of {count} meshes.',
          },
          { bare, count: meshes.length },
        );
  }
  return '';
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
