import type { AutoReleaseWorkerPool } from '@babylonjs/core/Misc/workerPool.js';
import { checkDecoderPolicy, type DecoderFolders } from '@meshwright/runtime';

const cdn = 'https://cdn.babylonjs.com';

/**
 * Points the engine's decoders to files of the page before a file needs them; addresses that the game has set stay.
 * @throws AssetError `engine_setup` when the transcoder of KTX2 is not there, or the page forbids a decoder
 */
export async function setDecoderFiles(
  extensions: readonly string[],
  { draco, ktx2 }: DecoderFolders = {},
): Promise<void> {
  if (extensions.includes('EXT_meshopt_compression')) await checkDecoderPolicy('meshopt');
  if (extensions.includes('KHR_draco_mesh_compression')) await setDraco(draco);
  if (extensions.includes('KHR_texture_basisu')) await setKtx2(ktx2);
}

async function setDraco(folder: string | undefined): Promise<void> {
  const { DracoDecoder } = await import('@babylonjs/core/Meshes/Compression/dracoDecoder.js');
  if (!DracoDecoder.DefaultConfiguration.wasmUrl?.startsWith(cdn)) return;
  await checkDecoderPolicy('draco');
  DracoDecoder.DefaultConfiguration = folder === undefined ? packagedDraco() : dracoIn(folder);
}

/** Addresses of the files in the engine's package; bundlers read them and copy the files. */
function packagedDraco() {
  const script = new URL('@babylonjs/core/assets/Draco/draco_wasm_wrapper_gltf.js', import.meta.url);
  const binary = new URL('@babylonjs/core/assets/Draco/draco_decoder_gltf.wasm', import.meta.url);
  return { wasmUrl: script.href, wasmBinaryUrl: binary.href };
}

function dracoIn(folder: string) {
  return {
    wasmUrl: fileIn(folder, 'draco_wasm_wrapper_gltf.js'),
    wasmBinaryUrl: fileIn(folder, 'draco_decoder_gltf.wasm'),
  };
}

let pool: Promise<AutoReleaseWorkerPool> | undefined;

async function setKtx2(folder: string | undefined): Promise<void> {
  const { KhronosTextureContainer2 } = await import('@babylonjs/core/Misc/khronosTextureContainer2.js');
  const isSet = !KhronosTextureContainer2.URLConfig.jsDecoderModule.startsWith(cdn);
  if (isSet || KhronosTextureContainer2.WorkerPool || 'KTX2DECODER' in globalThis) return;
  pool ??= openPool(folder).finally(() => {
    pool = undefined;
  });
  KhronosTextureContainer2.WorkerPool = await pool;
}

async function openPool(folder: string | undefined): Promise<AutoReleaseWorkerPool> {
  await checkDecoderPolicy('ktx2');
  const { script, binary } = folder === undefined ? packagedBasis() : basisIn(folder);
  const { basisPool } = await import('./basis-pool.ts');
  return basisPool(script, binary);
}

/** Addresses of the files in the engine's package; bundlers read them and copy the files. */
function packagedBasis() {
  const script = new URL('@babylonjs/core/assets/Basis/basis_transcoder.js', import.meta.url);
  const binary = new URL('@babylonjs/core/assets/Basis/basis_transcoder.wasm', import.meta.url);
  return { script: script.href, binary: binary.href };
}

function basisIn(folder: string) {
  return {
    script: fileIn(folder, 'basis_transcoder.js'),
    binary: fileIn(folder, 'basis_transcoder.wasm'),
  };
}

function fileIn(folder: string, name: string): string {
  return new URL(name, new URL(folder.endsWith('/') ? folder : `${folder}/`, location.href)).href;
}
