import { GltfError } from '../../gltf-error.ts';
import { readExactly, requireLength, type Source } from '../../source/source.ts';
import type { BufferLayout } from '../accessor-layout.ts';
import type { BufferBytes } from '../buffer-bytes.ts';
import type { ModelImage } from '../model.ts';

/** Opens a buffer whose data is in a data URI or in a file beside the model. */
export async function outsideBuffer(
  source: Source,
  { uri = '', length }: BufferLayout,
  pointer: string,
  signal: AbortSignal | undefined,
): Promise<BufferBytes> {
  return uri.startsWith('data:')
    ? dataBuffer(uri, length, `${pointer}/uri`)
    : fileBuffer(source, uri, length, pointer, signal);
}

/** Returns an image in a data URI or in a file beside the model. */
export function outsideImage(
  source: Source,
  uri: string,
  { name, mimeType: declared }: Pick<ModelImage, 'name' | 'mimeType'>,
  at: string,
): ModelImage {
  if (uri.startsWith('data:')) {
    const bytes = decodeDataUri(uri, `${at}/uri`);
    const mimeType = declared ?? /^data:([^;,]+)/.exec(uri)?.[1] ?? null;
    return { name, mimeType, bytes: bytes.length, head: async (wanted) => bytes.subarray(0, wanted) };
  }
  return {
    name: name || uri,
    mimeType: declared,
    bytes: null,
    head: async (wanted) => {
      const file = await openSibling(source, uri, `${at}/uri`);
      return file.read(0, wanted);
    },
  };
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
function decodeDataUri(uri: string, pointer: string): Uint8Array {
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
  uri: string,
  length: number,
  pointer: string,
  signal: AbortSignal | undefined,
): Promise<BufferBytes> {
  const file = await openSibling(source, uri, `${pointer}/uri`);
  if (file.size !== undefined) requireLength(length, file.size, pointer);
  return {
    read: (offset, wanted) => readExactly(file, offset, wanted, signal),
    available: (offset, wanted) => file.available?.(offset, wanted) ?? true,
    place: { source: file, offset: 0 },
  };
}
