import {
  AnimComponentSystem,
  Asset,
  Color,
  createGraphicsDevice,
  Entity,
  Mat4,
  VertexBuffer,
  VertexFormat,
  WebglGraphicsDevice,
} from 'playcanvas';
import { crowdMeasures } from '../../runtime/bench/crowd.js';
import { canvasPixels } from '../../testing/src/engines/canvas-pixels.ts';
import { playcanvasAssets } from '../src/index.ts';
import { startApplication } from '../src/testing/start-application.ts';

const canvas = document.querySelector('canvas');
const device =
  location.hash === '#webgpu'
    ? await createGraphicsDevice(canvas, { deviceTypes: ['webgpu'] })
    : new WebglGraphicsDevice(canvas, { preserveDrawingBuffer: true, alpha: false });
const app = startApplication(canvas, device);
app.systems.add(new AnimComponentSystem(app));
// The bench draws each frame itself.
app.autoRender = false;
const camera = new Entity('camera', app);
camera.addComponent('camera', { clearColor: Color.BLACK, fov: 50, nearClip: 0.1, farClip: 100 });
camera.setLocalPosition(0, 1, 4);
const light = new Entity('light', app);
light.addComponent('light', { type: 'directional', intensity: 3 });
light.setLocalEulerAngles(45, 0, 0);
for (const each of [camera, light]) app.root.addChild(each);
const assets = playcanvasAssets(app, { camera, assetCache: null });

function pixels() {
  app.render();
  return canvasPixels(canvas);
}

async function loadBare(url) {
  const asset = new Asset('copies', 'container', { url, filename: 'copies.glb' });
  app.assets.add(asset);
  await new Promise((resolve) => {
    asset.once('load', resolve);
    app.assets.load(asset);
  });
  return asset;
}

function unloadBare(asset) {
  app.assets.remove(asset);
  asset.unload();
}

async function clonesByHand(url, places, plays) {
  const asset = await loadBare(url);
  const [{ resource: track } = {}] = asset.resource.animations;
  const copies = places.map(({ position }) => {
    const copy = asset.resource.instantiateRenderEntity();
    copy.setLocalPosition(...position);
    app.root.addChild(copy);
    if (plays) copy.addComponent('anim', { activate: true });
    copy.anim?.assignAnimation('walk', track);
    return copy;
  });
  return {
    advance: (seconds) => void app.systems.fire('animationUpdate', seconds),
    dispose() {
      for (const copy of copies) copy.destroy();
      unloadBare(asset);
    },
  };
}

async function byHand(url, places) {
  const asset = await loadBare(url);
  const entity = asset.resource.instantiateRenderEntity();
  app.root.addChild(entity);
  const all = [];
  const write = ({ world, values }, positions) => {
    const place = new Mat4();
    for (const [index, position] of positions.entries()) {
      place.setTranslate(...position).mul(world);
      values.set(place.data, index * 16);
    }
  };
  const buffers = entity.findComponents('render').flatMap(({ meshInstances }) =>
    meshInstances.map((copies) => {
      const world = copies.node.getWorldTransform().clone();
      const values = new Float32Array(places.length * 16);
      write(
        { world, values },
        places.map(({ position }) => position),
      );
      const format = VertexFormat.getDefaultInstancingFormat(device);
      const buffer = new VertexBuffer(device, format, places.length, { data: values });
      // The engine has no instances that play: its shaders apply a skin or instances.
      copies.skinInstance = null;
      copies.setInstancing(buffer);
      copies.cull = false;
      all.push({ world, values, buffer });
      return buffer;
    }),
  );
  return {
    move(positions) {
      for (const each of all) {
        write(each, positions);
        each.buffer.setData(each.values.buffer);
      }
    },
    dispose() {
      entity.destroy();
      for (const buffer of buffers) buffer.destroy();
      unloadBare(asset);
    },
  };
}

const crowd = {
  byHand,
  walkersByHand: byHand,
  clonesByHand,
  assets: () => assets,
  add: (root) => app.root.addChild(root),
  place: (root, position) => root.setLocalPosition(...position),
  render: () => app.render(),
  pixels,
  ready: () => true,
  ahead: -1,
};

Object.assign(globalThis, { bench: crowdMeasures(crowd) });
