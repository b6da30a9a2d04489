import { createGraphicsDevice } from 'playcanvas';
import { canvasPixels } from '../../../runtime/src/testing/canvas-pixels.ts';
import { scenarios } from '../../../runtime/src/testing/scenarios.ts';
import { playcanvasStage } from './playcanvas-stage.ts';
import { startApplication } from './start-application.ts';

const canvas = document.querySelector('canvas')!;
const device = await createGraphicsDevice(canvas, { deviceTypes: ['webgpu'], antialias: true });
const app = startApplication(canvas, device);

Object.assign(globalThis, { scenarios: scenarios(playcanvasStage(app, () => canvasPixels(canvas))) });
