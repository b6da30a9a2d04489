/// <reference path="./draco3dgltf.d.ts" />
import { WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';

/**
 * Creates a glTF reader and writer with all extensions and both codecs. It is a `WebIO` because that never opens a file
 * or an address that a model names.
 */
export async function gltfIo(): Promise<WebIO> {
  await MeshoptDecoder.ready;
  draco ??= import('draco3dgltf').then(({ createDecoderModule }) => createDecoderModule());
  return new WebIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'draco3d.decoder': await draco, 'meshopt.decoder': MeshoptDecoder });
}

let draco: Promise<unknown> | undefined;
