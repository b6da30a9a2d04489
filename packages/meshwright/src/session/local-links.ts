import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { type Details, type FieldFacts, factsOf, type Limit } from '@meshwright/contract/schema';
import { CliError } from '../errors/cli-error.ts';
import { type PictureSize, pictureKind } from '../files/picture-kind.ts';

type LinkFacts = Extract<FieldFacts, { kind: 'link' }>;

/** Largest file of a data URI field (spec: Limits). */
const MAX_DATA_URI_BYTES = 100_000_000;

const MIN_SIDE = 32;

const MAX_PIXELS = 178_956_970;

/** A create body in its sent form and its form for the sidecar. */
export interface LinkedRequest {
  /** With the bytes of local files as data URIs. */
  readonly body: Readonly<Record<string, unknown>>;
  /** With the hash of each local file in place of its bytes, and addresses without their query. */
  readonly record: Readonly<Record<string, unknown>>;
}

/**
 * Allows local files in link fields: reads values that are neither http(s) nor data URIs, and checks them as far as
 * possible before anything is sent.
 * @param flagOf returns the flag of a field for messages
 * @throws CliError `local_io` when a file cannot be read, `bad_input` when the field does not accept it
 */
export async function linkLocalFiles(
  family: Pick<Details, 'request' | 'limits'>,
  request: Readonly<Record<string, unknown>>,
  cwd: string,
  flagOf: (field: string) => string | undefined = () => undefined,
): Promise<LinkedRequest> {
  const body: Record<string, unknown> = { ...request };
  const record: Record<string, unknown> = { ...request };
  for (const [name, field] of Object.entries(family.request.entries)) {
    const facts = linkFacts(factsOf(field));
    const given = request[name];
    if (!facts || given === undefined) continue;
    const flag = flagOf(name) ?? `--${name.replaceAll('_', '-')}`;
    const many = Array.isArray(given);
    const linked = await Promise.all(
      (many ? given : [given]).map((value) => linkOf(String(value), facts, flag, cwd, family.limits ?? [])),
    );
    body[name] = many ? linked.map(({ url }) => url) : linked[0]!.url;
    record[name] = many ? linked.map((link) => link.record) : linked[0]!.record;
  }
  return { body, record };
}

function linkFacts(facts: FieldFacts): LinkFacts | undefined {
  const inner = facts.kind === 'list' ? factsOf(facts.item) : facts;
  return inner.kind === 'link' ? inner : undefined;
}

async function linkOf(
  value: string,
  facts: LinkFacts,
  flag: string,
  cwd: string,
  limits: readonly Limit[],
): Promise<{ url: string; record: string }> {
  if (/^data:/i.test(value)) return { url: value, record: hashOf(Buffer.from(value)) };
  if (/^https?:/i.test(value)) return { url: value, record: value.replace(/[?#].*$/s, '') };
  const bytes = await readLocal(resolve(cwd, value), flag, facts.maxDataUriBytes);
  const type =
    facts.media === 'image'
      ? await pictureType(bytes, `${flag} ${value}`, facts, limits)
      : 'application/octet-stream';
  return {
    url: `data:${type};base64,${bytes.toString('base64')}`,
    record: `${basename(value)} ${hashOf(bytes)}`,
  };
}

async function pictureType(
  bytes: Buffer,
  given: string,
  { formats }: LinkFacts,
  limits: readonly Limit[],
): Promise<string> {
  const kind = pictureKind(bytes);
  if (!kind) {
    throw new CliError(
      'bad_input',
      `${given} is not a picture this tool can read: give ${formats.join(', ')}`,
    );
  }
  if (kind.isCutOff(bytes)) {
    throw new CliError('bad_input', `${given} is cut off: save or download the picture again`);
  }
  const size = await kind.sizeOf(bytes);
  if (size) checkPixels(size, given, limits);
  return kind.mimeType;
}

/** Applies the family's limits, or by default those of the families that state any (spec: Creative Lab: keycap). */
function checkPixels({ width, height }: PictureSize, given: string, limits: readonly Limit[]): void {
  const stated = limits.filter(({ unit }) => unit === 'pixels');
  const least = stated.find(({ min }) => min !== undefined)?.min ?? MIN_SIDE;
  const most = stated.find(({ max }) => max !== undefined)?.max ?? MAX_PIXELS;
  const dimensions = `${given} has ${width} x ${height} pixels`;
  if (Math.min(width, height) < least) {
    throw new CliError(
      'bad_input',
      `${dimensions}: at least ${least} on each side are needed; give a larger picture`,
    );
  }
  if (width * height > most) {
    throw new CliError(
      'bad_input',
      `${dimensions}: at most ${most} in all are allowed; make the picture smaller`,
    );
  }
}

async function readLocal(path: string, flag: string, maxBytes = MAX_DATA_URI_BYTES): Promise<Buffer> {
  const given = `${flag} ${path}`;
  try {
    const { size } = await stat(path);
    if (size > maxBytes) {
      throw new CliError('invalid', `${given} has ${size} bytes: at most ${maxBytes} are allowed`);
    }
    const bytes = await readFile(path);
    if (bytes.byteLength === 0) throw new CliError('bad_input', `${given} is empty`);
    return bytes;
  } catch (cause) {
    if (cause instanceof CliError) throw cause;
    throw new CliError('local_io', `${given} cannot be read: ${reasonOf(cause)}`, { cause });
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const known: Record<string, string> = {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder; name a file',
    EACCES: 'permission denied',
  };
  return known[code ?? ''] ?? message;
}

function hashOf(bytes: Buffer): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}
