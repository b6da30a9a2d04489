/// <reference path="./draco3dgltf.d.ts" />

import { GltfError } from '../../gltf-error.ts';
import { componentBytes } from '../accessor-size.ts';

/**
 * One requested attribute of a Draco stream; `id` is its unique id, undefined for the indices, which are always
 * decoded as 32-bit numbers.
 */
export interface DracoRequest {
  id: number | undefined;
  size: number;
  componentType: number;
  count: number;
}

/**
 * Decodes attributes of one KHR_draco_mesh_compression stream into tightly packed elements of each request's
 * component type. Loads the decoder at first use.
 */
export async function decodeDraco(
  bytes: Uint8Array,
  requests: DracoRequest[],
  pointer: string,
): Promise<Uint8Array[]> {
  const draco = await load();
  const decoder = new draco.Decoder();
  const buffer = new draco.DecoderBuffer();
  const mesh = new draco.Mesh();
  try {
    buffer.Init(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes.byteLength);
    if (decoder.GetEncodedGeometryType(buffer) !== draco.TRIANGULAR_MESH) {
      throw new GltfError('decode_failed', `${pointer}: the Draco stream holds no mesh`, { pointer });
    }
    const status = decoder.DecodeBufferToMesh(buffer, mesh);
    if (!status.ok()) {
      throw new GltfError('decode_failed', `${pointer}: Draco says ${status.error_msg()}`, { pointer });
    }
    return requests.map((request) => {
      const values =
        request.id === undefined ? faces(draco, decoder, mesh) : attribute(draco, decoder, mesh, request);
      if (values && values.length === request.count * request.size) return new Uint8Array(values.buffer);
      throw new GltfError(
        'decode_failed',
        `${pointer}: the Draco stream does not hold the ${request.count} elements its accessor declares`,
        { pointer },
      );
    });
  } catch (error) {
    if (error instanceof GltfError) throw error;
    throw new GltfError('decode_failed', `${pointer}: the Draco stream is broken`, { pointer });
  } finally {
    draco.destroy(mesh);
    draco.destroy(buffer);
    draco.destroy(decoder);
  }
}

function faces(draco: DracoModule, decoder: DracoDecoder, mesh: DracoMesh): Uint32Array {
  const length = mesh.num_faces() * 3;
  const at = draco._malloc(length * 4);
  try {
    decoder.GetTrianglesUInt32Array(mesh, length * 4, at);
    return new Uint32Array(draco.HEAPU8.buffer, at, length).slice();
  } finally {
    draco._free(at);
  }
}

function attribute(
  draco: DracoModule,
  decoder: DracoDecoder,
  mesh: DracoMesh,
  { id, size, componentType, count }: DracoRequest,
): InstanceType<(typeof HEAP)[keyof typeof HEAP]['view']> | null {
  const attribute = decoder.GetAttributeByUniqueId(mesh, id!);
  if (mesh.num_points() !== count || attribute.num_components() !== size) return null;
  const bytes = count * size * componentBytes(componentType);
  const at = draco._malloc(bytes);
  try {
    const { type, view } = HEAP[componentType as keyof typeof HEAP];
    decoder.GetAttributeDataArrayForAllPoints(mesh, attribute, draco[type], bytes, at);
    return new view(draco.HEAPU8.buffer as ArrayBuffer, at, count * size).slice();
  } finally {
    draco._free(at);
  }
}

let loaded: Promise<DracoModule> | undefined;

/** Loaded once per process: the module is a WebAssembly instance that keeps no state between streams. */
function load(): Promise<DracoModule> {
  loaded ??= import('draco3dgltf').then((library) => {
    // Browser bundles leave it out (see package.json): it is for Node.
    if (!('createDecoderModule' in library)) {
      throw new GltfError(
        'decode_failed',
        'Draco: no decoder is available in a browser; set bounds to "declared"',
      );
    }
    return library.createDecoderModule() as Promise<DracoModule>;
  });
  return loaded;
}

const HEAP = {
  5120: { type: 'DT_INT8', view: Int8Array },
  5121: { type: 'DT_UINT8', view: Uint8Array },
  5122: { type: 'DT_INT16', view: Int16Array },
  5123: { type: 'DT_UINT16', view: Uint16Array },
  5125: { type: 'DT_UINT32', view: Uint32Array },
  5126: { type: 'DT_FLOAT32', view: Float32Array },
} as const;

/** The part of the decoder's interface in use; the package ships no types. */
interface DracoModule {
  Decoder: new () => DracoDecoder;
  DecoderBuffer: new () => { Init(bytes: Int8Array, length: number): void };
  Mesh: new () => DracoMesh;
  TRIANGULAR_MESH: number;
  DT_INT8: number;
  DT_UINT8: number;
  DT_INT16: number;
  DT_UINT16: number;
  DT_UINT32: number;
  DT_FLOAT32: number;
  HEAPU8: Uint8Array;
  _malloc(bytes: number): number;
  _free(at: number): void;
  destroy(thing: unknown): void;
}

interface DracoDecoder {
  GetEncodedGeometryType(buffer: unknown): number;
  DecodeBufferToMesh(buffer: unknown, mesh: DracoMesh): { ok(): boolean; error_msg(): string };
  GetAttributeByUniqueId(mesh: DracoMesh, id: number): { num_components(): number };
  GetAttributeDataArrayForAllPoints(
    mesh: DracoMesh,
    attribute: unknown,
    type: number,
    bytes: number,
    at: number,
  ): void;
  GetTrianglesUInt32Array(mesh: DracoMesh, bytes: number, at: number): void;
}

interface DracoMesh {
  num_faces(): number;
  num_points(): number;
}
