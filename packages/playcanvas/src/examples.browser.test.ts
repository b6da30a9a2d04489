import { exampleSuite } from '@meshwright/testing/engines/example-suite';

const setup = `
import { AppBase, AppOptions, ContainerHandler, Entity, RenderComponentSystem, RenderHandler, TextureHandler, WebglGraphicsDevice } from 'playcanvas';
const canvas = document.createElement('canvas');
const options = new AppOptions();
options.graphicsDevice = new WebglGraphicsDevice(canvas);
options.componentSystems = [RenderComponentSystem];
options.resourceHandlers = [ContainerHandler, RenderHandler, TextureHandler];
const app = new AppBase(canvas);
app.init(options);
const camera = new Entity('camera', app);
`;

exampleSuite({ folder: import.meta.dirname, names: ['pickInstance', 'playcanvasAssets'], setup });
