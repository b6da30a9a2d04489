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
import { onPrompt } from './form.ts';
import { fieldOfView } from './page.ts';

const canvas = document.querySelector('canvas')!;
const engine = new Engine(canvas, true);
engine.canvasTabIndex = 0; // the order of the page
const scene = new Scene(engine);
scene.clearColor = Color4.FromHexString('#dfe7eeff');
const camera = new ArcRotateCamera('camera', 1.07, 1.16, 2.5, new Vector3(0, 0.3, 0), scene);
camera.minZ = 0.1;
camera.attachControl(canvas, true);
new HemisphericLight('sky', new Vector3(0.3, 1, 0.5), scene);
const faces = [200, 200, 255, 110, 190, 190].map((grey) => new Uint8Array([grey, grey, grey, 255]));
scene.environmentTexture = new RawCubeTexture(scene, faces, 1); // what metals reflect: a grey sky

const client = createClient({ proxyUrl: '/api/meshwright' });
const assets = babylonAssets(scene, { client });
const anchor = new TransformNode('asset', scene); // yours: move it, parent it, add a body

// One metre at its longest. A reload, or the same words again, buys nothing.
onPrompt((prompt, onEvent) => assets.spawn({ prompt }, { anchor, longest: 1, remember: true, onEvent }));

function fit() {
  engine.resize();
  camera.fov = (fieldOfView(innerWidth / innerHeight) * Math.PI) / 180;
}
fit();
addEventListener('resize', fit);
engine.runRenderLoop(() => scene.render());
