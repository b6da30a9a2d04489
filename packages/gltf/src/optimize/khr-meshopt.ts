import { EXTMeshoptCompression } from '@gltf-transform/extensions';
import type { MeshoptEncoder } from 'meshoptimizer';

/**
 * The extension of the library with the vertex codec of KHR_meshopt_compression, which EXT_meshopt_compression does not
 * allow. It is written under the name of the latter, and renamed in the file.
 */
export class KhrMeshopt extends EXTMeshoptCompression {
  override install(key: string, dependency: unknown): this {
    return super.install(key, key === 'meshopt.encoder' ? newer(dependency as Encoder) : dependency);
  }
}

type Encoder = typeof MeshoptEncoder;

function newer(encoder: Encoder): Encoder {
  const encodeGltfBuffer: Encoder['encodeGltfBuffer'] = (source, count, size, mode) =>
    mode === 'ATTRIBUTES'
      ? encoder.encodeVertexBufferLevel(source, count, size, LEVEL, VERSION)
      : encoder.encodeGltfBuffer(source, count, size, mode);
  return { ...encoder, encodeGltfBuffer };
}

const VERSION = 1;
/** The highest: it tries every way of storing a channel, and decodes as fast. */
const LEVEL = 3;
