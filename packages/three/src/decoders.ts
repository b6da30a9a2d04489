import { AssetError, checkDecoderPolicy, type DecoderFolders } from '@meshwright/runtime';
import type { DRACOLoader } from 'three/addons/loaders/DRACOLoader.js';
import type { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import type { KTX2Loader } from 'three/addons/loaders/KTX2Loader.js';
import type { ThreeHost } from './three-host.ts';

/** Decoders that a loader lacks. */
export interface Decoders {
  /** Adds those that a file with these extensions needs. */
  ready(extensions: readonly string[]): Promise<void>;
  dispose(): void;
}

/**
 * Loads each decoder with the first file that needs it, from files of three.js. Decoders that the game has set on the
 * loader stay.
 */
export function decodersOf(
  loader: GLTFLoader,
  renderer: ThreeHost['renderer'],
  { draco: dracoFolder, ktx2: ktx2Folder }: DecoderFolders = {},
): Decoders {
  const own: { dispose(): unknown }[] = [];
  const once = new Map<string, Promise<void>>();
  const add = (name: string, load: () => Promise<void>) => {
    const known = once.get(name) ?? load();
    once.set(name, known);
    known.catch(() => once.delete(name));
    return known;
  };

  async function meshopt(): Promise<void> {
    await checkDecoderPolicy('meshopt');
    const { MeshoptDecoder } = await import('three/addons/libs/meshopt_decoder.module.js');
    loader.setMeshoptDecoder(MeshoptDecoder);
  }

  async function draco(): Promise<void> {
    await checkDecoderPolicy('draco');
    const { DRACOLoader } = await import('three/addons/loaders/DRACOLoader.js');
    const decoder: DRACOLoader = new DRACOLoader(loader.manager);
    if (dracoFolder !== undefined) decoder.setDecoderPath(dracoFolder);
    own.push(decoder);
    loader.setDRACOLoader(decoder);
  }

  async function ktx2(): Promise<void> {
    await checkDecoderPolicy('ktx2');
    const { KTX2Loader } = await import('three/addons/loaders/KTX2Loader.js');
    const transcoder: KTX2Loader = new KTX2Loader(loader.manager);
    if (ktx2Folder !== undefined) transcoder.setTranscoderPath(ktx2Folder);
    transcoder.detectSupport(renderer);
    // Without its files the engine's loader would draw the model without textures.
    await transcoder.init().catch((error: unknown) => {
      transcoder.dispose();
      throw new AssetError('engine_setup', noTranscoder, { cause: error });
    });
    own.push(transcoder);
    loader.setKTX2Loader(transcoder);
  }

  return {
    async ready(extensions) {
      const needed = (...names: string[]) => names.some((name) => extensions.includes(name));
      await Promise.all([
        needed('EXT_meshopt_compression', 'KHR_meshopt_compression') &&
          !loader.meshoptDecoder &&
          add('meshopt', meshopt),
        needed('KHR_draco_mesh_compression') && !loader.dracoLoader && add('draco', draco),
        needed('KHR_texture_basisu') && !loader.ktx2Loader && add('ktx2', ktx2),
      ]);
    },
    dispose() {
      for (const each of own) each.dispose();
    },
  };
}

const noTranscoder =
  'The textures of the file are KTX2, and the files of the transcoder are not there. Copy three/examples/jsm/libs/basis to the page and set decoders: { ktx2: "/ktx2/" }.';
