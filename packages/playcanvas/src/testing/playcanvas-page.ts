import { canvasPixels } from '@meshwright/testing/engines/canvas-pixels';
import { scenarios } from '@meshwright/testing/engines/scenarios';
import { WebglGraphicsDevice } from 'playcanvas';
import { playcanvasStage } from './playcanvas-stage.ts';
import { startApplication } from './start-application.ts';

const canvas = document.querySelector('canvas')!;
const device = new WebglGraphicsDevice(canvas, { antialias: true, alpha: false });
const app = startApplication(canvas, device);

Object.assign(globalThis, { scenarios: scenarios(playcanvasStage(app, () => canvasPixels(canvas))) });
