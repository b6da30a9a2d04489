import { ArrayItem, GLTFLoader } from '@babylonjs/loaders/glTF/2.0/glTFLoader.js';
import type { IGLTFLoaderExtension } from '@babylonjs/loaders/glTF/2.0/glTFLoaderExtension.js';
import type { IBufferView } from '@babylonjs/loaders/glTF/2.0/glTFLoaderInterfaces.js';

const meshoptName = 'EXT_meshopt_compression';

/** A compressed buffer view as the extension declares it. */
interface Compressed {
  readonly buffer: number;
  readonly byteOffset?: number;
  readonly byteLength: number;
  readonly byteStride: number;
  readonly count: number;
  readonly mode: string;
  readonly filter?: string;
}

/** Decodes meshopt with the file of the engine's package; the engine's own extension loads it from a CDN. */
export function meshoptExtension(loader: GLTFLoader): IGLTFLoaderExtension {
  const decoded = new Map<IBufferView, Promise<Uint8Array>>();

  async function decode(context: string, compressed: Compressed): Promise<Uint8Array> {
    const { buffer: index, byteOffset = 0, byteLength, byteStride, count, mode, filter } = compressed;
    const buffer = ArrayItem.Get(`${context}/buffer`, loader.gltf.buffers, index);
    const [decoder, source] = await Promise.all([
      loadMeshopt(),
      loader.loadBufferAsync(`/buffers/${index}`, buffer, byteOffset, byteLength),
    ]);
    const bytes = new Uint8Array(count * byteStride);
    const packed = new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
    decoder.decodeGltfBuffer(bytes, count, byteStride, packed, mode, filter);
    return bytes;
  }

  return {
    name: meshoptName,
    enabled: loader.isExtensionUsed(meshoptName),
    dispose: () => decoded.clear(),
    loadBufferViewAsync: (context, view) =>
      GLTFLoader.LoadExtensionAsync<Compressed, ArrayBufferView>(
        context,
        view,
        meshoptName,
        (at, compressed) => {
          const known = decoded.get(view) ?? decode(at, compressed);
          decoded.set(view, known);
          return known;
        },
      ),
  };
}

/** The functions of the meshopt decoder that are used here. */
interface Meshopt {
  readonly ready: Promise<void>;
  decodeGltfBuffer(
    target: Uint8Array,
    count: number,
    size: number,
    source: Uint8Array,
    mode: string,
    filter?: string,
  ): void;
}

/** Loads the decoder from the engine's package as a chunk of the page. Without a bundler the file sets a global. */
async function loadMeshopt(): Promise<Meshopt> {
  // @ts-expect-error The engine ships no types for this file.
  const file: { default?: Meshopt } = await import('@babylonjs/core/assets/meshopt/meshopt_decoder.js');
  const decoder = file.default ?? (globalThis as { MeshoptDecoder?: Meshopt }).MeshoptDecoder!;
  await decoder.ready;
  return decoder;
}
