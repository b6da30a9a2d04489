import { createClient } from '@meshwright/client';
import { playcanvasAssets } from '@meshwright/playcanvas';
import { Application, Color, Entity, EnvLighting, Texture } from 'playcanvas';
import { onPrompt } from './form.ts';
import { fieldOfView } from './page.ts';

const app = new Application(document.querySelector('canvas')!, {
  graphicsDeviceOptions: { antialias: true },
});
app.setCanvasFillMode('FILL_WINDOW');
app.setCanvasResolution('AUTO');
app.start();

const camera = new Entity('camera');
camera.addComponent('camera', { clearColor: new Color().fromString('#dfe7ee'), nearClip: 0.05 });
camera.setPosition(1.1, 1.3, 2);
camera.lookAt(0, 0.3, 0);
const sun = new Entity('sun');
sun.addComponent('light', { type: 'directional', intensity: 0.6 });
sun.setEulerAngles(40, 30, 0);
const anchor = new Entity('asset'); // yours: move it, parent it, add a body
for (const entity of [camera, sun, anchor]) app.root.addChild(entity);
const faces = [200, 200, 255, 110, 190, 190].map((grey) => new Uint8Array([grey, grey, grey, 255]));
const sky = new Texture(app.graphicsDevice, { cubemap: true, width: 1, height: 1, levels: [faces] });
const light = EnvLighting.generateLightingSource(sky);
app.scene.envAtlas = EnvLighting.generateAtlas(light); // what metals reflect: a grey sky
app.scene.layers.getLayerByName('Skybox')!.enabled = false; // and what is not drawn behind it

const client = createClient({ proxyUrl: '/api/meshwright' });
const assets = playcanvasAssets(app, { camera, client });

// One metre at its longest. A reload, or the same words again, buys nothing.
onPrompt((prompt, onEvent) => assets.spawn({ prompt }, { anchor, longest: 1, remember: true, onEvent }));

function fit() {
  app.resizeCanvas();
  camera.camera!.fov = fieldOfView(innerWidth / innerHeight);
}
fit();
addEventListener('resize', fit);
