import { createClient } from '@meshwright/client';
import { threeAssets } from '@meshwright/three';
import { Group, PerspectiveCamera, PMREMGenerator, Scene, Timer, WebGLRenderer } from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { onPrompt } from './form.ts';
import { fieldOfView } from './page.ts';

const renderer = new WebGLRenderer({
  canvas: document.querySelector('canvas')!,
  antialias: true,
  alpha: true,
});
const scene = new Scene();
scene.environment = new PMREMGenerator(renderer).fromScene(new RoomEnvironment()).texture; // what metals reflect
const camera = new PerspectiveCamera();
camera.position.set(1.1, 1.3, 2);
camera.lookAt(0, 0.3, 0);

const client = createClient({ proxyUrl: '/api/meshwright' });
const assets = threeAssets({ renderer, scene, camera, client });
const anchor = new Group(); // yours: move it, parent it, add a body
scene.add(anchor);

// One metre at its longest. A reload, or the same words again, buys nothing.
onPrompt((prompt, onEvent) => assets.spawn({ prompt }, { anchor, longest: 1, remember: true, onEvent }));

const timer = new Timer();
renderer.setAnimationLoop(() => {
  const { innerWidth: width, innerHeight: height } = window;
  renderer.setSize(width, height);
  camera.aspect = width / height;
  camera.fov = fieldOfView(camera.aspect);
  camera.updateProjectionMatrix();
  timer.update();
  assets.update(timer.getDelta());
  renderer.render(scene, camera);
});
