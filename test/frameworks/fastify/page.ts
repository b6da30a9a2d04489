// page.ts
import { createClient } from '@meshwright/client';
import { threeAssets } from '@meshwright/three';
import { Group, PerspectiveCamera, PMREMGenerator, Scene, Timer, WebGLRenderer } from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';

const renderer = new WebGLRenderer({ antialias: true, alpha: true });
renderer.setSize(innerWidth, innerHeight);
document.body.append(renderer.domElement);
const scene = new Scene();
scene.environment = new PMREMGenerator(renderer).fromScene(new RoomEnvironment()).texture; // metals need it
const camera = new PerspectiveCamera(40, innerWidth / innerHeight);
camera.position.set(0, 1.5, 4);
camera.lookAt(0, 0.9, 0);

const client = createClient({ proxyUrl: '/api/meshwright' });
const assets = threeAssets({ renderer, scene, camera, client });
const anchor = new Group();
scene.add(anchor);
const timer = new Timer();
renderer.setAnimationLoop(() => {
  timer.update();
  assets.update(timer.getDelta());
  renderer.render(scene, camera);
});

const line = document.querySelector('output')!;
const knight = assets.spawn(
  { prompt: 'a knight', actions: ['idle', 'walk'] },
  { anchor, height: 1.8, play: 'walk', remember: 'knight' },
);
knight.done.then(
  () => (line.value = 'Ready'),
  (error: Error) => (line.value = error.message),
);
