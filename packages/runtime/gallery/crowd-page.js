import { AmbientLight, Color, DirectionalLight, Fog, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { threeAssets } from '../../three/src/index.ts';

/** Draws a crowd amid its clip, and returns the picture as a data URL and the draw calls. */
globalThis.drawCrowd = async (copies) => {
  const canvas = document.querySelector('canvas');
  const renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
  const scene = new Scene();
  scene.background = new Color(0xbfd0dd);
  scene.fog = new Fog(scene.background, 8, 26);
  const sun = new DirectionalLight(0xffffff, 3);
  sun.position.set(3, 6, 5);
  scene.add(sun, new AmbientLight(0xffffff, 1));
  const camera = new PerspectiveCamera(40, canvas.width / canvas.height, 0.1, 100);
  camera.position.set(-3, 3.2, 5);
  camera.lookAt(0, 0.6, -4);
  const assets = threeAssets({ renderer, scene, camera, assetCache: null });
  const places = Array.from({ length: copies }, (_, index) => ({
    position: [1.2 * (index % 20) - 11.4, 0, -1.2 * Math.floor(index / 20)],
  }));
  const crowd = await assets.scatter('/character.glb', places, { play: 'walk', height: 1.8 });
  scene.add(crowd.root);
  assets.update(0.1);
  renderer.render(scene, camera);
  return { picture: canvas.toDataURL(), calls: renderer.info.render.calls };
};
