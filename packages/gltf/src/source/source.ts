import { GltfError } from '../gltf-error.ts';

/**
 * Where the bytes of a model come from. Offsets and lengths are bytes.
 */
export interface Source {
  /** What to call it in reports and errors: a file name, or a URL without its query. */
  readonly name: string;
  /** Undefined until known; a remote source learns it with its first answer. */
  readonly size: number | undefined;
  /** Answers `length` bytes from `offset`, fewer only where the source ends. */
  read(offset: number, length: number, signal?: AbortSignal): Promise<Uint8Array>;
  /** Opens a file the model names by a relative URI. Must refuse what lies outside the model's folder. */
  sibling?(uri: string): Promise<Source>;
  /** The same bytes in pieces; a piece is only valid until the next one is asked for. */
  stream?(offset: number, length: number, signal?: AbortSignal): AsyncIterable<Uint8Array>;
  /** False when reading these bytes would cost a request or a long read; absent means all are at hand. */
  available?(offset: number, length: number): boolean;
  /** True when bytes can only be reached by reading everything before them. */
  readonly sequential?: boolean;
  /** Lets go of open handles and streams, those of siblings too. A later read may open them again. */
  close?(): Promise<void>;
}

/** A model already in memory. `name` is only used in reports and errors. */
export function bytesSource(bytes: Uint8Array, name = 'model'): Source {
  return {
    name,
    size: bytes.byteLength,
    read: async (offset, length) => bytes.subarray(offset, offset + length),
  };
}

/** A model behind a Blob or a File; only the parts that are asked for are read. */
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
    `${source.name}: ${length} bytes wanted at offset ${offset}, ${bytes.byteLength} there; download the file again`,
  );
}
