import '@babylonjs/core/Culling/ray.js';
import '@babylonjs/core/Lights/Shadows/shadowGeneratorSceneComponent.js';
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import type { AbstractEngine } from '@babylonjs/core/Engines/abstractEngine.js';
import { DirectionalLight } from '@babylonjs/core/Lights/directionalLight.js';
import { ShadowGenerator } from '@babylonjs/core/Lights/Shadows/shadowGenerator.js';
import { LoadAssetContainerAsync, RegisterSceneLoaderPlugin } from '@babylonjs/core/Loading/sceneLoader.js';
import { RawCubeTexture } from '@babylonjs/core/Materials/Textures/rawCubeTexture.js';
import { Color4 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { Scene } from '@babylonjs/core/scene.js';
import { type Stage, studioLights } from '@meshwright/testing/engines/stage';
import { type BabylonAsset, type BabylonAssets, babylonAssets } from '../babylon-assets.ts';
import { placeholder } from '../placeholder.ts';
import { taskPlugin } from '../task-plugin.ts';

/**
 * Returns a stage that draws each frame.
 * @param readPixels returns the pixels of the canvas, which was drawn in the same task
 */
export function babylonStage(
  engine: AbstractEngine,
  readPixels: () => Uint8Array,
): Stage<TransformNode, BabylonAsset['native']> {
  const scene = new Scene(engine);
  scene.clearColor = new Color4(0, 0, 0, 1);
  const camera = new FreeCamera('camera', new Vector3(0, 1, 6), scene);
  camera.setTarget(new Vector3(0, 1, 0));
  const light = new DirectionalLight('light', new Vector3(-1, -2, -3), scene);
  light.intensity = 3;
  engine.runRenderLoop(() => scene.render());
  let isLost = false;
  engine.onContextLostObservable.add(() => {
    isLost = true;
  });
  engine.onContextRestoredObservable.add(() => {
    isLost = false;
  });

  const sky = new RawCubeTexture(scene, Array(6).fill(new Uint8Array(4).fill(255)), 1);

  return {
    version: (engine.constructor as typeof AbstractEngine).Version,
    assets: (options) => babylonAssets(scene, options) as BabylonAssets,
    anchor() {
      const anchor = new TransformNode('anchor', scene);
      anchor.position.set(0.5, -0.5, 0);
      anchor.rotation.y = 0.5;
      return anchor;
    },
    add: ({ root }) => root.setEnabled(true),
    destroy: (root) => root.dispose(),
    away(node, metres) {
      node.position.copyFrom(camera.position);
      node.position.z -= metres;
      node.computeWorldMatrix(true);
    },
    place: (node, position) => void node.position.set(...position),
    placeholder: (size, picture) => placeholder(scene, size, picture),
    pixels() {
      engine.beginFrame();
      scene.render();
      // WebGPU draws at the end of the frame.
      engine.endFrame();
      return readPixels();
    },
    async picture(root, side) {
      // Babylon's world is left-handed, so the content of a file is mirrored.
      const lights = studioLights.map(({ towards: [x, y, z], intensity }) => {
        const each = new DirectionalLight('studio', new Vector3(-x, y, z), scene);
        each.intensity = intensity * Math.PI;
        return each;
      });
      const others = scene.rootNodes.filter(
        (node) => node !== root && node.isEnabled() && !lights.includes(node as never),
      );
      const eye = new FreeCamera('eye', new Vector3(0, 1, 5), scene);
      eye.setTarget(new Vector3(0, 1, 0));
      eye.fov = Math.PI / 6;
      scene.activeCamera = eye;
      for (const other of others) other.setEnabled(false);
      root.setEnabled(true);
      const [width, height] = [engine.getRenderWidth(), engine.getRenderHeight()];
      engine.setSize(side, side);
      // Other lights need another shader, which WebGPU compiles later.
      await scene.whenReadyAsync();
      const pixels = this.pixels();
      engine.setSize(width, height);
      root.setEnabled(false);
      for (const other of others) other.setEnabled(true);
      for (const each of [...lights, eye]) each.dispose();
      scene.activeCamera = camera;
      return pixels;
    },
    pick() {
      const hit = scene.pickWithRay(camera.getForwardRay(100));
      return hit?.pickedMesh ? { node: hit.pickedMesh, instance: hit.thinInstanceIndex } : undefined;
    },
    reflect(on) {
      scene.environmentTexture = on ? sky : null;
    },
    shadowLight(on) {
      if (on) new ShadowGenerator(1024, light);
      else light.getShadowGenerator()?.dispose();
    },
    async ready() {
      if (isLost) await new Promise((resolve) => engine.onContextRestoredObservable.addOnce(resolve));
      await scene.whenReadyAsync();
    },
    shadows(root) {
      const casters = light.getShadowGenerator()?.getShadowMap()?.renderList ?? [];
      return root
        .getChildMeshes()
        .filter((mesh) => mesh.getTotalVertices() > 0)
        .map((mesh) => ({ cast: casters.includes(mesh), receive: mesh.receiveShadows }));
    },
    freeze(frozen) {
      scene.animationTimeScale = frozen ? 0 : 1;
    },
    pose(root) {
      const found: Record<string, number[]> = {};
      for (const node of root.getDescendants(false)) {
        if (node instanceof TransformNode && /^[A-Z]|^neck|^head/.test(node.name))
          found[node.name] = numbers(node);
      }
      return found;
    },
    places(root) {
      const found: Record<string, number[]> = {};
      const back = root.computeWorldMatrix(true).clone().invert();
      for (const node of root.getChildTransformNodes()) {
        node.computeWorldMatrix(true);
        found[node.name] = Vector3.TransformCoordinates(node.getAbsolutePosition(), back).asArray();
      }
      return found;
    },
    transform: numbers,
    read: ({ container }) => ({ cameras: container.cameras.length, scenes: 1 }),
    async loadItsWay(task, options) {
      RegisterSceneLoaderPlugin(taskPlugin(options));
      const container = await LoadAssetContainerAsync(task, scene, { pluginExtension: '.task' });
      const found = { clips: container.animationGroups.length, meshes: container.geometries.length };
      container.dispose();
      return found;
    },
  };
}

function numbers({ position, rotation, rotationQuaternion, scaling }: TransformNode): number[] {
  const turn = rotationQuaternion ?? rotation;
  return [...position.asArray(), ...turn.asArray(), ...scaling.asArray()];
}
