import { guarded } from '../../files/serve-file.ts';
import { ServiceError } from '../../service-error.ts';
import type { PreviewStore } from './preview-store.ts';

/**
 * Answers GET and HEAD of the preview of a library animation, without a key.
 * @throws ServiceError `not_found`
 */
export async function servePreview(previews: PreviewStore, file: string): Promise<Response> {
  const key = /^(.+)\.gif$/.exec(file)?.[1];
  const picture = key === undefined ? undefined : await previews.read(key);
  if (!picture) {
    throw new ServiceError(
      'not_found',
      'The animation library has no preview with this name; list the library again.',
    );
  }
  const body = new Uint8Array(picture);
  return new Response(body, {
    headers: {
      ...guarded,
      'Accept-Ranges': 'none',
      'Cache-Control': 'private, max-age=3600',
      'Content-Type': 'image/gif',
      'Content-Length': String(body.byteLength),
    },
  });
}
