import '@babylonjs/core/Culling/ray.js';
import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { DirectionalLight } from '@babylonjs/core/Lights/directionalLight.js';
import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight.js';
import { Color3, Color4 } from '@babylonjs/core/Maths/math.color.js';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { CreateLineSystem } from '@babylonjs/core/Meshes/Builders/linesBuilder.js';
import type { LinesMesh } from '@babylonjs/core/Meshes/linesMesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { Scene } from '@babylonjs/core/scene.js';
import { babylonAssets } from '@meshwright/babylon';
import {
  type Bounds,
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
import {
  awake,
  type Colours,
  dayColours,
  distanceFor,
  onClick,
  type StandingObject,
  type Viewport,
} from './viewport.ts';

export function babylonViewport(
  canvas: HTMLCanvasElement,
  memory: Pick<HostPort, 'load' | 'save'>,
): Viewport {
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
  let selected: TransformNode | null = null;

  const mark = (node: TransformNode | null) => {
    selected = node;
    box?.dispose();
    const bounds = node && vertexBounds(node);
    box = bounds ? drawLines(scene, boxLines(bounds), colours.mark) : undefined;
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
      const all = { min: new Vector3(-0.5, 0, -0.5), max: new Vector3(0.5, 1, 0.5) };
      for (const { min, max } of roots().flatMap((root) => vertexBounds(root) ?? [])) {
        all.min.minimizeInPlace(min);
        all.max.maximizeInPlace(max);
      }
      const radius = Vector3.Distance(all.min, all.max) / 2;
      camera.setTarget(Vector3.Center(all.min, all.max), false, true, true);
      camera.radius = distanceFor(radius, camera.fov, canvas);
      wake();
    },
    paint(now: Colours) {
      colours = now;
      scene.clearColor = Color4.FromColor3(colour(now.sky), 1);
      grid.dispose();
      grid = drawLines(scene, gridLines, now.grid);
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

function drawLines(scene: Scene, lines: Vector3[][], hue: number): LinesMesh {
  const drawn = CreateLineSystem('lines', { lines }, scene);
  drawn.color = colour(hue);
  drawn.isPickable = false;
  return drawn;
}

function colour(hue: number): Color3 {
  return Color3.FromInts((hue >> 16) & 255, (hue >> 8) & 255, hue & 255);
}

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
