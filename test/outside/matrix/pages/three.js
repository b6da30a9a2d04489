import { threeAssets } from '@meshwright/three';
import { AmbientLight, DirectionalLight, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { folders } from './settings.js';

const canvas = document.querySelector('canvas');
const renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
const scene = new Scene();
const camera = new PerspectiveCamera(40, canvas.width / canvas.height, 0.1, 100);
camera.position.set(0, 1, 4.2);
const sun = new DirectionalLight('white', 2.5);
sun.position.set(1, 2, 3);
scene.add(sun, new AmbientLight('white', 0.6));
const assets = threeAssets({ renderer, scene, camera, decoders: folders, onWarning() {} });

globalThis.draw = async (models) => {
  const shown = await Promise.all(
    models.map(({ url }) => assets.loadAsset(url, { height: 1.8, origin: 'bottom' })),
  );
  for (const [index, { root }] of shown.entries()) {
    root.position.x = models[index].x;
    scene.add(root);
  }
  const played = shown.map((asset) => asset.play('walk', { fade: 0 }));
  assets.update(0.3);
  renderer.render(scene, camera);
  const picture = canvas.toDataURL('image/png');
  for (const asset of shown) {
    asset.root.removeFromParent();
    asset.dispose();
  }
  return { picture, played };
};
