import { checkDecoderPolicy } from '@meshwright/runtime';

const names = ['EXT_meshopt_compression', 'KHR_meshopt_compression'];

interface Compressed {
  readonly buffer: number;
  readonly byteOffset?: number;
  readonly byteLength: number;
  readonly byteStride: number;
  readonly count: number;
  readonly mode: string;
  readonly filter?: string;
}

interface BufferView {
  readonly extensions?: Readonly<Record<string, Compressed>>;
}

type Done = (error: unknown, bytes: Uint8Array | null) => void;

/** Returns a hook of the engine's GLB parser that decodes meshopt, which the engine does not know; undefined if unused. */
export async function meshoptViews(extensions: readonly string[]) {
  if (!names.some((name) => extensions.includes(name))) return undefined;
  await checkDecoderPolicy('meshopt');
  const { MeshoptDecoder } = await import('meshoptimizer/decoder');
  await MeshoptDecoder.ready;
  return {
    processAsync(view: BufferView, buffers: readonly Promise<Uint8Array>[], done: Done): void {
      const compressed = names.flatMap((name) => view.extensions?.[name] ?? [])[0];
      if (!compressed) {
        done(null, null);
        return;
      }
      const { buffer, byteOffset = 0, byteLength, byteStride, count, mode, filter } = compressed;
      const decode = async () => {
        const source = await buffers[buffer];
        if (!source)
          throw new Error(`A compressed buffer view refers to buffer ${buffer}, which is missing.`);
        const bytes = new Uint8Array(count * byteStride);
        const packed = source.subarray(byteOffset, byteOffset + byteLength);
        MeshoptDecoder.decodeGltfBuffer(bytes, count, byteStride, packed, mode, filter);
        return bytes;
      };
      decode().then(
        (bytes) => done(null, bytes),
        (error: unknown) => done(error, null),
      );
    },
  };
}
