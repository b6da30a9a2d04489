import { WebGPUEngine } from '@babylonjs/core/Engines/webgpuEngine.js';
import { canvasPixels } from '@meshwright/testing/engines/canvas-pixels';
import { scenarios } from '@meshwright/testing/engines/scenarios';
import { babylonStage } from './babylon-stage.ts';

const canvas = document.querySelector('canvas')!;
const engine = new WebGPUEngine(canvas, { antialias: true, useExactSrgbConversions: true });
await engine.initAsync();

Object.assign(globalThis, { scenarios: scenarios(babylonStage(engine, () => canvasPixels(canvas))) });
