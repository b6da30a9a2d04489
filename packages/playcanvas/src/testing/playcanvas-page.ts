import { scenarios } from '@meshwright/testing/engines/scenarios';
import { WebglGraphicsDevice } from 'playcanvas';
import { playcanvasStage } from './playcanvas-stage.ts';
import { startApplication } from './start-application.ts';

const canvas = document.querySelector('canvas')!;
const device = new WebglGraphicsDevice(canvas, {
  antialias: true,
  preserveDrawingBuffer: true,
  alpha: false,
});
const app = startApplication(canvas, device);

const { gl } = device as unknown as { gl: WebGL2RenderingContext };

function readPixels(): Uint8Array {
  const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
  const pixels = new Uint8Array(width * height * 4);
  // The engine relies on the framebuffer that it bound.
  const bound = gl.getParameter(gl.FRAMEBUFFER_BINDING) as WebGLFramebuffer | null;
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  gl.bindFramebuffer(gl.FRAMEBUFFER, bound);
  return pixels;
}

Object.assign(globalThis, { scenarios: scenarios(playcanvasStage(app, readPixels)) });
