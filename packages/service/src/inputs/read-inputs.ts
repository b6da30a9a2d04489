import { type Body, type Details, type Field, type FieldFacts, factsOf } from '@meshwright/contract/schema';
import type { Clock } from '../clock.ts';
import { type FileStore, isMissing } from '../files/file-store.ts';
import type { UrlSigner } from '../files/signed-url.ts';
import { ServiceError } from '../service-error.ts';
import type { Store } from '../store/tables.ts';
import { resultLocation } from '../store/task-rows.ts';
import { fileFormat } from './file-format.ts';
import { imageEnd, imageSize } from './image-size.ts';
import { checkModel } from './models/check-model.ts';
import type { FetchFile } from './network/guarded-fetch.ts';
import { type Arrivals, type ArrivedFile, arrivedBytes } from './spool.ts';

export interface ReadInputs {
  /** The body without data URIs and signed queries, which only the fetch needs. */
  readonly request: Record<string, unknown>;
  /**
   * The files of all links, by role: `model_url` is `model`; the first of `image_urls` is `image`, the third
   * `image.2`.
   */
  readonly files: readonly InputFile[];
}

export interface InputFile {
  readonly role: string;
  readonly file: ArrivedFile;
}

type Link = Extract<FieldFacts, { readonly kind: 'link' }>;

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

/** Limits where the specification states none, far above real bodies: a picture of 20 MB, a model of 400 MB. */
const defaultMaxBytes = { image: 20_971_520, model: 400_000_000 } as const;
/** Pixel limit of every family; the specification states it for one product. */
const maxPixels = 178_956_970;

/**
 * Fetches, decodes and checks every file a valid create body links to.
 * @throws ServiceError `bad_input` | `unprocessable` naming the field and the limit
 */
export async function readInputs(
  context: InputParts,
  details: Details,
  body: Readonly<Record<string, unknown>>,
  { sent, arrivals }: Arrived,
): Promise<ReadInputs> {
  const files: InputFile[] = [];
  const fileOf = linkedFiles(context, { sent, arrivals });

  async function visitBody(schema: Body, values: Readonly<Record<string, unknown>>, path: string) {
    const kept: Record<string, unknown> = { ...values };
    for (const [name, field] of Object.entries(schema.entries)) {
      if (Object.hasOwn(values, name)) kept[name] = await visit(field, values[name], `${path}${name}`);
    }
    return kept;
  }

  async function visit(field: Field, value: unknown, path: string): Promise<unknown> {
    const facts = factsOf(field);
    if (facts.kind === 'link' && typeof value === 'string') {
      const file = await fileOf(facts, value, path);
      await check(details, facts, file, path);
      files.push({ role: roleOf(path), file });
      return withoutSecrets(value);
    }
    if (facts.kind === 'list' && Array.isArray(value)) {
      const kept: unknown[] = [];
      for (const [i, item] of value.entries()) kept.push(await visit(facts.item, item, `${path}.${i}`));
      return kept;
    }
    if (facts.kind === 'group' && typeof value === 'object' && value !== null) {
      return await visitBody(facts.body, value as Record<string, unknown>, `${path}.`);
    }
    return value;
  }

  const request = await visitBody(details.request, body, '');
  return { request, files };
}

/** Enough bytes to detect the format and read the header of every picture. */
const headBytes = 4_096;

async function check(details: Details, facts: Link, file: ArrivedFile, path: string): Promise<void> {
  const format = fileFormat(await file.bytes(headBytes), file.size);
  const accepted = facts.formats.join(', ');
  if (format === null || !facts.formats.includes(format)) {
    const named = format ?? 'of an unknown format';
    throw new ServiceError('bad_input', `${path}: the file is ${named}; accepted: ${accepted}.`);
  }
  if (facts.media === 'image') checkImage(details, format, await file.bytes(), path);
  else await checkModel(details, file, path);
}

function checkImage(details: Details, format: string, bytes: Uint8Array, path: string): void {
  const size = imageSize(bytes);
  if (size === null)
    throw new ServiceError('bad_input', `${path}: the ${format} picture has no readable header.`);
  if (!imageEnd(bytes)) {
    throw new ServiceError(
      'bad_input',
      `${path}: the ${format} picture is truncated; send the complete file.`,
    );
  }
  const { width, height } = size;
  const dimensions = `${path}: the picture has ${width} x ${height} pixels.`;
  if (Math.min(width, height) < 1)
    throw new ServiceError('bad_input', `${dimensions} At least one is required.`);
  if (width * height > maxPixels)
    throw new ServiceError('bad_input', `${dimensions} At most ${maxPixels} are accepted.`);
  for (const limit of details.limits ?? []) {
    const short = limit.unit === 'pixels' && limit.min !== undefined && Math.min(width, height) < limit.min;
    if (short) throw new ServiceError('bad_input', `${dimensions} ${limit.message}`);
  }
}

function roleOf(path: string): string {
  return path.replace(/_urls?(?=\.|$)/, '').replace(/\.0$/, '');
}

function withoutSecrets(link: string): string {
  if (/^data:/i.test(link)) return `${link.slice(0, link.indexOf(',')).slice(0, 100)},`;
  const url = new URL(link);
  return `${url.origin}${url.pathname}`;
}

/**
 * Returns the function that reads the file behind a link: a data URI of the request, a file of this service by its
 * signed link, or a file fetched from the network.
 */
function linkedFiles(
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
