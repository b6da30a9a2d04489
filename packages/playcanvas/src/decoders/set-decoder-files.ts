import { AssetError, checkDecoderPolicy, type DecoderFolders } from '@meshwright/runtime';
import { basisInitialize, dracoInitialize, WasmModule } from 'playcanvas';

/**
 * Points the engine's decoders to files of the page before a file needs them; those that the game has configured stay.
 * @throws AssetError `engine_setup` when a decoder has no files, which the engine's package does not contain, and when the
 * page forbids it
 */
export async function setDecoderFiles(
  extensions: readonly string[],
  { draco, ktx2 }: DecoderFolders = {},
): Promise<void> {
  if (extensions.includes('KHR_draco_mesh_compression') && !isConfigured('DracoDecoderModule')) {
    if (draco === undefined) throw missing('The meshes of the file are Draco', 'draco');
    const [jsUrl, wasmUrl] = filesIn(draco, 'draco_wasm_wrapper.js', 'draco_decoder.wasm');
    await usable('draco', jsUrl);
    dracoInitialize({ jsUrl, wasmUrl, lazyInit: true });
  }
  if (extensions.includes('KHR_texture_basisu') && !isConfigured('BASIS')) {
    if (ktx2 === undefined) throw missing('The textures of the file are KTX2', 'ktx2');
    const [glueUrl, wasmUrl] = filesIn(ktx2, 'basis_transcoder.js', 'basis_transcoder.wasm');
    await usable('ktx2', glueUrl);
    basisInitialize({ glueUrl, wasmUrl, lazyInit: true });
  }
}

const known = new Set<string>();

/** Without the script of its transcoder the engine never ends a load. */
async function usable(decoder: 'draco' | 'ktx2', script: string): Promise<void> {
  if (known.has(script)) return;
  await checkDecoderPolicy(decoder);
  const answer = await fetch(script).catch(() => undefined);
  if (!answer?.ok || answer.headers.get('content-type')?.includes('html')) {
    const message = `${script} is not there. Copy the decoder's files to the page and set decoders: { ${decoder}: "/${decoder}/" }.`;
    throw new AssetError('engine_setup', message);
  }
  known.add(script);
}

function isConfigured(name: string): boolean {
  return Boolean((WasmModule as unknown as { getConfig(name: string): unknown }).getConfig(name));
}

function filesIn(folder: string, script: string, binary: string): [string, string] {
  const base = new URL(folder.endsWith('/') ? folder : `${folder}/`, location.href);
  return [new URL(script, base).href, new URL(binary, base).href];
}

function missing(what: string, option: string): AssetError {
  const message = `${what}, and the package of PlayCanvas has no decoder. Copy the decoder's files to the page and set decoders: { ${option}: "/${option}/" }.`;
  return new AssetError('engine_setup', message);
}
