import { BakedVertexAnimationManager } from '@babylonjs/core/BakedVertexAnimation/bakedVertexAnimationManager.js';
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { WebGPUEngine } from '@babylonjs/core/Engines/webgpuEngine.js';
import { DirectionalLight } from '@babylonjs/core/Lights/directionalLight.js';
import { LoadAssetContainerAsync } from '@babylonjs/core/Loading/sceneLoader.js';
import { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture.js';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import '@babylonjs/core/Meshes/thinInstanceMesh.js';
import { Scene } from '@babylonjs/core/scene.js';
// The bare engine has its reader from the start; ours is a chunk of the first load.
import { registerBuiltInLoaders } from '@babylonjs/loaders/dynamic.js';
import { babylonAssets } from '../../babylon/src/index.ts';
import { canvasPixels } from '../../testing/src/engines/canvas-pixels.ts';
import { crowdMeasures } from './crowd.js';
import { measures } from './measures.js';

registerBuiltInLoaders();

const canvas = document.querySelector('canvas');
const engine = location.hash === '#webgpu' ? new WebGPUEngine(canvas) : new Engine(canvas);
await engine.initAsync?.();
const scene = new Scene(engine);
const camera = new FreeCamera('camera', new Vector3(0, 1, -4), scene);
camera.setTarget(new Vector3(0, 1, 0));
new DirectionalLight('light', new Vector3(0, -1, 1), scene);
let assets = babylonAssets(scene, { assetCache: null });

const bare = {
  async load(bytes) {
    const container = await LoadAssetContainerAsync(bytes, scene, { pluginExtension: '.glb' });
    return { add: () => container.addAllToScene(), dispose: () => container.dispose() };
  },
};

const ours = {
  async load(bytes) {
    const asset = await assets.loadAsset(bytes);
    return { add: () => asset.root.setEnabled(true), dispose: () => asset.dispose() };
  },
  end() {
    assets.dispose();
    assets = babylonAssets(scene, { assetCache: null });
  },
};

/** A mesh is not drawn while its shader compiles. */
function ready() {
  return scene.meshes.every((mesh) => mesh.isReady(true));
}

function draw() {
  scene.render();
  const gl = engine._gl;
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
}

/** WebGPU draws at the end of the frame. */
function render() {
  engine.beginFrame();
  scene.render();
  engine.endFrame();
}

function pixels() {
  render();
  return canvasPixels(canvas);
}

async function byHand(url, places) {
  const container = await LoadAssetContainerAsync(url, scene, { pluginExtension: '.glb' });
  container.addAllToScene();
  const copies = container.meshes
    .filter((mesh) => mesh.getTotalVertices() > 0)
    .map((mesh) => {
      const world = mesh.computeWorldMatrix(true).clone();
      return { mesh, world, back: Matrix.Invert(world), values: new Float32Array(places.length * 16) };
    });
  const [place, within] = [new Matrix(), new Matrix()];
  const write = (positions) => {
    for (const { world, back, values } of copies) {
      for (const [index, [x, y, z]] of positions.entries()) {
        Matrix.TranslationToRef(x, y, z, place);
        world.multiplyToRef(place, within).multiplyToArray(back, values, index * 16);
      }
    }
  };
  write(places.map(({ position }) => position));
  for (const { mesh, values } of copies) mesh.thinInstanceSetBuffer('matrix', values, 16, false);
  return {
    move(positions) {
      write(positions);
      for (const { mesh } of copies) mesh.thinInstanceBufferUpdated('matrix');
    },
    dispose: () => container.dispose(),
  };
}

/** Thin instances with the engine's own baked vertex animation, each at its own time of one of the clips. */
async function walkersByHand(url, places) {
  const container = await LoadAssetContainerAsync(url, scene, { pluginExtension: '.glb' });
  container.addAllToScene();
  const [skeleton] = container.skeletons;
  const rows = 30;
  const bones = (skeleton.bones.length + 1) * 16;
  const data = new Float32Array(bones * rows * container.animationGroups.length);
  const mesh = container.meshes.find((each) => each.skeleton === skeleton);
  for (const [clip, group] of container.animationGroups.entries()) {
    group.start();
    for (let row = 0; row < rows; row++) {
      group.goToFrame(group.from + ((group.to - group.from) * row) / (rows - 1));
      skeleton.prepare(true);
      data.set(skeleton.getTransformMatrices(mesh), (clip * rows + row) * bones);
    }
    group.stop();
  }
  const manager = new BakedVertexAnimationManager(scene);
  const height = rows * container.animationGroups.length;
  manager.texture = RawTexture.CreateRGBATexture(data, bones / 4, height, scene, false, false, 1, 1);
  const world = mesh.computeWorldMatrix(true);
  const back = Matrix.Invert(world);
  const values = new Float32Array(places.length * 16);
  const settings = new Float32Array(places.length * 4);
  for (const [index, { position }] of places.entries()) {
    world
      .multiply(Matrix.Translation(...position))
      .multiply(back)
      .copyToArray(values, index * 16);
    const first = (index % container.animationGroups.length) * rows;
    settings.set([first, first + rows - 1, index % rows, 30], index * 4);
  }
  mesh.thinInstanceSetBuffer('matrix', values, 16, true);
  mesh.thinInstanceSetBuffer('bakedVertexAnimationSettingsInstanced', settings, 4, true);
  mesh.bakedVertexAnimationManager = manager;
  const tick = scene.onBeforeRenderObservable.add(() => {
    manager.time += 1 / 60;
  });
  return {
    dispose() {
      scene.onBeforeRenderObservable.remove(tick);
      manager.dispose(true);
      container.dispose();
    },
  };
}

/** The scene advances clips of Babylon.js by itself. */
async function clonesByHand(url, places, plays) {
  const container = await LoadAssetContainerAsync(url, scene, { pluginExtension: '.glb' });
  const copies = places.map(({ position }) => {
    const copy = container.instantiateModelsToScene((name) => name, false, {
      doNotInstantiate: plays,
    });
    copy.rootNodes[0].position.set(...position);
    if (plays) copy.animationGroups[0].start(true);
    return copy;
  });
  return {
    advance() {},
    dispose() {
      for (const copy of copies) copy.dispose();
      container.dispose();
    },
  };
}

const crowd = {
  byHand,
  clonesByHand,
  walkersByHand,
  assets: () => assets,
  add: (root) => root.setEnabled(true),
  place: (root, position) => root.position.set(...position),
  render,
  pixels,
  ready,
  ahead: 1,
};

Object.assign(globalThis, { bench: { ...measures({ bare, ours, draw, ready }), ...crowdMeasures(crowd) } });
