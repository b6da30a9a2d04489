import { canonicalJson } from './canonical-json.ts';
import { normalHost } from './normal-host.ts';
import { sha256 } from './sha256.ts';

/** What is asked for, wherever it is bought. */
export interface Order {
  /** Name of the family. */
  readonly family: string;
  /** The create body, with data URIs for files. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The same body is bought once per take; a second take is another purchase. From 1, the default. */
  readonly take?: number | undefined;
}

/**
 * Names an order by its content: the same for every machine, account and service. A data URI counts by its decoded
 * bytes, so neither its media type nor the line breaks of its base64 make another order.
 */
export async function requestHash({ family, body, take = 1 }: Order): Promise<string> {
  return sha256(canonicalJson({ family, body: await withoutBytes(body), take }));
}

/** Who pays, and where: an order is bought once for each. */
export interface Payer {
  /** Host and port of the service, as `normalHost` spells it. */
  readonly host: string;
  /** As `accountDigest` gives it. */
  readonly account: string;
}

/** Names a purchase: an order and who pays for it, however the host is spelled. */
export async function purchaseOf(order: Order, { host, account }: Payer): Promise<string> {
  return sha256(canonicalJson({ order: await requestHash(order), host: normalHost(host), account }));
}

/** Tells accounts apart without keeping a key: no way leads back from it. Behind a proxy there is no key. */
export async function accountDigest(key: string | undefined): Promise<string> {
  return key === undefined ? 'proxy' : (await sha256(`meshwright account ${key}`)).slice(0, 32);
}

async function withoutBytes(value: unknown): Promise<unknown> {
  if (typeof value === 'string') return value.startsWith('data:') ? await dataHash(value) : value;
  if (Array.isArray(value)) return Promise.all(value.map(withoutBytes));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    async ([key, inner]) => [key, await withoutBytes(inner)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

const base64Uri = /^data:[^,]*;base64,/;

async function dataHash(uri: string): Promise<string> {
  const [head = ''] = base64Uri.exec(uri) ?? [];
  if (!head) return uri;
  try {
    const text = atob(uri.slice(head.length));
    return `data:sha256,${await sha256(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))}`;
  } catch {
    // Not base64: the service will refuse it, and as it stands it is still one order.
    return uri;
  }
}
