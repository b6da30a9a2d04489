import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { DirectionalLight } from '@babylonjs/core/Lights/directionalLight.js';
import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight.js';
import { Color4 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { babylonAssets } from '@meshwright/babylon';
import { folders } from './settings.js';

const canvas = document.querySelector('canvas');
const engine = new Engine(canvas, true, { preserveDrawingBuffer: true, useExactSrgbConversions: true });
const scene = new Scene(engine);
scene.clearColor = new Color4(0, 0, 0, 1);
const camera = new FreeCamera('camera', new Vector3(0, 1, 4.2), scene);
camera.setTarget(new Vector3(0, 1, 0));
camera.fov = (40 * Math.PI) / 180;
new DirectionalLight('sun', new Vector3(-1, -2, -3), scene).intensity = 2.5;
new HemisphericLight('sky', new Vector3(0, 1, 0), scene).intensity = 0.6;
const assets = babylonAssets(scene, { decoders: folders, onWarning() {} });

globalThis.draw = async (models) => {
  const shown = await Promise.all(
    models.map(({ url }) => assets.loadAsset(url, { height: 1.8, origin: 'bottom' })),
  );
  for (const [index, { root }] of shown.entries()) {
    root.position.x = -models[index].x;
    root.setEnabled(true);
  }
  const played = shown.map((asset) => asset.play('walk', { fade: 0 }));
  for (const { native } of shown)
    for (const group of native.groups) if (group.isPlaying) group.goToFrame(0.3 * 60);
  await scene.whenReadyAsync();
  engine.beginFrame();
  scene.render();
  engine.endFrame();
  const picture = canvas.toDataURL('image/png');
  for (const asset of shown) asset.dispose();
  return { picture, played };
};
