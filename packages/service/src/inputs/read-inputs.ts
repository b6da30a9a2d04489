import { type Body, type Details, type Field, type FieldFacts, factsOf } from '@meshwright/contract/schema';
import type { ServiceContext } from '../service-context.ts';
import { ServiceError } from '../service-error.ts';
import { checkModel } from './check-model.ts';
import { readDataUri } from './data-uri.ts';
import { fileFormat } from './file-format.ts';
import { imageSize } from './image-size.ts';

export interface ReadInputs {
  /** The body without what only the fetching needed: data URIs and signed queries. */
  readonly request: Record<string, unknown>;
  /** The files of all links, by role: `model_url` is `model`; of `image_urls` the first is `image`, the third `image.2`. */
  readonly files: readonly InputBytes[];
}

export interface InputBytes {
  readonly role: string;
  readonly bytes: Uint8Array;
}

type Link = Extract<FieldFacts, { readonly kind: 'link' }>;

/** No body comes near it where the specification states no limit: a picture of 20 MB, a model of 400 MB. */
const defaultMaxBytes = { image: 20_971_520, model: 400_000_000 } as const;
/** More pixels than this are refused everywhere: what the specification states for one product protects all. */
const maxPixels = 178_956_970;

/**
 * Fetches, decodes and checks every file a valid create body links to.
 * @throws ServiceError `bad_input` | `unprocessable` naming the field and the limit
 */
export async function readInputs(
  context: Pick<ServiceContext, 'urls' | 'clock' | 'files' | 'fetchFile'>,
  details: Details,
  body: Readonly<Record<string, unknown>>,
): Promise<ReadInputs> {
  const files: InputBytes[] = [];

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
      const bytes = await bytesOf(facts, value, path);
      check(details, facts, bytes, path);
      files.push({ role: roleOf(path), bytes });
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

  async function bytesOf(facts: Link, link: string, path: string): Promise<Uint8Array> {
    const maxBytes = facts.maxBytes ?? defaultMaxBytes[facts.media];
    if (/^data:/i.test(link)) return decoded(facts, link, facts.maxDataUriBytes ?? maxBytes, path);
    const url = new URL(link);
    if (!context.urls.owns(url)) return await context.fetchFile(url, { maxBytes, field: path });
    if (context.urls.judge(url, context.clock.now()) !== 'valid') {
      throw new ServiceError(
        'bad_input',
        `${path}: this link of ours is expired or not signed; read its task again.`,
      );
    }
    const [task = '', name = ''] = url.pathname.split('/').slice(2);
    const bytes = await context.files.read(task, name).catch(() => null);
    if (!bytes) throw new ServiceError('bad_input', `${path}: the task this file belongs to was deleted.`);
    if (bytes.byteLength > maxBytes) throw tooLarge(path, bytes.byteLength, maxBytes);
    return bytes;
  }

  const request = await visitBody(details.request, body, '');
  return { request, files };
}

function decoded(facts: Link, link: string, maxBytes: number, path: string): Uint8Array {
  const uri = readDataUri(link, path);
  const fits = facts.media === 'image' ? /^image\// : /^(application\/octet-stream|model\/.*)$/;
  if (!fits.test(uri.mediaType)) {
    const expected = facts.media === 'image' ? 'an image/* type' : 'application/octet-stream';
    throw new ServiceError(
      'bad_input',
      `${path}: the data URI is ${uri.mediaType}; it must declare ${expected}.`,
    );
  }
  if (uri.size > maxBytes) throw tooLarge(path, uri.size, maxBytes);
  return uri.decode();
}

function check(details: Details, facts: Link, bytes: Uint8Array, path: string): void {
  const format = fileFormat(bytes);
  const accepted = facts.formats.join(', ');
  if (format === null || !facts.formats.includes(format)) {
    const found = format ?? 'no format known here';
    throw new ServiceError('bad_input', `${path}: the file is ${found}; accepted: ${accepted}.`);
  }
  if (facts.media === 'image') checkImage(details, format, bytes, path);
  else checkModel(details, bytes, path);
}

function checkImage(details: Details, format: string, bytes: Uint8Array, path: string): void {
  const size = imageSize(bytes);
  if (size === null)
    throw new ServiceError('bad_input', `${path}: the ${format} picture has no readable header.`);
  const { width, height } = size;
  const told = `${path}: the picture has ${width} x ${height} pixels.`;
  if (Math.min(width, height) < 1) throw new ServiceError('bad_input', `${told} It must have at least one.`);
  if (width * height > maxPixels)
    throw new ServiceError('bad_input', `${told} At most ${maxPixels} are accepted.`);
  for (const limit of details.limits ?? []) {
    const short = limit.unit === 'pixels' && limit.min !== undefined && Math.min(width, height) < limit.min;
    if (short) throw new ServiceError('bad_input', `${told} ${limit.message}`);
  }
}

function tooLarge(path: string, size: number, limit: number): ServiceError {
  return new ServiceError('bad_input', `${path}: the file has ${size} bytes; at most ${limit} are accepted.`);
}

function roleOf(path: string): string {
  return path.replace(/_urls?(?=\.|$)/, '').replace(/\.0$/, '');
}

function withoutSecrets(link: string): string {
  if (/^data:/i.test(link)) return `${link.slice(0, link.indexOf(',')).slice(0, 100)},`;
  const url = new URL(link);
  return `${url.origin}${url.pathname}`;
}
