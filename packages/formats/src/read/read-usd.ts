/// <reference path="./three/usd-parsers.d.ts" />
import type { Document } from '@gltf-transform/core';
import { strFromU8 } from 'fflate';
import { ImageLoader, type Texture } from 'three';
import { USDAParser } from 'three/examples/jsm/loaders/usd/USDAParser.js';
import { USDComposer } from 'three/examples/jsm/loaders/usd/USDComposer.js';
import { USDCParser } from 'three/examples/jsm/loaders/usd/USDCParser.js';
import { FormatError } from '../format-error.ts';
import type { InputFile } from '../input-file.ts';
import { documentOfThree } from './three/document-of-three.ts';
import { silenceConsole } from './three/silence-console.ts';
import { unpack } from './unpack.ts';

/**
 * Reads a USDZ package, a USDA text or a USDC crate through the three.js parsers: prims, meshes, preview surfaces with
 * their pictures, skeletons and their animations; metres, Y up. References to other files are not followed.
 * @throws FormatError `unreadable_model` | `no_geometry`
 */
export async function readUsd(file: InputFile): Promise<Document> {
  const files = isZip(file.bytes) ? unpack(file) : { 'model.usd': file.bytes };
  const [first] = Object.keys(files);
  const layers: Record<string, unknown> = {};
  const pictures: Record<string, string> = {};
  for (const [path, bytes] of Object.entries(files)) {
    if (/\.usd[ac]?$/i.test(path)) layers[path] = silenceConsole(() => parseLayer(bytes));
    else if (/\.(png|jpe?g)$/i.test(path)) pictures[path] = path;
  }
  const root = first === undefined ? undefined : layers[first];
  if (root === undefined) {
    throw new FormatError(
      'unreadable_model',
      `read ${file.name}: the package does not begin with a USD layer; export it again.`,
    );
  }
  const composer = new USDComposer();
  composer.imageLoader = new PictureNames();
  const folder = first!.includes('/') ? first!.slice(0, first!.lastIndexOf('/')) : '';
  const group = silenceConsole(() => composer.compose(root, { ...layers, ...pictures }, {}, folder));
  const document = await documentOfThree(group, {
    clips: group.animations,
    scale: 1,
    pictureOf: async ({ image }: Texture) => picture(files[(image as { path?: string } | null)?.path ?? '']),
  });
  if (document.getRoot().listMeshes().length === 0) {
    throw new FormatError('no_geometry', `read ${file.name}: the stage has no mesh; export it with one.`);
  }
  return document;
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function parseLayer(bytes: Uint8Array): unknown {
  if (strFromU8(bytes.subarray(0, 8), true) === 'PXR-USDC') {
    return new USDCParser().parseData(new Uint8Array(bytes).buffer);
  }
  return new USDAParser().parseData(new TextDecoder().decode(bytes));
}

/** Loads nothing: an image keeps its path until its bytes are read. */
class PictureNames extends ImageLoader {
  override load(path: string, onLoad?: (image: HTMLImageElement) => void): HTMLImageElement {
    const image = { path } as unknown as HTMLImageElement;
    onLoad?.(image);
    return image;
  }
}

function picture(bytes: Uint8Array | undefined): Uint8Array<ArrayBuffer> | null {
  return bytes && (bytes[0] === 0xff || bytes[0] === 0x89) ? Uint8Array.from(bytes) : null;
}
