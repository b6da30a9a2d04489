import type { Family } from '@meshwright/contract';
import { detailsOf, type Price, priceOf, validate, withDefaults } from '@meshwright/contract/schema';
import type { CreateRule } from '../../proxy-options.ts';
import { readText } from '../../read-text.ts';
import { Refusal } from '../refusal.ts';

export interface CheckedCreate {
  readonly body: Readonly<Record<string, unknown>>;
  /** Highest possible cost. */
  readonly credits: number;
}

interface CheckOptions {
  readonly maxBytes: number;
  /** The service is a local one of this project, whose prices are known. */
  readonly isLocal: boolean;
}

/**
 * Validates a create body before anything is paid: JSON of bounded size, only fields the game lets callers set, and
 * every rule of the family.
 * @throws Refusal 400, 413, 415
 */
export async function checkCreate(
  request: Request,
  family: Family,
  { fields, fixed = {} }: CreateRule,
  { maxBytes, isLocal }: CheckOptions,
): Promise<CheckedCreate> {
  // Any page can send a form or plain text without a preflight; JSON needs one.
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new Refusal(415, 'Send the body as application/json.');
  }
  const given = parsed(await bodyText(request, maxBytes));
  const unknownFields = Object.keys(given).filter((field) => !fields.includes(field));
  if (unknownFields.length > 0) {
    const listed = unknownFields.slice(0, 5).join(', ');
    throw new Refusal(400, `${listed}: not allowed. A create may set ${fields.join(', ') || 'nothing'}.`);
  }
  const body = { ...given, ...fixed };
  const details = detailsOf(family);
  const issues = validate(details, body);
  if (issues.length > 0) throw new Refusal(400, issues.map(({ message }) => message).join(' '));
  return { body, credits: highestPrice(priceOf(details.cost, withDefaults(details, body)), isLocal) };
}

/** For an unpublished price, returns the highest published one. */
function highestPrice({ credits, local }: Price, isLocal: boolean): number {
  return credits === 'unknown' && !isLocal ? Math.max(local, highestPublished) : local;
}

const highestPublished = 50;

async function bodyText({ headers, body }: Request, maxBytes: number): Promise<string> {
  const isLarge = Number(headers.get('content-length') ?? 0) > maxBytes;
  const text = isLarge ? undefined : await readText(body, maxBytes);
  if (text === undefined) throw new Refusal(413, `The body may have at most ${maxBytes} bytes.`);
  return text;
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // The refusal below covers invalid JSON too.
  }
  throw new Refusal(400, 'The body is not a JSON object.');
}
