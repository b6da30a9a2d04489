import { canonicalJson } from './canonical-json.ts';
import { normalHost } from './normal-host.ts';
import { sha256 } from './sha256.ts';

/** Content of a purchase, independent of service and account. */
export interface Order {
  /** Name of the family. */
  readonly family: string;
  /** The create body, with data URIs for files. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The same body is bought once per take; a second take is another purchase. From 1, the default. */
  readonly take?: number | undefined;
}

/**
 * Hashes an order by its content: the same on every machine, account and service. A data URI counts by its decoded
 * bytes, so its media type and the line breaks of its base64 do not matter; in other texts the kind and number of
 * spaces do not.
 */
export function requestHash(order: Order): Promise<string> {
  return hashOf(order, oneSpelling);
}

/**
 * Returns the hashes under which a journal may have an order, the current one first: earlier versions counted every space,
 * and what they bought stays bought.
 */
export async function requestHashes(order: Order): Promise<ReadonlySet<string>> {
  return new Set([await requestHash(order), await hashOf(order, (text) => text)]);
}

async function hashOf({ family, body, take = 1 }: Order, textOf: TextOf): Promise<string> {
  return sha256(canonicalJson({ family, body: await withoutBytes(body, textOf), take }));
}

/** Service and account of a purchase: an order is bought once for each. */
export interface Payer {
  /** Host and port of the service from `normalHost`. */
  readonly host: string;
  /** Digest from `accountDigest`. */
  readonly account: string;
}

/** Returns the id of a purchase: an order and its payer, whatever the spelling of the host. */
export async function purchaseOf(order: Order, { host, account }: Payer): Promise<string> {
  return sha256(canonicalJson({ order: await requestHash(order), host: normalHost(host), account }));
}

/** Distinguishes accounts without storing a key: the digest is irreversible. Behind a proxy there is no key. */
export async function accountDigest(key: string | undefined): Promise<string> {
  return key === undefined ? 'proxy' : (await sha256(`meshwright account ${key}`)).slice(0, 32);
}

type TextOf = (text: string) => string;

async function withoutBytes(value: unknown, textOf: TextOf): Promise<unknown> {
  if (typeof value === 'string') return value.startsWith('data:') ? await dataHash(value) : textOf(value);
  if (Array.isArray(value)) return Promise.all(value.map((inner) => withoutBytes(inner, textOf)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    async ([key, inner]) => [key, await withoutBytes(inner, textOf)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** A space at the end, two in the middle or a hard space are typed by accident, and make no other request. */
function oneSpelling(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

const base64Uri = /^data:[^,]*;base64,/;

async function dataHash(uri: string): Promise<string> {
  const [head = ''] = base64Uri.exec(uri) ?? [];
  if (!head) return uri;
  try {
    const text = atob(uri.slice(head.length));
    return `data:sha256,${await sha256(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))}`;
  } catch {
    // Invalid base64: the service will refuse it, and the text still identifies one order.
    return uri;
  }
}
