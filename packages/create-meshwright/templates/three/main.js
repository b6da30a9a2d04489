import { createClient } from '@meshwright/client';
import { threeAssets } from '@meshwright/three';
import { Color, Group, PerspectiveCamera, PMREMGenerator, Scene, Timer, WebGLRenderer } from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';

const renderer = new WebGLRenderer({ antialias: true });
document.body.append(renderer.domElement);
const scene = new Scene();
scene.background = new Color('#dfe7ee');
scene.environment = new PMREMGenerator(renderer).fromScene(new RoomEnvironment()).texture; // what metals reflect
const camera = new PerspectiveCamera(40);
camera.position.set(0.8, 0.9, 1.4);
camera.lookAt(0, 0.25, 0);

const client = createClient({ proxyUrl: '/api/meshwright' });
const assets = threeAssets({ renderer, scene, camera, client });
const anchor = new Group(); // yours: move it, parent it, add a body
scene.add(anchor);
assets.spawn(
  { prompt: 'a wooden treasure chest' },
  { anchor, height: 0.6, remember: 'chest', onEvent }, // a reload buys nothing
);

function onEvent({ type, percent, error }) {
  if (type === 'progress') document.title = percent < 100 ? `${Math.floor(percent)} %` : 'Ready';
  if (type === 'failed') document.title = error.message;
}

const timer = new Timer();
renderer.setAnimationLoop(() => {
  const { innerWidth: width, innerHeight: height } = window;
  renderer.setSize(width, height);
  camera.aspect = width / height;
  camera.updateProjectionMatrix();
  timer.update();
  assets.update(timer.getDelta());
  renderer.render(scene, camera);
});
