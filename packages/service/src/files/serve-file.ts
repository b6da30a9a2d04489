import type { Clock } from '../clock.ts';
import { ServiceError } from '../service-error.ts';
import type { Store } from '../store/tables.ts';
import { wantedRange } from './byte-range.ts';
import type { FileStore } from './file-store.ts';
import { mediaTypeOf } from './media-type.ts';
import type { UrlSigner } from './signed-url.ts';

/** Headers for results, which are untrusted content on this origin: no scripts, no sniffing, no embedding. */
export const guarded: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, max-age=0, must-revalidate',
  'Accept-Ranges': 'bytes',
};

/** What serving a result file needs: its link, its size and digest, its bytes, and the time. */
export interface ServedFiles {
  readonly urls: UrlSigner;
  readonly store: Store;
  readonly files: Pick<FileStore, 'stream'>;
  readonly clock: Clock;
}

/**
 * Answers GET and HEAD of a signed URL, without a key (spec: Authentication, rule 4).
 * @throws ServiceError `refused` | `link_expired` | `not_found` | `file_missing`
 */
export async function serveFile(
  { urls, store, files, clock }: ServedFiles,
  request: Request,
): Promise<Response> {
  const url = new URL(request.url);
  const verdict = urls.judge(url, clock.now());
  if (verdict === 'forged') {
    throw new ServiceError(
      'refused',
      'This link is not signed by this service; read the task again for a valid link.',
    );
  }
  if (verdict === 'expired') {
    throw new ServiceError(
      'link_expired',
      'This link has expired and cannot be refreshed; run the task again.',
    );
  }
  const [task = '', name = ''] = url.pathname.split('/').slice(2);
  const file = await store
    .selectFrom('files')
    .innerJoin('tasks', 'tasks.id', 'files.task')
    .where('task', '=', task)
    .where('name', '=', name)
    .select(['size', 'digest', 'claim'])
    .executeTakeFirst();
  if (!file)
    throw new ServiceError(
      'not_found',
      'This file is no longer kept: its task was deleted, or its results had expired.',
    );

  const { size } = file;
  const etag = `"${file.digest}"`;
  const headers = { ...guarded, 'Content-Type': mediaTypeOf(name), ETag: etag };
  if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers });
  const requested = { range: request.headers.get('Range'), ifRange: request.headers.get('If-Range') };
  const wanted = wantedRange(requested, { size, etag });
  if (wanted === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } });
  }
  const { start, end } = wanted === 'all' ? { start: 0, end: size - 1 } : wanted;
  const empty = request.method === 'HEAD' || size === 0;
  // Opened before the headers, so that a missing file is an error and not a body that breaks off.
  const body = empty ? null : await files.stream({ task, claim: file.claim }, name, { start, end });
  return new Response(body, {
    status: wanted === 'all' ? 200 : 206,
    headers: {
      ...headers,
      'Content-Length': String(end - start + 1),
      ...(wanted === 'all' ? {} : { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    },
  });
}
