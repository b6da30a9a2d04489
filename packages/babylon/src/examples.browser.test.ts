import { exampleSuite } from '@meshwright/testing/engines/example-suite';

const setup = `
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
const scene = new Scene(new Engine(document.createElement('canvas')));
new FreeCamera('camera', new Vector3(0, 1, -5), scene);
`;

exampleSuite({
  folder: import.meta.dirname,
  names: ['babylonAssets', 'taskPlugin'],
  setup,
});
