import type { DecoderFolders, EnginePort } from '@meshwright/runtime';
import { type AppBase, Asset, type ContainerResource } from 'playcanvas';
import { meshoptViews } from './decoders/meshopt-views.ts';
import { dracoMorphs } from './draco-morphs.ts';
import { separateSkins } from './separate-skins.ts';

type Report = Parameters<EnginePort<unknown, unknown>['parse']>[1];

/** A parsed file; `unload` frees it. */
export interface LoadedContainer {
  readonly resource: ContainerResource;
  unload(): void;
}

let count = 0;

/** Extensions whose decoders are files of the page. */
const decoded = ['KHR_draco_mesh_compression', 'KHR_texture_basisu'];

/** Parses a GLB with the engine's handler, uploading each picture in a separate frame. */
export async function loadContainer(
  app: AppBase,
  bytes: Uint8Array<ArrayBuffer>,
  { extensionsUsed: extensions, textures }: Pick<Report, 'extensionsUsed' | 'textures'>,
  decoders: DecoderFolders | undefined,
  nextFrame: () => Promise<void>,
): Promise<LoadedContainer> {
  if (decoded.some((name) => extensions.includes(name))) {
    const { setDecoderFiles } = await import('./decoders/set-decoder-files.ts');
    await setDecoderFiles(extensions, decoders);
  }
  const views = await meshoptViews(extensions);
  const contents = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const pictures =
    textures.length > 0
      ? (await import('./staged-pictures.ts')).stagedPictures(app, bytes, nextFrame)
      : undefined;
  const meshes = both(separateSkins, dracoMorphs());
  const options = {
    ...pictures,
    global: pictures ? both(meshes, pictures.global) : meshes,
    ...(views && { bufferView: views }),
  };
  // The engine keeps resources by address.
  const url = `meshwright-${++count}.glb`;
  const file = { url, filename: url, contents };
  const asset = new Asset('asset', 'container', file, undefined, options as never);
  const unload = () => {
    app.assets.remove(asset);
    asset.unload();
  };
  app.assets.add(asset);
  try {
    await new Promise<void>((resolve, reject) => {
      asset.once('load', () => resolve());
      asset.once('error', (error: unknown) =>
        reject(error instanceof Error ? error : new Error(String(error))),
      );
      app.assets.load(asset);
    });
  } catch (error) {
    unload();
    throw error;
  }
  return { resource: asset.resource as ContainerResource, unload };
}

interface FileHooks<File, Made> {
  preprocess(file: File): void;
  postprocess(file: File, made: Made): void;
}

function both<F1, M1, F2, M2>(one: FileHooks<F1, M1>, two: FileHooks<F2, M2>): FileHooks<F1 & F2, M1 & M2> {
  return {
    preprocess(file) {
      one.preprocess(file);
      two.preprocess(file);
    },
    postprocess(file, made) {
      one.postprocess(file, made);
      two.postprocess(file, made);
    },
  };
}
