/** What a path below `/service` leads to. */
export interface ServiceTarget {
  readonly url: URL;
  /** Gets the key; the links of files carry their own right. */
  readonly isApi: boolean;
  readonly methods: readonly string[];
}

/** A path that reads the same to every parser: no dots, no empty segments, no escapes, no backslashes. */
const plain = /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/;

/**
 * The API below the path of the service's base URL, and its signed files. Everything else is null: the target is never
 * what a request names, but the service with a path that was checked as text.
 * @param rest path and query, as the request has them
 */
export function serviceTarget(rest: string, baseUrl: string): ServiceTarget | null {
  const { origin, pathname: base } = new URL(baseUrl);
  const [path = '', query = ''] = split(rest);
  if (!plain.test(path) || !/^[\x21-\x7e]*$/.test(query) || query.includes('#')) return null;
  const url = new URL(origin);
  url.pathname = path;
  url.search = query;
  if (url.origin !== origin || url.pathname !== path) return null;
  if (path.startsWith(`${base}/`)) return { url, isApi: true, methods: ['GET', 'POST', 'DELETE'] };
  if (/^\/files\/[^/]+\/[^/]+$/.test(path)) return { url, isApi: false, methods: ['GET', 'HEAD'] };
  return null;
}

function split(rest: string): [path: string, query: string] {
  const at = rest.indexOf('?');
  return at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at)];
}
