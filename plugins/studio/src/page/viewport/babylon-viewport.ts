import '@babylonjs/core/Culling/ray.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { babylonAssets } from '@meshwright/babylon';
import {
  babylonHost,
  meshesOf,
  nodeById,
  nodeId,
  provenanceOf,
  selectedNode,
  selectionOf,
  vertexBounds,
} from '@meshwright/babylon-inspector/host';
import type { HostPort } from '@meshwright/panel';
import { babylonStage } from './babylon-stage.ts';
import { redraw } from './redraw.ts';
import { type Colours, onClick, type StandingObject, type Viewport } from './viewport.ts';

export function babylonViewport(
  canvas: HTMLCanvasElement,
  memory: Pick<HostPort, 'load' | 'save'>,
): Viewport {
  const stage = babylonStage(canvas);
  const { engine, scene, camera } = stage;
  let selected: TransformNode | null = null;

  const mark = (node: TransformNode | null) => {
    selected = node;
    stage.markBox(node && vertexBounds(node));
    frames.ask();
  };
  let playing = 0;
  const host = babylonHost(scene, babylonAssets(scene), memory, {
    selected: () => (selected?.isDisposed() ? null : selected),
    select: mark,
  });
  const frames = redraw(canvas);
  camera.onViewMatrixChangedObservable.add(frames.ask);
  engine.runRenderLoop(() => {
    // A canvas that is not shown keeps what it was asked for.
    if (canvas.clientWidth === 0 || !(playing > 0 || camera.useAutoRotationBehavior || frames.isDue()))
      return;
    if (canvas.width !== canvas.clientWidth || canvas.height !== canvas.clientHeight) engine.resize();
    frames.frame(() => {
      scene.render();
      return scene.isReady();
    });
  });

  const roots = () =>
    scene.rootNodes.filter((node): node is TransformNode => provenanceOf(node) !== undefined);
  const find = (id: string) => nodeById(scene, id);

  return {
    name: `Babylon.js ${Engine.Version}`,
    canvas,
    host: {
      ...host,
      async playClip(id, clip) {
        await host.playClip?.(id, clip);
        playing = clip === null ? 0 : 1;
        frames.ask();
      },
    },
    objects: () => roots().map((root) => standing(scene, root)),
    selection: (id) => selectionOf(find(id)),
    select: (id) => mark(id === null ? null : (find(id) ?? null)),
    move(id, x) {
      const node = find(id);
      if (node) node.position.x = -x;
      mark(selected);
    },
    seenAt(id) {
      const { min, max } = vertexBounds(find(id)!)!;
      const size = camera.viewport.toGlobal(canvas.clientWidth, canvas.clientHeight);
      const at = Vector3.Project(
        Vector3.Center(min, max),
        Matrix.Identity(),
        scene.getTransformMatrix(),
        size,
      );
      const { left, top } = canvas.getBoundingClientRect();
      return { x: left + at.x, y: top + at.y };
    },
    frameAll() {
      stage.frame(roots().flatMap((root) => vertexBounds(root) ?? []));
    },
    turn(on) {
      camera.useAutoRotationBehavior = on;
      if (camera.autoRotationBehavior) camera.autoRotationBehavior.idleRotationWaitTime = 0;
    },
    // The engine is left-handed: right in a file is left here.
    eye: () => ({
      from: [-camera.position.x, camera.position.y, camera.position.z],
      at: [-camera.target.x, camera.target.y, camera.target.z],
    }),
    look({ from: [x, y, z], at }) {
      camera.setTarget(new Vector3(-at[0], at[1], at[2]), false, true, true);
      camera.setPosition(new Vector3(-x, y, z));
      frames.ask();
    },
    get frames() {
      return frames.frames;
    },
    paint(now: Colours) {
      stage.paint(now);
      mark(selected);
    },
    onPick: (listener) =>
      onClick(canvas, ({ offsetX, offsetY }) => {
        const { pickedMesh } = scene.pick(offsetX, offsetY);
        const node = pickedMesh && selectedNode(pickedMesh);
        listener(node && provenanceOf(node) ? nodeId(node) : null);
      }),
  };
}

function standing(scene: Scene, root: TransformNode): StandingObject {
  const { min, max } = vertexBounds(root) ?? { min: Vector3.Zero(), max: Vector3.Zero() };
  const parts = new Set<unknown>(root.getDescendants(false));
  const groups = scene.animationGroups.filter(({ targetedAnimations: [first] }) => parts.has(first?.target));
  return {
    id: nodeId(root),
    name: root.name,
    height: max.y - min.y,
    ground: min.y,
    meshes: meshesOf(root).length,
    clips: groups.map(({ name }) => name),
    provenance: provenanceOf(root),
  };
}
