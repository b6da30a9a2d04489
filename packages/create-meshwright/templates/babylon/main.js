import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight.js';
import { RawCubeTexture } from '@babylonjs/core/Materials/Textures/rawCubeTexture.js';
import { Color4 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { Scene } from '@babylonjs/core/scene.js';
import { babylonAssets } from '@meshwright/babylon';
import { createClient } from '@meshwright/client';

const canvas = document.querySelector('canvas');
const engine = new Engine(canvas, true);
const scene = new Scene(engine);
scene.clearColor = Color4.FromHexString('#dfe7eeff');
const camera = new ArcRotateCamera('camera', 1, 1.1, 1.8, new Vector3(0, 0.25, 0), scene);
camera.minZ = 0.1;
camera.attachControl(canvas, true);
new HemisphericLight('sky', new Vector3(0.3, 1, 0.5), scene);
const faces = [200, 200, 255, 110, 190, 190].map((grey) => new Uint8Array([grey, grey, grey, 255]));
scene.environmentTexture = new RawCubeTexture(scene, faces, 1); // what metals reflect: a grey sky

const client = createClient({ proxyUrl: '/api/meshwright' });
const assets = babylonAssets(scene, { client });
const anchor = new TransformNode('chest', scene); // yours: move it, parent it, add a body
assets.spawn(
  { prompt: 'a wooden treasure chest' },
  { anchor, height: 0.6, remember: 'chest', onEvent }, // a reload buys nothing
);

function onEvent({ type, percent, error }) {
  if (type === 'progress') document.title = percent < 100 ? `${Math.floor(percent)} %` : 'Ready';
  if (type === 'failed') document.title = error.message;
}

engine.runRenderLoop(() => scene.render());
addEventListener('resize', () => engine.resize());
