import {
  AnimationMixer,
  DirectionalLight,
  InstancedMesh,
  Matrix4,
  PerspectiveCamera,
  Scene,
  Texture,
  WebGLRenderer,
} from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { clone } from 'three/addons/utils/SkeletonUtils.js';
import { WebGPURenderer } from 'three/webgpu';
import { canvasPixels } from '../../testing/src/engines/canvas-pixels.ts';
import { threeAssets } from '../../three/src/index.ts';
import { crowdMeasures } from './crowd.js';
import { measures } from './measures.js';

const canvas = document.querySelector('canvas');
const renderer = location.hash === '#webgpu' ? new WebGPURenderer({ canvas }) : new WebGLRenderer({ canvas });
await renderer.init?.();
const scene = new Scene();
scene.add(new DirectionalLight(0xffffff, 3));
const camera = new PerspectiveCamera(50, 1, 0.1, 100);
camera.position.set(0, 1, 4);
let assets = threeAssets({ renderer, scene, camera, assetCache: null });

const bare = {
  async load(bytes) {
    const { scene: root } = await new GLTFLoader().parseAsync(bytes.buffer, '');
    return { add: () => scene.add(root), dispose: () => disposeTree(root) };
  },
};

const ours = {
  async load(bytes) {
    const asset = await assets.loadAsset(bytes);
    return { add: () => scene.add(asset.root), dispose: () => asset.dispose() };
  },
  end() {
    assets.dispose();
    assets = threeAssets({ renderer, scene, camera, assetCache: null });
  },
};

function draw() {
  renderer.render(scene, camera);
  const gl = renderer.getContext();
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
}

/** Disposal by hand, as in a careful game. */
function disposeTree(root) {
  root.removeFromParent();
  root.traverse((node) => {
    if (!node.isMesh) return;
    node.geometry.dispose();
    for (const value of Object.values(node.material)) {
      if (!(value instanceof Texture)) continue;
      value.dispose();
      value.source.data?.close?.();
    }
    node.material.dispose();
  });
}

function pixels() {
  renderer.render(scene, camera);
  return canvasPixels(canvas);
}

async function byHand(url, places) {
  const gltf = await new GLTFLoader().loadAsync(url);
  gltf.scene.updateMatrixWorld(true);
  const made = [];
  const sources = [];
  gltf.scene.traverse((node) => {
    if (!node.isMesh) return;
    sources.push(node);
    const copies = new InstancedMesh(node.geometry, node.material, places.length);
    const place = new Matrix4();
    for (const [index, { position }] of places.entries())
      copies.setMatrixAt(index, place.makeTranslation(...position).multiply(node.matrixWorld));
    copies.computeBoundingSphere();
    scene.add(copies);
    made.push(copies);
  });
  return {
    move(positions) {
      const place = new Matrix4();
      for (const [at, copies] of made.entries()) {
        for (const [index, position] of positions.entries())
          copies.setMatrixAt(index, place.makeTranslation(...position).multiply(sources[at].matrixWorld));
        copies.instanceMatrix.needsUpdate = true;
      }
    },
    dispose() {
      for (const copies of made) copies.removeFromParent();
      for (const copies of made) copies.dispose();
      disposeTree(gltf.scene);
    },
  };
}

async function clonesByHand(url, places, plays) {
  const gltf = await new GLTFLoader().loadAsync(url);
  const copies = places.map(({ position }) =>
    clone(gltf.scene).translateX(position[0]).translateZ(position[2]),
  );
  scene.add(...copies);
  const mixers = plays ? copies.map((copy) => new AnimationMixer(copy)) : [];
  for (const mixer of mixers) mixer.clipAction(gltf.animations[0]).play();
  return {
    advance(seconds) {
      for (const mixer of mixers) mixer.update(seconds);
    },
    dispose() {
      for (const copy of copies) copy.removeFromParent();
      disposeTree(gltf.scene);
    },
  };
}

const crowd = {
  byHand,
  // The engine has no instances that play.
  walkersByHand: byHand,
  clonesByHand,
  assets: () => assets,
  add: (root) => scene.add(root),
  place: (root, position) => root.position.set(...position),
  render: () => renderer.render(scene, camera),
  pixels,
  ready: () => true,
  ahead: -1,
};

Object.assign(globalThis, {
  bench: { ...measures({ bare, ours, draw, ready: () => true }), ...crowdMeasures(crowd) },
});
