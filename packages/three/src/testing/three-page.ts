import { scenarios } from '@meshwright/testing/engines/scenarios';
import { WebGLRenderer } from 'three';
import { threeStage } from './three-stage.ts';

const canvas = document.querySelector('canvas')!;
const renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });

function readPixels(): Uint8Array {
  const gl = renderer.getContext();
  const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
  const pixels = new Uint8Array(width * height * 4);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  return pixels;
}

Object.assign(globalThis, { scenarios: scenarios(threeStage(renderer, readPixels)) });
