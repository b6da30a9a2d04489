import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { CreateGround } from '@babylonjs/core/Meshes/Builders/groundBuilder.js';
import { SceneSerializer } from '@babylonjs/core/Misc/sceneSerializer.js';
import type { Node } from '@babylonjs/core/node.js';
import { Scene } from '@babylonjs/core/scene.js';
import { SelectionServiceIdentity, ShowInspector } from '@babylonjs/inspector';
import type { SceneObject } from '@meshwright/host-suite';
import { browserText } from '@meshwright/purchase/browser';
import type { SelectionService } from '../pane/inspector-services.ts';
import { meshwrightFeed } from '../pane/meshwright-feed.ts';
import { meshwrightPane } from '../pane/meshwright-pane.ts';

/** Scene with the Inspector, and queries of a test on the engine's own data. */
export interface InspectorPage {
  objects(): SceneObject[];
  select(id: string): void;
  /** Returns what the engine would write into a scene file, and the storage of the page. */
  saved(): Promise<string>;
  /** Closes or reopens the Inspector. */
  toggle(): Promise<void>;
  /** Raises the resolution for a screenshot. */
  sharpen(): void;
}

const canvas = document.querySelector('canvas')!;
const engine = new Engine(canvas, true, { preserveDrawingBuffer: true });
// Pixels are expensive with software rendering.
engine.setHardwareScalingLevel(3);
const scene = new Scene(engine);
const camera = new ArcRotateCamera('camera', -Math.PI / 2.6, 1.25, 5, new Vector3(0, 0.9, 0), scene);
camera.attachControl(canvas, true);
new HemisphericLight('light', new Vector3(0.4, 1, -0.6), scene);
const ground = CreateGround('ground', { width: 8, height: 8 }, scene);
engine.runRenderLoop(() => scene.render());

// `?feed`: installs the pane through "Manage Extensions".
const options = { proxyUrl: '/api/meshwright' };
const isFeed = location.search === '?feed';
const pane = meshwrightPane(options);
let selection: SelectionService | undefined;
const listener = {
  friendlyName: 'test page',
  consumes: [SelectionServiceIdentity],
  factory: (service: SelectionService) => {
    selection = service;
  },
};
const show = () =>
  ShowInspector(scene, {
    layoutMode: 'inline',
    themeMode: 'dark',
    disableTeachingMoments: true,
    serviceDefinitions: isFeed ? [listener] : [pane, listener],
    extensionFeeds: isFeed ? [meshwrightFeed(options)] : [],
  });
let inspector: ReturnType<typeof show> | undefined = show();

const roots = () => scene.rootNodes.filter((node) => node !== ground && node.getChildMeshes().length > 0);

const page: InspectorPage = {
  sharpen: () => engine.setHardwareScalingLevel(1),
  objects: () => roots().map(objectOf),
  select(id) {
    const root = scene.getNodeByName(id);
    if (selection) selection.selectedEntity = root?.getChildMeshes(false).at(-1) ?? root;
  },
  async saved() {
    const state = await browserText(`meshwright-panel/${location.pathname}`).read();
    return JSON.stringify([
      SceneSerializer.Serialize(scene),
      state,
      { ...localStorage },
      { ...sessionStorage },
    ]);
  },
  async toggle() {
    if (inspector) await inspector.dispose();
    inspector = inspector ? undefined : show();
  },
};
Object.assign(globalThis, { page });

function objectOf(root: Node): SceneObject {
  for (const mesh of root.getChildMeshes())
    mesh.refreshBoundingInfo({ applySkeleton: true, applyMorph: true });
  const { min, max } = root.getHierarchyBoundingVectors();
  const parts = new Set<unknown>(root.getDescendants(false));
  const clips = scene.animationGroups.filter(({ targetedAnimations: [first] }) => parts.has(first?.target));
  return {
    id: root.name,
    name: root.name,
    height: max.y - min.y,
    ground: min.y,
    meshes: root.getChildMeshes().filter((mesh) => mesh.getTotalVertices() > 0).length,
    clips: clips.map(({ name }) => name),
    provenance: root.metadata?.meshwright,
    selected: selection?.selectedEntity === root,
  };
}
