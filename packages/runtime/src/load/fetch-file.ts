import {
  type Artifact,
  type Connection,
  connect,
  type DownloadSink,
  downloadTo,
  type ErrorCode,
  isClientError,
} from '@meshwright/client';
import { AssetError, type AssetErrorCode, aborted } from '../asset-error.ts';
import { glbHead } from './first-bytes.ts';

export interface FetchedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** In hex; absent in pages without https, which have no WebCrypto. */
  readonly sha256: string | undefined;
}

export interface Received {
  readonly bytes: number;
  /** Undefined while the true size is unknown. */
  readonly total: number | undefined;
  /** The bytes so far, which are checked when the last one has arrived. */
  readonly parts: readonly Uint8Array[];
}

export interface FetchFileOptions {
  readonly signal?: AbortSignal | undefined;
  /**
   * Longest time without a byte, in milliseconds.
   * @default 30,000
   */
  readonly timeoutMs?: number | undefined;
  readonly onProgress?: ((received: Received) => void) | undefined;
  /**
   * Sends the requests.
   * @default the global fetch
   */
  readonly fetch?: typeof fetch | undefined;
  /** Expected SHA-256 in hex; the load fails when the bytes have another one. */
  readonly sha256?: string | undefined;
}

/**
 * Fetches one file by GET, without key or cookie, and resumes broken connections where that is safe. The total is the
 * length of an unencoded body, or the length in the GLB header, so that it also holds under gzip.
 * @throws AssetError `aborted` | `expired` | `missing` | `network` | `too_large` | `wrong_content` | `bad_source`
 */
export async function fetchFile(
  source: Pick<Artifact, 'url'> & Partial<Artifact>,
  options: FetchFileOptions = {},
): Promise<FetchedFile> {
  const { signal, timeoutMs = 30_000, onProgress, sha256 } = options;
  const address = absolute(source.url);
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let whole: Uint8Array<ArrayBuffer> | undefined;
  let most = 0;
  const join = async () => {
    whole ??= new Uint8Array(await new Blob(parts).arrayBuffer());
    return whole;
  };
  const sink: DownloadSink = {
    open() {
      parts = [];
    },
    write(part) {
      parts.push(part as Uint8Array<ArrayBuffer>);
    },
    ...(globalThis.crypto?.subtle && { sha256: async () => (await sha256Of(await join()))! }),
  };
  try {
    const done = await downloadTo(connection(address, options), { ...source, url: address.href }, sink, {
      signal,
      timeoutMs,
      sha256: sink.sha256 ? sha256 : undefined,
      onProgress(bytes, total) {
        // Progress must not decrease when a download restarts.
        most = Math.max(most, bytes);
        onProgress?.({ bytes: most, total: total ?? glbHead(parts)?.length, parts });
      },
    });
    return { bytes: await join(), sha256: done.sha256 };
  } catch (error) {
    throw missingFile(address, error) ?? assetError(error, signal);
  }
}

/** An address without a query is no signed link, so its file was never there. */
function missingFile({ href, search }: URL, error: unknown): AssetError | undefined {
  if (search || !isClientError(error) || error.status === undefined) return undefined;
  if (error.code !== 'link_expired' || ![404, 410].includes(error.status)) return undefined;
  const message = `${href}: ${error.status}, there is no file. Check the address, and that the build copies the file.`;
  return new AssetError('missing', message, { cause: error });
}

const codes: Partial<Record<ErrorCode, AssetErrorCode>> = {
  link_expired: 'expired',
  too_large: 'too_large',
  wrong_content: 'wrong_content',
  truncated: 'wrong_content',
  hash_mismatch: 'wrong_content',
  bad_option: 'bad_source',
  not_found: 'expired',
  payment_required: 'out_of_credits',
  rate_limited: 'rate_limited',
  bad_request: 'refused',
  conflict: 'refused',
  forbidden: 'refused',
  invalid_request: 'refused',
  no_key: 'refused',
  not_implemented: 'refused',
  refused: 'refused',
  unauthorized: 'refused',
  unprocessable: 'refused',
};

/** Converts an error of the client to the runtime's. */
export function assetError(error: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted) return aborted(signal);
  if (!isClientError(error)) return error;
  // A create that is not found is a route that a proxy does not allow; anything else is a file or task that is gone.
  const isUnknownRoute = error.code === 'not_found' && error.operation?.endsWith(' create');
  const code = isUnknownRoute ? 'refused' : (codes[error.code] ?? 'network');
  const hint =
    code === 'network' && error.status === undefined
      ? ' If the host is reachable, it sends no CORS headers: serve files through the proxy.'
      : '';
  return new AssetError(code, `${error.message}${hint}`, { cause: error });
}

/**
 * Returns an address in full; relative ones are those of the page.
 * @throws AssetError `bad_source`
 */
export function absolute(url: string): URL {
  try {
    const page = globalThis.location && new URL(globalThis.location.href);
    // A browser fetches no address with the login of the page in it, and sends the login by itself.
    if (page) Object.assign(page, { username: '', password: '' });
    return new URL(url, page);
  } catch {
    throw new AssetError('bad_source', 'The source is neither a URL nor a task reference.');
  }
}

/** Files need no key, so any host is accepted. */
function connection({ origin }: URL, { fetch }: FetchFileOptions): Connection {
  try {
    return connect({ baseUrl: origin, allowInsecure: true, fetch });
  } catch (error) {
    throw assetError(error);
  }
}

/** In hex; undefined in pages without https. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const hash = await globalThis.crypto?.subtle?.digest('SHA-256', bytes);
  return hash && Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
