/// <reference path="./draco3dgltf.d.ts" />
import { WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer/decoder';

/**
 * Creates a glTF reader and writer with all extensions and both codecs. It is a `WebIO` because that never opens a file
 * or an address that a model names.
 */
export async function gltfIo(): Promise<WebIO> {
  await MeshoptDecoder.ready;
  const draco = await dracoDecoder();
  return new WebIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    'meshopt.decoder': MeshoptDecoder,
    ...(draco !== null && { 'draco3d.decoder': draco }),
  });
}

/** Returns the decoder of Draco; null in a page, whose bundles leave it out. */
export function dracoDecoder(): Promise<unknown> {
  draco ??= import('draco3dgltf').then((module) =>
    'createDecoderModule' in module ? module.createDecoderModule() : null,
  );
  return draco;
}

let draco: Promise<unknown> | undefined;
