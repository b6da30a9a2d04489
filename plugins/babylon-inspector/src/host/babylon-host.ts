import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { TargetCamera } from '@babylonjs/core/Cameras/targetCamera.js';
import { AbstractEngine } from '@babylonjs/core/Engines/abstractEngine.js';
import { Constants } from '@babylonjs/core/Engines/constants.js';
import { RawCubeTexture } from '@babylonjs/core/Materials/Textures/rawCubeTexture.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { SphericalPolynomial } from '@babylonjs/core/Maths/sphericalPolynomial.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Node } from '@babylonjs/core/node.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { BabylonAsset, BabylonAssets } from '@meshwright/babylon';
import type { HostPort, ImportedAsset } from '@meshwright/panel';
import { downloadFile, type PanelMemory } from '@meshwright/panel/dom';
import {
  type BabylonSelection,
  nodeById,
  nodeId,
  ownSelection,
  rememberProvenance,
} from './babylon-selection.ts';
import { exportNode } from './export-node.ts';
import { meshesOf } from './meshes-of.ts';
import { vertexBounds } from './vertex-bounds.ts';

/**
 * Makes a Babylon.js scene a host of the panel. Imported assets belong to the scene and outlive the panel; so must
 * `assets`.
 */
export function babylonHost(
  scene: Scene,
  assets: BabylonAssets,
  memory: PanelMemory,
  selection: BabylonSelection = ownSelection(),
): HostPort {
  const imported = new WeakMap<TransformNode, Imported>();

  return {
    facts: {
      name: 'Babylon.js',
      version: AbstractEngine.Version,
      undo: false,
      keepsScene: false,
      exportsSelection: true,
      playsClips: true,
      savesFiles: true,
      // That of the browser: neither the page nor the engine has one of its own.
      language: globalThis.navigator?.language,
    },
    async importAsset(asset) {
      const made = await assets.loadAsset(asset.glb);
      const { root } = made;
      imported.set(root, { asset: made, parts: new Set(root.getChildren()) });
      // Disposes the asset's resources however the root is removed.
      root.onDisposeObservable.addOnce(() => made.dispose());
      rememberProvenance(root, asset.provenance);
      const answer = measured(made);
      const old = asset.replace === undefined ? undefined : nodeById(scene, asset.replace);
      root.name = old?.name ?? freeName(scene, root, asset.name);
      root.id = root.name;
      if (old) takePlace(root, old, imported.get(old));
      root.setEnabled(true);
      lightMetals(scene);
      selection.select(root);
      return { ...answer, name: root.name };
    },
    async exportSelection() {
      const node = selection.selected();
      if (!node) throw new Error('Nothing is selected. Select a model in the scene.');
      return exportNode(node);
    },
    async show(id) {
      const node = nodeById(scene, id);
      if (!node) return false;
      selection.select(node);
      frameNode(node);
      return true;
    },
    async remove(id) {
      const node = nodeById(scene, id);
      if (node) discard(node, imported.get(node));
      return node !== undefined;
    },
    async playClip(id, clip) {
      const node = nodeById(scene, id);
      const asset = node && imported.get(node)?.asset;
      if (clip === null) asset?.stop();
      else asset?.play(clip, { fade: 0.2 });
    },
    saveFile: async (name, bytes) => downloadFile(name, bytes),
    project: memory.project,
    restoresScene: true,
    load: () => memory.load(),
    save: (state) => memory.save(state),
  };
}

interface Imported {
  readonly asset: BabylonAsset;
  /** Nodes below the root that came from the file. */
  readonly parts: ReadonlySet<Node>;
}

/** Measures the asset at rest in its own frame, which matches the file after a correct import. */
function measured({ root, clips }: BabylonAsset): Omit<ImportedAsset, 'name'> {
  const bounds = vertexBounds(root);
  return {
    id: nodeId(root),
    height: bounds ? bounds.max.y - bounds.min.y : 0,
    meshes: meshesOf(root).length,
    clips,
  };
}

/** Moves nodes that were attached to the old asset to the new one. */
function takePlace(root: TransformNode, old: TransformNode, was: Imported | undefined): void {
  root.parent = old.parent;
  root.position.copyFrom(old.position);
  root.rotation.copyFrom(old.rotation);
  root.rotationQuaternion = old.rotationQuaternion?.clone() ?? null;
  root.scaling.copyFrom(old.scaling);
  const added = was ? old.getChildren().filter((child) => !was.parts.has(child)) : [];
  for (const child of added) child.parent = root;
  discard(old, was);
}

function discard(node: TransformNode, was: Imported | undefined): void {
  if (was) was.asset.dispose();
  else node.dispose();
}

/** Returns a name that no other node has; the nodes of the asset itself keep theirs. */
function freeName(scene: Scene, root: TransformNode, name: string): string {
  const others = scene.getNodes().filter((node) => node !== root && !node.isDescendantOf(root));
  const taken = new Set(others.map((node) => node.name));
  let free = name;
  for (let count = 2; taken.has(free); count++) free = `${name}-${count}`;
  return free;
}

/** Moves the active camera along its view direction until the node fills the view. */
function frameNode(node: TransformNode): void {
  const bounds = vertexBounds(node);
  const camera = node.getScene().activeCamera;
  if (!bounds || !(camera instanceof TargetCamera)) return;
  const centre = Vector3.Center(bounds.min, bounds.max);
  const radius = Vector3.Distance(bounds.min, bounds.max) / 2;
  const distance = (1.2 * radius) / Math.sin(camera.fov / 2);
  if (camera instanceof ArcRotateCamera) {
    camera.setTarget(centre, false, true, true);
    camera.radius = distance;
  } else {
    camera.position = centre.subtract(camera.getForwardRay().direction.scale(distance));
    camera.setTarget(centre);
  }
}

const grey = 150;

/** Gives a scene without an environment an even grey one: metals reflect only their environment and are black without one. */
function lightMetals(scene: Scene): void {
  // Without a canvas nothing is drawn.
  if (scene.environmentTexture || !scene.getEngine().getRenderingCanvas()) return;
  const face = new Uint8Array([grey, grey, grey, 255]);
  const texture = new RawCubeTexture(
    scene,
    Array.from({ length: 6 }, () => face),
    1,
    Constants.TEXTUREFORMAT_RGBA,
    Constants.TEXTURETYPE_UNSIGNED_BYTE,
    false,
  );
  texture.gammaSpace = false;
  const even = new SphericalPolynomial();
  // The squares of a direction add up to 1.
  for (const term of [even.xx, even.yy, even.zz]) term.set(grey / 255, grey / 255, grey / 255);
  texture.sphericalPolynomial = even;
  scene.environmentTexture = texture;
}
