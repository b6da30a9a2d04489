import { AssetError, type DecoderFolders } from '@meshwright/runtime';

const cdn = 'https://cdn.babylonjs.com';

/**
 * Points the engine's decoders to files of the page before a file needs them; addresses that the game has set stay.
 * @throws AssetError `engine_setup` when a KTX2 texture has no transcoder, which the engine's package does not contain
 */
export async function setDecoderFiles(
  extensions: readonly string[],
  { draco, ktx2 }: DecoderFolders = {},
): Promise<void> {
  if (extensions.includes('KHR_draco_mesh_compression')) await setDraco(draco);
  if (extensions.includes('KHR_texture_basisu')) await setKtx2(ktx2);
}

async function setDraco(folder: string | undefined): Promise<void> {
  const { DracoDecoder } = await import('@babylonjs/core/Meshes/Compression/dracoDecoder.js');
  if (!DracoDecoder.DefaultConfiguration.wasmUrl?.startsWith(cdn)) return;
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

async function setKtx2(folder: string | undefined): Promise<void> {
  const { KhronosTextureContainer2 } = await import('@babylonjs/core/Misc/khronosTextureContainer2.js');
  if (!KhronosTextureContainer2.URLConfig.jsDecoderModule.startsWith(cdn)) return;
  if (folder === undefined) {
    throw new AssetError(
      'engine_setup',
      'The textures of the file are KTX2, and the package of Babylon.js has no transcoder. Copy the files of the package babylonjs-ktx2decoder to the page and set decoders: { ktx2: "/ktx2/" }.',
    );
  }
  KhronosTextureContainer2.URLConfig = {
    jsDecoderModule: fileIn(folder, 'babylon.ktx2Decoder.js'),
    wasmUASTCToASTC: fileIn(folder, 'uastc_astc.wasm'),
    wasmUASTCToBC7: fileIn(folder, 'uastc_bc7.wasm'),
    wasmUASTCToRGBA_UNORM: fileIn(folder, 'uastc_rgba8_unorm_v2.wasm'),
    wasmUASTCToRGBA_SRGB: fileIn(folder, 'uastc_rgba8_srgb_v2.wasm'),
    wasmUASTCToR8_UNORM: fileIn(folder, 'uastc_r8_unorm.wasm'),
    wasmUASTCToRG8_UNORM: fileIn(folder, 'uastc_rg8_unorm.wasm'),
    jsMSCTranscoder: fileIn(folder, 'msc_basis_transcoder.js'),
    wasmMSCTranscoder: fileIn(folder, 'msc_basis_transcoder.wasm'),
    wasmZSTDDecoder: fileIn(folder, 'zstddec.wasm'),
  };
}

function fileIn(folder: string, name: string): string {
  return new URL(name, new URL(folder.endsWith('/') ? folder : `${folder}/`, location.href)).href;
}
