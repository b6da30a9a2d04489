import { AutoReleaseWorkerPool } from '@babylonjs/core/Misc/workerPool.js';
import { AssetError } from '@meshwright/runtime';
import { basisWorker } from './basis-worker.ts';

/**
 * Returns workers that decode KTX2 for the engine.
 * @throws AssetError `engine_setup` when a file of the transcoder is not there
 */
export async function basisPool(script: string, binary: string): Promise<AutoReleaseWorkerPool> {
  const [code, bytes] = await Promise.all([
    read(script).then((answer) => answer.text()),
    read(binary).then((answer) => answer.arrayBuffer()),
  ]);
  const source = new Blob([`${code}\n(${basisWorker})()`], { type: 'text/javascript' });
  const url = URL.createObjectURL(source);
  return new AutoReleaseWorkerPool(1, async () => {
    const worker = new Worker(url);
    worker.postMessage({ action: 'init', binary: bytes });
    return worker;
  });
}

async function read(url: string): Promise<Response> {
  const answer = await fetch(url).catch(() => undefined);
  if (answer?.ok && !answer.headers.get('content-type')?.includes('html')) return answer;
  throw new AssetError(
    'engine_setup',
    `The textures of the file are KTX2, and ${url} is not there. Copy @babylonjs/core/assets/Basis to the page and set decoders: { ktx2: "/basis/" }.`,
  );
}
