import { type Stage, studioLights } from '@meshwright/testing/engines/stage';
import {
  type Bone,
  DataTexture,
  DirectionalLight,
  EquirectangularReflectionMapping,
  Group,
  type Object3D,
  PerspectiveCamera,
  Raycaster,
  REVISION,
  Scene,
  Vector2,
  Vector3,
} from 'three';
import { AssetLoader } from '../asset-loader.ts';
import { placeholder } from '../placeholder.ts';
import { type ThreeAssets, threeAssets } from '../three-assets.ts';
import type { ThreeClips, ThreeHost } from '../three-host.ts';

/**
 * Returns a stage that draws each frame.
 * @param readPixels returns the pixels of the canvas, which was drawn in the same task
 */
export function threeStage(
  renderer: ThreeHost['renderer'] & Frames,
  readPixels: () => Uint8Array,
): Stage<Object3D, ThreeClips> {
  const scene = new Scene();
  const light = new DirectionalLight(0xffffff, 3);
  light.position.set(1, 2, 3);
  scene.add(light);
  const camera = new PerspectiveCamera(50, 1, 0.1, 100);
  camera.position.set(0, 1, 6);
  const all = new Set<ThreeAssets>();
  let frozen = false;
  let last = performance.now();

  void renderer.setAnimationLoop(() => {
    const now = performance.now();
    for (const assets of all) assets.update(frozen ? 0 : (now - last) / 1000);
    last = now;
    renderer.render(scene, camera);
  });

  const sky = new DataTexture(new Uint8Array(64 * 32 * 4).fill(255), 64, 32);
  sky.mapping = EquirectangularReflectionMapping;
  sky.needsUpdate = true;

  return {
    version: REVISION,
    assets(options) {
      const assets = threeAssets({ renderer, scene, camera, ...options });
      all.add(assets);
      return assets;
    },
    anchor() {
      const anchor = new Group();
      anchor.position.set(0.5, -0.5, 0);
      anchor.rotation.y = 0.5;
      scene.add(anchor);
      return anchor;
    },
    add: ({ root }) => void scene.add(root),
    destroy: (root) => void root.clear().removeFromParent(),
    away(node, metres) {
      scene.add(node);
      node.position.copy(camera.position).setZ(camera.position.z - metres);
    },
    place: (node, position) => void node.position.set(...position),
    placeholder(size, picture) {
      const part = placeholder(size, picture);
      scene.add(part.root);
      return part;
    },
    pixels() {
      for (const assets of all) assets.update(0);
      renderer.render(scene, camera);
      return readPixels();
    },
    async picture(root, side) {
      const studio = new Scene();
      for (const { towards, intensity } of studioLights) {
        const each = new DirectionalLight(0xffffff, intensity * Math.PI);
        each.position.set(-towards[0], -towards[1], -towards[2]);
        studio.add(each);
      }
      studio.add(root);
      // WebGPURenderer moves a skeleton once a frame, and loading may have drawn it in this one.
      await new Promise(requestAnimationFrame);
      const eye = new PerspectiveCamera(30, 1, 0.1, 100);
      eye.position.set(0, 1, 5);
      const { width, height } = renderer.domElement;
      renderer.setSize(side, side, false);
      for (const assets of all) assets.update(0);
      renderer.render(studio, eye);
      const pixels = readPixels();
      renderer.setSize(width, height, false);
      root.removeFromParent();
      return pixels;
    },
    pick() {
      const ray = new Raycaster();
      camera.updateMatrixWorld();
      ray.setFromCamera(new Vector2(0, 0), camera);
      const [hit] = ray.intersectObject(scene, true);
      return hit && { node: hit.object, instance: hit.instanceId ?? -1 };
    },
    reflect(on) {
      scene.environment = on ? sky : null;
    },
    shadowLight(on) {
      renderer.shadowMap.enabled = on;
      light.castShadow = on;
    },
    // WebGPURenderer draws shadows once a frame, and loading may have drawn in this one.
    ready: () => new Promise((resolve) => requestAnimationFrame(() => resolve())),
    shadows(root) {
      const found: { cast: boolean; receive: boolean }[] = [];
      root.traverse((node) => {
        if ('isMesh' in node) found.push({ cast: node.castShadow, receive: node.receiveShadow });
      });
      return found;
    },
    freeze(value) {
      frozen = value;
    },
    pose(root) {
      const found: Record<string, number[]> = {};
      root.traverse((node) => {
        const { isBone, name, position, quaternion, scale } = node as Bone;
        if (isBone) found[name] = [...position, ...quaternion, ...scale];
      });
      return found;
    },
    places(root) {
      const found: Record<string, number[]> = {};
      root.updateWorldMatrix(true, true);
      root.traverse((node) => {
        found[node.userData.name ?? node.name] = root
          .worldToLocal(node.getWorldPosition(new Vector3()))
          .toArray();
      });
      return found;
    },
    transform: ({ position, quaternion, scale }) => [...position, ...quaternion, ...scale],
    read: ({ gltf }) => ({ cameras: gltf.cameras.length, scenes: gltf.scenes.length }),
    async loadItsWay(task, options) {
      const assets = this.assets(options);
      const loader = new AssetLoader().setAssets(assets);
      const loaded = await loader.loadAsync(task);
      let meshes = 0;
      loaded.scene.traverse((node) => {
        meshes += Number('isMesh' in node);
      });
      loaded.asset.dispose();
      // Frees the programs that are kept for later loads.
      assets.dispose();
      return { clips: loaded.animations.length, meshes };
    },
  };
}

/** What both renderers have for a page that draws. */
interface Frames {
  readonly domElement: HTMLCanvasElement;
  readonly shadowMap: { enabled: boolean };
  setAnimationLoop(callback: () => void): unknown;
  setSize(width: number, height: number, updateStyle: boolean): void;
  render(scene: Scene, camera: PerspectiveCamera): unknown;
}
