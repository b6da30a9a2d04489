import type { Source } from '../source/source.ts';
import type { ViewLayout } from './accessor-layout.ts';
import type { BufferBytes } from './buffer-bytes.ts';
import { indexAt, type JsonObject, objectsAt, textAt } from './json.ts';
import type { ModelImage } from './model.ts';

/** The images of a model, in a buffer, a data URI or a file beside it. */
export async function imagesFrom(
  json: JsonObject,
  source: Source,
  views: ViewLayout[],
  buffers: (BufferBytes | null)[],
): Promise<ModelImage[]> {
  const images = objectsAt(json, 'images', '').map(async (image, index): Promise<ModelImage> => {
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
    if (uri === undefined) return { name, mimeType: declared, bytes: null, head: async () => null };
    const { outsideImage } = await import('./outside/outside-data.ts');
    return outsideImage(source, uri, { name, mimeType: declared }, at);
  });
  return Promise.all(images);
}
