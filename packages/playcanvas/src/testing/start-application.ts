import {
  AppBase,
  AppOptions,
  CameraComponentSystem,
  ContainerHandler,
  type GraphicsDevice,
  LightComponentSystem,
  RenderComponentSystem,
  RenderHandler,
  TextureHandler,
} from 'playcanvas';

/** Starts an application with what models, cameras and lights need. */
export function startApplication(canvas: HTMLCanvasElement, device: GraphicsDevice): AppBase {
  const options = new AppOptions();
  options.graphicsDevice = device;
  options.componentSystems = [RenderComponentSystem, CameraComponentSystem, LightComponentSystem];
  options.resourceHandlers = [ContainerHandler, TextureHandler, RenderHandler];
  const app = new AppBase(canvas);
  app.init(options);
  device.maxPixelRatio = 1;
  app.start();
  return app;
}
