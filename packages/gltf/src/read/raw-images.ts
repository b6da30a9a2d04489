import type { Source } from '../source/source.ts';
import type { ViewLayout } from './accessor-layout.ts';
import { type BufferBytes, decodeDataUri, openSibling } from './buffer-bytes.ts';
import { indexAt, type JsonObject, objectsAt, textAt } from './json.ts';
import type { ModelImage } from './model.ts';

/** The images of a model, in a buffer, a data URI or a file beside it. */
export function imagesFrom(
  json: JsonObject,
  source: Source,
  views: ViewLayout[],
  buffers: (BufferBytes | null)[],
): ModelImage[] {
  return objectsAt(json, 'images', '').map((image, index) => {
    const at = `/images/${index}`;
    const uri = textAt(image, 'uri', at);
    const name = textAt(image, 'name', at) ?? '';
    const declared = textAt(image, 'mimeType', at) ?? null;
    const view = indexAt(image, 'bufferView', views.length, at);
    if (view !== undefined) {
      const { buffer, offset, length } = views[view]!;
      return {
        name,
        mimeType: declared,
        bytes: length,
        head: async (wanted) => {
          const bytes = buffers[buffer];
          if (!bytes || (source.sequential && !bytes.available(offset, Math.min(wanted, length))))
            return null;
          return bytes.read(offset, Math.min(wanted, length));
        },
      };
    }
    if (uri?.startsWith('data:')) {
      const bytes = decodeDataUri(uri, `${at}/uri`);
      const mimeType = declared ?? /^data:([^;,]+)/.exec(uri)?.[1] ?? null;
      return { name, mimeType, bytes: bytes.length, head: async (wanted) => bytes.subarray(0, wanted) };
    }
    return {
      name: name || (uri ?? ''),
      mimeType: declared,
      bytes: null,
      head: async (wanted) => {
        if (uri === undefined) return null;
        const file = await openSibling(source, uri, `${at}/uri`);
        return file.read(0, wanted);
      },
    };
  });
}
