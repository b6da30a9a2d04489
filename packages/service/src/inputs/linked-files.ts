import type { FieldFacts } from '@meshwright/contract/schema';
import type { Clock } from '../clock.ts';
import { type FileStore, isMissing } from '../files/file-store.ts';
import type { UrlSigner } from '../files/signed-url.ts';
import { ServiceError } from '../service-error.ts';
import type { Store } from '../store/tables.ts';
import { resultLocation } from '../store/task-rows.ts';
import type { FetchFile } from './network/guarded-fetch.ts';
import { type Arrivals, type ArrivedFile, arrivedBytes } from './spool.ts';

export type Link = Extract<FieldFacts, { readonly kind: 'link' }>;

/** Limits where the specification states none, far above real bodies: a picture of 20 MB, a model of 400 MB. */
const defaultMaxBytes = { image: 20_971_520, model: 400_000_000 } as const;

/** What reading linked files needs: those of the service by their signed links, others by a fetch. */
export interface InputParts {
  readonly urls: Pick<UrlSigner, 'owns' | 'judge'>;
  readonly clock: Clock;
  readonly store: Store;
  readonly files: Pick<FileStore, 'read'>;
  readonly fetchFile: FetchFile;
}

/** Files sent with the request, and the storage for fetched ones. */
export interface Arrived {
  readonly sent: ReadonlyMap<string, ArrivedFile | null>;
  readonly arrivals: Arrivals;
}

/**
 * Returns the function that reads the file behind a link: a data URI of the request, a file of this service by its
 * signed link, or a file fetched from the network.
 */
export function linkedFiles(
  context: InputParts,
  { sent, arrivals }: Arrived,
): (facts: Link, link: string, path: string) => Promise<ArrivedFile> {
  async function fileOf(facts: Link, link: string, path: string): Promise<ArrivedFile> {
    const maxBytes = facts.maxBytes ?? defaultMaxBytes[facts.media];
    if (/^data:/i.test(link)) return ofDataUri(facts, link, facts.maxDataUriBytes ?? maxBytes, path);
    const url = new URL(link);
    if (!context.urls.owns(url)) return await fetched(url, maxBytes, path);
    if (context.urls.judge(url, context.clock.now()) !== 'valid') {
      throw new ServiceError(
        'bad_input',
        `${path}: this link to a file of the service is expired or not signed; read its task again.`,
      );
    }
    const [task = '', name = ''] = url.pathname.split('/').slice(2);
    const place = await resultLocation(context.store, task);
    const bytes = place && (await context.files.read(place, name).catch(unlessMissing));
    if (!bytes) throw new ServiceError('bad_input', `${path}: the task this file belongs to was deleted.`);
    if (bytes.byteLength > maxBytes) throw tooLarge(path, bytes.byteLength, maxBytes);
    return await arrivedBytes(bytes);
  }

  /** Fetches as a stream, so that it never holds all bytes. */
  async function fetched(url: URL, maxBytes: number, field: string): Promise<ArrivedFile> {
    const sink = arrivals.sink();
    const whole = await context.fetchFile(url, { maxBytes, field, onChunk: (chunk) => sink.write(chunk) });
    if (whole.byteLength > 0) await sink.write(whole);
    return await sink.end();
  }

  function ofDataUri(facts: Link, link: string, maxBytes: number, path: string): ArrivedFile {
    const { mediaType } = readDataUri(link);
    const fits = facts.media === 'image' ? /^image\// : /^(application\/octet-stream|model\/.*)$/;
    if (!fits.test(mediaType)) {
      const expected = facts.media === 'image' ? 'an image/* type' : 'application/octet-stream';
      throw new ServiceError(
        'bad_input',
        `${path}: the data URI is ${mediaType}; it must declare ${expected}.`,
      );
    }
    const file = sent.get(link);
    if (!file) {
      throw new ServiceError(
        'bad_input',
        `${path}: the data URI is not valid base64; encode the file again.`,
      );
    }
    if (file.size > maxBytes) throw tooLarge(path, file.size, maxBytes);
    return file;
  }

  return fileOf;
}

function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

function tooLarge(path: string, size: number, limit: number): ServiceError {
  return new ServiceError('bad_input', `${path}: the file has ${size} bytes; at most ${limit} are accepted.`);
}

/** Reads the media type of a base64 data URI validated by the contract: without parameters, lower case. */
function readDataUri(uri: string): { readonly mediaType: string } {
  const head = uri.slice('data:'.length, uri.indexOf(','));
  return { mediaType: head.split(';')[0]?.toLowerCase() ?? '' };
}
