import { GltfError } from '../../gltf-error.ts';
import type { CompressedView } from '../accessor-layout.ts';

/** Decodes one compressed buffer view (EXT_meshopt_compression). Loads the decoder at first use. */
export async function decodeMeshopt(
  bytes: Uint8Array,
  { count, stride, mode, filter }: CompressedView,
  pointer: string,
): Promise<Uint8Array> {
  const { MeshoptDecoder } = await import('meshoptimizer/decoder');
  await MeshoptDecoder.ready;
  const target = new Uint8Array(count * stride);
  try {
    MeshoptDecoder.decodeGltfBuffer(target, count, stride, bytes, mode, filter);
  } catch {
    throw new GltfError('decode_failed', `${pointer}: the meshopt data is broken`, { pointer });
  }
  return target;
}
