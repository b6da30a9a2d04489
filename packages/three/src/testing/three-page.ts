import { canvasPixels } from '@meshwright/testing/engines/canvas-pixels';
import { scenarios } from '@meshwright/testing/engines/scenarios';
import { WebGLRenderer } from 'three';
import { threeStage } from './three-stage.ts';

const canvas = document.querySelector('canvas')!;
const renderer = new WebGLRenderer({ canvas, antialias: true });

Object.assign(globalThis, { scenarios: scenarios(threeStage(renderer, () => canvasPixels(canvas))) });
