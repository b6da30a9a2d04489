import { playcanvasAssets } from '@meshwright/playcanvas';
import {
  AppBase,
  AppOptions,
  CameraComponentSystem,
  Color,
  ContainerHandler,
  Entity,
  LightComponentSystem,
  Quat,
  RenderComponentSystem,
  RenderHandler,
  TextureHandler,
  Vec3,
  WebglGraphicsDevice,
} from 'playcanvas';
import { folders } from './settings.js';

const canvas = document.querySelector('canvas');
const options = new AppOptions();
options.graphicsDevice = new WebglGraphicsDevice(canvas, {
  antialias: true,
  preserveDrawingBuffer: true,
  alpha: false,
});
options.componentSystems = [RenderComponentSystem, CameraComponentSystem, LightComponentSystem];
options.resourceHandlers = [ContainerHandler, TextureHandler, RenderHandler];
const app = new AppBase(canvas);
app.init(options);
app.scene.ambientLight = new Color(0.3, 0.3, 0.3);
const camera = new Entity('camera', app);
camera.addComponent('camera', { clearColor: Color.BLACK, fov: 40, nearClip: 0.1, farClip: 100 });
camera.setLocalPosition(0, 1, 4.2);
const sun = new Entity('sun', app);
sun.addComponent('light', { type: 'directional', intensity: 1 });
sun.setLocalRotation(new Quat().setFromDirections(Vec3.DOWN, new Vec3(-1, -2, -3).normalize()));
app.root.addChild(camera);
app.root.addChild(sun);
const assets = playcanvasAssets(app, { camera, decoders: folders, onWarning() {} });

globalThis.draw = async (models) => {
  const shown = await Promise.all(
    models.map(({ url }) => assets.loadAsset(url, { height: 1.8, origin: 'bottom' })),
  );
  for (const [index, { root }] of shown.entries()) {
    root.setLocalPosition(models[index].x, 0, 0);
    app.root.addChild(root);
  }
  const played = shown.map((asset) => asset.play('walk', { fade: 0 }));
  assets.update(0.3);
  app.render();
  const picture = canvas.toDataURL('image/png');
  for (const asset of shown) asset.dispose();
  return { picture, played };
};
