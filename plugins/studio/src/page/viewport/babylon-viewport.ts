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
import { awake, type Colours, onClick, type StandingObject, type Viewport } from './viewport.ts';

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
    wake();
  };
  let playing = 0;
  const host = babylonHost(scene, babylonAssets(scene), memory, {
    selected: () => (selected?.isDisposed() ? null : selected),
    select: mark,
  });
  const { wake, isAwake } = awake(canvas, () => playing > 0);
  engine.runRenderLoop(() => {
    if (!isAwake()) return;
    if (canvas.width !== canvas.clientWidth || canvas.height !== canvas.clientHeight) engine.resize();
    scene.render();
  });

  const roots = () =>
    scene.rootNodes.filter((node): node is TransformNode => provenanceOf(node) !== undefined);
  const find = (id: string) => nodeById(scene, id);

  wake();
  return {
    name: `Babylon.js ${Engine.Version}`,
    canvas,
    host: {
      ...host,
      async playClip(id, clip) {
        await host.playClip?.(id, clip);
        playing = clip === null ? 0 : 1;
        wake();
      },
    },
    objects: () => roots().map((root) => standing(scene, root)),
    selection: (id) => selectionOf(find(id)),
    select: (id) => mark(id === null ? null : (find(id) ?? null)),
    move(id, x) {
      // The engine is left-handed: right in a file is left here.
      const node = find(id);
      if (node) node.position.x = -x;
      if (selected) mark(selected);
      wake();
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
      wake();
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
