import { GltfError } from '../../gltf-error.ts';

/** Checks an address: absolute http or https, without user name or password. */
export function parseUrl(url: string | URL): URL {
  // A page may give an address relative to its own.
  const base = globalThis.location?.href;
  const parsed = URL.canParse(url, base) ? new URL(url, base) : null;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    throw new GltfError('invalid_option', 'urlSource: an absolute http or https address is needed');
  }
  if (!parsed.username && !parsed.password) return parsed;
  throw new GltfError(
    'invalid_option',
    `${parsed.origin}${parsed.pathname}: an address with a user name or password cannot be read; leave them out`,
  );
}

/** The error for a server that sends nothing. */
export function silent(name: string, timeoutMs: number): GltfError {
  return new GltfError(
    'network',
    `${name}: the server sent nothing for ${timeoutMs / 1000} s; try again, or raise timeoutMs`,
  );
}

/** Converts a fetch error without its text, which may contain the whole address. */
export function networkError(name: string, error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown; message?: unknown } };
  const known = knownCauses[String(cause?.message)];
  if (known) return new GltfError('network', `${name}: ${known}`);
  const reason = [cause?.code, code].find((given) => typeof given === 'string' && /^[A-Z_]+$/.test(given));
  return new GltfError('network', `${name}: the connection failed${reason ? ` (${reason})` : ''}; try again`);
}

/** Causes for which fetch gives no code. */
const knownCauses: Readonly<Record<string, string>> = {
  'redirect count exceeded': 'the server redirects without end; check the address',
  'bad port': 'fetch refuses to connect to that port; check the address',
};

/** The error for a response without a file. */
export function badStatus(name: string, status: number): GltfError {
  return new GltfError('http_status', `${name}: the server answered ${status}; ${remedyFor(status)}`);
}

function remedyFor(status: number): string {
  if (status === 401 || status === 403 || status === 410) return 'the link may have expired, get a fresh one';
  return status === 404 ? 'check the address' : 'try again later';
}

export const DEFAULT_TIMEOUT_MS = 30_000;
