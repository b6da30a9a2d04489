import { AssetError } from '../asset-error.ts';

const quantise = 'write the file with meshwright optimize --geometry quantise';
const decoders = {
  meshopt: { what: 'The file is compressed with meshopt', needs: 'wasm-unsafe-eval', way: quantise },
  draco: { what: 'The meshes of the file are Draco', needs: 'wasm-unsafe-eval', way: quantise },
  ktx2: {
    what: 'The textures of the file are KTX2',
    needs: 'unsafe-eval',
    way: 'use WebP, which meshwright optimize writes by default',
  },
};

/** Does what a decoder does first. @throws AssetError `engine_setup` with what the policy has to allow */
export async function tryDecoder(decoder: keyof typeof decoders): Promise<void> {
  const { what, needs, way } = decoders[decoder];
  const refuse = (directive: string) => (cause: unknown) => {
    const message = `${what}, and the decoder needs ${directive}, which the Content-Security-Policy of this page forbids. Allow it, or ${way}.`;
    throw new AssetError('engine_setup', message, { cause });
  };
  try {
    // The transcoder of KTX2 builds functions from text.
    if (decoder === 'ktx2') new Function('');
    else new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch (error) {
    refuse(`script-src '${needs}'`)(error);
  }
  if (decoder !== 'meshopt') await startWorker().catch(refuse('worker-src blob:'));
}

/** Starts an empty worker from a blob, as the decoders of the engines do. */
async function startWorker(): Promise<void> {
  if (typeof Worker === 'undefined') return;
  const url = URL.createObjectURL(new Blob(['postMessage(0)'], { type: 'text/javascript' }));
  let worker: Worker | undefined;
  try {
    await new Promise((resolve, reject) => {
      worker = new Worker(url);
      worker.onmessage = resolve;
      worker.onerror = reject;
    });
  } finally {
    worker?.terminate();
    URL.revokeObjectURL(url);
  }
}
