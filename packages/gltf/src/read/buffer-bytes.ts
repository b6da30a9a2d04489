import { GltfError } from '../gltf-error.ts';
import { readExactly, type Source } from '../source/source.ts';
import type { BufferLayout } from './accessor-layout.ts';
import type { Container } from './container.ts';

/** The bytes behind one entry of `buffers`. */
export interface BufferBytes {
  read(offset: number, length: number): Promise<Uint8Array>;
  available(offset: number, length: number): boolean;
  /** Where the bytes are, for copying without reading them here. */
  place: { source: Source; offset: number } | { bytes: Uint8Array };
}

/**
 * Finds the data of every buffer: BIN chunk, data URI or a file beside the model. Checks sizes, so that a file with
 * less data than it declares fails before any allocation. Entries without data of their own are null.
 */
export async function openBuffers(
  source: Source,
  container: Container,
  layouts: BufferLayout[],
  signal?: AbortSignal,
): Promise<(BufferBytes | null)[]> {
  const opened: (BufferBytes | null)[] = [];
  for (const [index, layout] of layouts.entries()) {
    const pointer = `/buffers/${index}`;
    if (layout.uri === undefined) {
      const isBin = index === 0 && container.bin !== null;
      opened.push(isBin ? binBuffer(source, container.bin!, layout, pointer, signal) : null);
    } else if (layout.uri.startsWith('data:')) {
      opened.push(dataBuffer(layout.uri, layout.length, `${pointer}/uri`));
    } else opened.push(await fileBuffer(source, layout, pointer, signal));
  }
  return opened;
}

/** Opens a file that the model refers to; sources that allow this confine it to the model's folder. */
export async function openSibling(source: Source, uri: string, pointer: string): Promise<Source> {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(uri)) {
    throw new GltfError('outside_folder', `${pointer}: absolute addresses in a model are never followed`, {
      pointer,
    });
  }
  if (source.sibling) return source.sibling(uri);
  throw new GltfError(
    'missing_resource',
    `${pointer}: "${uri.slice(0, 80)}" is a separate file and cannot be reached from memory; open the model as a file`,
    { pointer },
  );
}

/** Decodes a base64 data URI; glTF allows no other encoding. */
export function decodeDataUri(uri: string, pointer: string): Uint8Array {
  const comma = uri.indexOf(',');
  if (comma < 0 || !/;base64$/i.test(uri.slice(0, comma))) {
    throw new GltfError('bad_value', `${pointer}: a data URI without base64 data`, { pointer });
  }
  try {
    const text = atob(uri.slice(comma + 1));
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
    return bytes;
  } catch {
    throw new GltfError('bad_value', `${pointer}: the base64 data is broken`, { pointer });
  }
}

function binBuffer(
  source: Source,
  bin: { offset: number; length: number },
  { length }: BufferLayout,
  pointer: string,
  signal: AbortSignal | undefined,
): BufferBytes {
  requireLength(length, bin.length, pointer);
  return {
    read: (offset, wanted) => readExactly(source, bin.offset + offset, wanted, signal),
    available: (offset, wanted) => source.available?.(bin.offset + offset, wanted) ?? true,
    place: { source, offset: bin.offset },
  };
}

function dataBuffer(uri: string, length: number, pointer: string): BufferBytes {
  requireLength(length, Math.ceil(((uri.length - uri.indexOf(',') - 1) * 3) / 4), pointer);
  const bytes = decodeDataUri(uri, pointer);
  requireLength(length, bytes.length, pointer);
  return {
    read: async (offset, wanted) => bytes.subarray(offset, offset + wanted),
    available: () => true,
    place: { bytes: bytes.subarray(0, length) },
  };
}

async function fileBuffer(
  source: Source,
  { uri, length }: BufferLayout,
  pointer: string,
  signal: AbortSignal | undefined,
): Promise<BufferBytes> {
  const file = await openSibling(source, uri!, `${pointer}/uri`);
  if (file.size !== undefined) requireLength(length, file.size, pointer);
  return {
    read: (offset, wanted) => readExactly(file, offset, wanted, signal),
    available: (offset, wanted) => file.available?.(offset, wanted) ?? true,
    place: { source: file, offset: 0 },
  };
}

function requireLength(declared: number, present: number, pointer: string): void {
  if (present >= declared) return;
  throw new GltfError('truncated', `${pointer}: ${declared} bytes declared, but ${present} present`, {
    pointer,
  });
}
