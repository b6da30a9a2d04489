import { Engine } from '@babylonjs/core/Engines/engine.js';
import { scenarios } from '@meshwright/testing/engines/scenarios';
import { babylonStage } from './babylon-stage.ts';

const engine = new Engine(document.querySelector('canvas')!, true, {
  preserveDrawingBuffer: true,
  useExactSrgbConversions: true,
});

function readPixels(): Uint8Array {
  const gl = engine._gl;
  const [width, height] = [engine.getRenderWidth(), engine.getRenderHeight()];
  const pixels = new Uint8Array(width * height * 4);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  return pixels;
}

Object.assign(globalThis, { scenarios: scenarios(babylonStage(engine, readPixels)) });
