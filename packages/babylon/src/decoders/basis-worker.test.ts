import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { bytesSource } from '@meshwright/gltf';
import { optimize } from '@meshwright/gltf/optimize';
import { processAsset } from '@meshwright/gltf/recipe';
import { texturedGlb } from '@meshwright/testing/engines/studio-models';
import { beforeAll, expect, it } from 'vitest';
import { basisWorker } from './basis-worker.ts';

const { resolve } = createRequire(import.meta.url);
const files = '@babylonjs/core/assets/Basis/basis_transcoder';
let picture: Uint8Array;
/** The worker's own scope. */
let self: { postMessage(answer: Answer): void; onmessage(event: { readonly data: object }): void };
beforeAll(async () => {
  self = startWorker();
  const step = optimize({ for: 'engine', textures: 'ktx2', textureQuality: 'balanced' });
  const { glb } = await processAsset(bytesSource(texturedGlb(), 'ball.glb'), [step]);
  picture = pictureOf(glb);
});

it.each([
  { caps: {}, format: 0x8058, bytes: 64 * 64 * 4 },
  { caps: { etc2: true, astc: true }, format: 0x9274, bytes: 64 * 32 },
  { caps: { bptc: true, s3tc: true }, format: 0x8e8c, bytes: 64 * 64 },
  { caps: { s3tc: true }, format: 0x83f0, bytes: 64 * 32 },
])('a picture in KTX2 becomes format $format where the GPU has $caps', async ({ caps, format, bytes }) => {
  const { success, decodedData, msg } = await decode({ data: picture, caps });
  expect([success, msg]).toEqual([true, undefined]);
  expect(decodedData).toMatchObject({
    width: 64,
    height: 64,
    transcodedFormat: format,
    isInGammaSpace: true,
  });
  expect(decodedData.mipmaps).toHaveLength(7);
  expect(decodedData.mipmaps[0]!.data).toHaveLength(bytes);
});

it('a file that is no picture ends with a reason', async () => {
  expect(await decode({ data: new Uint8Array(200), caps: {} })).toMatchObject({
    success: false,
    msg: expect.stringMatching(/picture/),
  });
});

interface Answer {
  readonly success: boolean;
  readonly msg?: string;
  readonly decodedData: { readonly mipmaps: readonly { readonly data: Uint8Array }[] };
}

/** Runs the text of the worker beside the engine's transcoder, as a page does. */
function startWorker(): typeof self {
  const location = { href: 'https://game.example/' };
  const scope = { postMessage() {}, onmessage(_: object) {}, location };
  const text = readFileSync(resolve(`${files}.js`), 'utf8');
  const given = { self: scope, WebAssembly, Uint8Array, DataView, location, importScripts() {} };
  runInNewContext(`${text}\n(${basisWorker})()`, given);
  const { buffer } = Uint8Array.from(readFileSync(resolve(`${files}.wasm`)));
  scope.onmessage({ data: { action: 'init', binary: buffer } });
  return scope;
}

function decode(message: object): Promise<Answer> {
  return new Promise((answer) => {
    self.postMessage = answer;
    self.onmessage({ data: { action: 'decode', ...message } });
  });
}

/** Returns the only picture of a GLB. */
function pictureOf(glb: Uint8Array): Uint8Array {
  const length = new DataView(glb.buffer, glb.byteOffset).getUint32(12, true);
  const json = JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + length)));
  const { byteOffset = 0, byteLength } = json.bufferViews[json.images[0].bufferView];
  return glb.slice(28 + length + byteOffset, 28 + length + byteOffset + byteLength);
}
