/** Target of a path below `/service`. */
export interface ServiceTarget {
  readonly url: URL;
  /** Whether the key is added; links to files carry their own signature. */
  readonly isApi: boolean;
  readonly methods: readonly string[];
}

/** A path that every parser reads the same: no dots, empty segments, escapes or backslashes. */
const plain = /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/;

/**
 * Returns the target: the API below the path of the service's base URL, one of its signed files, or a picture of an
 * animation; otherwise null.
 * The origin is always the service's, and the path was checked as text.
 * @param rest path and query of the request
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
  // Files are signed, and pictures of animations belong to no account.
  if (/^\/(files\/[^/]+|previews)\/[^/]+$/.test(path)) return { url, isApi: false, methods: ['GET', 'HEAD'] };
  return null;
}

function split(rest: string): [path: string, query: string] {
  const at = rest.indexOf('?');
  return at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at)];
}
