import { type Body, type Details, type Field, factsOf } from '@meshwright/contract/schema';
import { ServiceError } from '../service-error.ts';
import { fileFormat } from './file-format.ts';
import { imageEnd, imageSize } from './image-size.ts';
import { type Arrived, type InputParts, type Link, linkedFiles } from './linked-files.ts';
import { checkModel } from './models/check-model.ts';
import type { ArrivedFile } from './spool.ts';

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
