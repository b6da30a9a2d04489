import { EXTMeshoptCompression } from '@gltf-transform/extensions';
import type { MeshoptEncoder } from 'meshoptimizer';

/** The extension of the library, with rotations of clips to 0.02 degrees, as far as an eye sees no difference, instead of 0.002. */
export class Meshopt extends EXTMeshoptCompression {
  override install(key: string, dependency: unknown): this {
    return super.install(key, key === 'meshopt.encoder' ? this.encoder(dependency as Encoder) : dependency);
  }

  protected encoder(encoder: Encoder): Encoder {
    const encodeFilterQuat: Encoder['encodeFilterQuat'] = (source, count, stride) =>
      encoder.encodeFilterQuat(source, count, stride, ROTATION_BITS);
    return { ...encoder, encodeFilterQuat };
  }
}

/**
 * The same with the vertex codec of KHR_meshopt_compression, which EXT_meshopt_compression does not allow. It is written
 * under the name of the latter, and renamed in the file.
 */
export class KhrMeshopt extends Meshopt {
  protected override encoder(encoder: Encoder): Encoder {
    const encodeGltfBuffer: Encoder['encodeGltfBuffer'] = (source, count, size, mode) =>
      mode === 'ATTRIBUTES'
        ? encoder.encodeVertexBufferLevel(source, count, size, LEVEL, VERSION)
        : encoder.encodeGltfBuffer(source, count, size, mode);
    return { ...super.encoder(encoder), encodeGltfBuffer };
  }
}

type Encoder = typeof MeshoptEncoder;

const ROTATION_BITS = 13;
const VERSION = 1;
/** The highest: it tries every way of storing a channel, and decodes as fast. */
const LEVEL = 3;
