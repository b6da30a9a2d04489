import { GltfError } from '../gltf-error.ts';

/**
 * Where the bytes of a model come from. Offsets and lengths are bytes.
 */
export interface Source {
  /** Name in reports and errors: a file name, or a URL without its query. */
  readonly name: string;
  /** Undefined until known; a remote source gets it with its first response. */
  readonly size: number | undefined;
  /** Returns `length` bytes from `offset`; fewer only at the end of the source. */
  read(offset: number, length: number, signal?: AbortSignal): Promise<Uint8Array>;
  /** Opens a file that the model refers to by a relative URI. Must reject URIs outside the model's folder. */
  sibling?(uri: string): Promise<Source>;
  /** The same bytes in pieces; a piece is only valid until the next one is requested. */
  stream?(offset: number, length: number, signal?: AbortSignal): AsyncIterable<Uint8Array>;
  /** False when reading these bytes would cost a request or a long read; absent means all are available. */
  available?(offset: number, length: number): boolean;
  /** True when bytes can only be reached by reading everything before them. */
  readonly sequential?: boolean;
  /** Closes open handles and streams, including those of siblings. A later read may open them again. */
  close?(): Promise<void>;
}

/**
 * Creates the source of a model in memory. `name` is only used in reports and errors.
 * @example
 * import { bytesSource, inspectModel } from '@meshwright/gltf';
 *
 * const report = await inspectModel(bytesSource(await readFile('knight.glb')));
 */
export function bytesSource(bytes: Uint8Array, name = 'model'): Source {
  return {
    name,
    size: bytes.byteLength,
    read: async (offset, length) => bytes.subarray(offset, offset + length),
  };
}

/**
 * Creates the source of a Blob or a File; reads only the requested parts.
 * @example
 * import { blobSource, inspectModel } from '@meshwright/gltf';
 *
 * const file = new File([await readFile('knight.glb')], 'knight.glb'); // from an <input type="file">
 * const report = await inspectModel(blobSource(file));
 */
export function blobSource(blob: Blob & { readonly name?: string }): Source {
  return {
    name: blob.name ?? 'model',
    size: blob.size,
    read: async (offset, length) => new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer()),
  };
}

/** Reads exactly `length` bytes or fails with `truncated`. */
export async function readExactly(
  source: Source,
  offset: number,
  length: number,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const bytes = await source.read(offset, length, signal);
  if (bytes.byteLength === length) return bytes;
  throw new GltfError(
    'truncated',
    `${source.name}: ${length} bytes needed at offset ${offset}, but ${bytes.byteLength} present; download the file again`,
  );
}

/** Rejects a buffer with less data than it declares. */
export function requireLength(declared: number, present: number, pointer: string): void {
  if (present >= declared) return;
  throw new GltfError('truncated', `${pointer}: ${declared} bytes declared, but ${present} present`, {
    pointer,
  });
}
