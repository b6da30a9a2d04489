import { Engine } from '@babylonjs/core/Engines/engine.js';
import { canvasPixels } from '@meshwright/testing/engines/canvas-pixels';
import { scenarios } from '@meshwright/testing/engines/scenarios';
import { babylonStage } from './babylon-stage.ts';

const canvas = document.querySelector('canvas')!;
const engine = new Engine(canvas, true, { useExactSrgbConversions: true });

Object.assign(globalThis, { scenarios: scenarios(babylonStage(engine, () => canvasPixels(canvas))) });
