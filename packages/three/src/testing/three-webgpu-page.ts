import { canvasPixels } from '@meshwright/testing/engines/canvas-pixels';
import { scenarios } from '@meshwright/testing/engines/scenarios';
import { WebGPURenderer } from 'three/webgpu';
import { threeStage } from './three-stage.ts';

const canvas = document.querySelector('canvas')!;
const renderer = new WebGPURenderer({ canvas, antialias: true });
await renderer.init();
if (!('isWebGPUBackend' in renderer.backend)) throw new Error('three.js fell back to WebGL.');

Object.assign(globalThis, { scenarios: scenarios(threeStage(renderer, () => canvasPixels(canvas))) });
