import { isLoopback } from '@meshwright/contract';
import { ClientError, type ErrorCode, type ErrorDetails } from '../client-error.ts';
import { type Clock, systemClock } from '../clock.ts';
import { httpUrl } from '../download/http-url.ts';
import { redact, redactedError } from './redact.ts';
import { dateOf } from './retry-after.ts';

export interface ConnectOptions {
  /**
   * The spec's `{base_url}`, `/openapi` included. https, or http to a loopback host; or a path of the page, which a server
   * that renders the page may pass, too, as long as it sends nothing.
   */
  readonly baseUrl: string;
  /**
   * The API key, or a function that returns it before every request. Omit it behind a proxy that adds it.
   * @default none
   */
  readonly key?: string | (() => string | Promise<string>) | undefined;
  /**
   * Accepts a key in a web page, where every visitor can read it.
   * @default false
   */
  readonly allowBrowser?: boolean | undefined;
  /**
   * Accepts plain http to another machine, which exposes the key to the network.
   * @default false
   */
  readonly allowInsecure?: boolean | undefined;
  /**
   * Other paths for families and endpoints, by name, where the specification leaves the path open.
   * @default those of the specification
   */
  readonly prefixes?: Readonly<Record<string, string>> | undefined;
  /**
   * Remedies that error messages include, by code; `createClient` has its own.
   * @default none
   */
  readonly hints?: Partial<Record<ErrorCode, string>> | undefined;
  /**
   * Receives noteworthy conditions that are not errors.
   * @default none
   */
  readonly observer?: Observer | undefined;
  /** @default the global fetch */
  readonly fetch?: typeof fetch | undefined;
  /** @default the system's */
  readonly clock?: Clock | undefined;
  /**
   * 0 to 1, for jitter.
   * @default Math.random
   */
  readonly random?: (() => number) | undefined;
}

/** Must not throw: an exception would look like a failed request. */
export interface Observer {
  answered(operation: string, headers: Headers): void;
  unknownStatus(operation: string, status: string): void;
  /** A create waits for a place in the queue of the plan. */
  queueFull?(operation: string): void;
}

/** A service and its settings. No field exposes the key. */
export interface Connection {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly host: string;
  readonly clock: Clock;
  readonly random: () => number;
  readonly fetch: typeof fetch;
  readonly observer: Observer | undefined;
  /** Path of a family or endpoint below the base URL. */
  path(of: { readonly name: string; readonly prefix: string }): string;
  /** Notes the service's clock from the headers of an answer. */
  answered(headers: Headers): void;
  /**
   * Milliseconds by which the service's clock was ahead of `clock` at its latest answer; undefined before an answer
   * with a date.
   */
  offsetMs(): number | undefined;
  /** The Authorization header, if there is a key. */
  headers(): Promise<Record<string, string>>;
  /** Returns an error with the key removed from its text. */
  error(code: ErrorCode, message: string, details?: ErrorDetails): ClientError;
}

/**
 * Opens a connection; sends nothing yet.
 * @throws ClientError `bad_option` for a base URL that is unusable or would expose the key, and for a key in a web
 * page; `no_key` for a key that no header can carry
 * @example
 * import { balance, connect } from '@meshwright/client';
 *
 * const connection = connect({
 *   baseUrl: 'https://HOST/openapi',
 *   key: () => process.env.MESHWRIGHT_API_KEY!,
 * });
 * console.log(await balance(connection));
 */
export function connect(options: ConnectOptions): Connection {
  const { key, prefixes, observer, hints = {}, clock = systemClock } = options;
  const base = checkedBase(options);
  if (key !== undefined && !options.allowBrowser && inWebPage()) {
    throw new ClientError('bad_option', 'A key in a page is public: use a proxy or `allowBrowser`.');
  }
  // Only the latest keys are kept: a key per request must not accumulate.
  let secrets: string[] = [];
  const error: Connection['error'] = (code, message, { cause, ...details } = {}) =>
    new ClientError(code, redact(`${message.replace(/\.$/, '')}. ${hints[code] ?? ''}`.trim(), secrets), {
      ...details,
      // The reason of an abort belongs to the caller and stays unchanged.
      cause: code === 'aborted' ? cause : redactedError(cause, secrets),
    });
  const accept = (value: unknown, cause?: unknown) => {
    if (typeof value !== 'string' || !/^[!-~]+$/.test(value)) {
      throw error('no_key', 'the key is unusable', { cause });
    }
    // A key of one or two letters hides nothing, and its letters are in every word.
    if (value[2] && !secrets.includes(value)) secrets = [value, ...secrets].slice(0, 9);
    return { authorization: `Bearer ${value}` };
  };
  if (typeof key === 'string') accept(key);
  let offset: number | undefined;

  return {
    baseUrl: base.href.replace(/\/+$/, ''),
    host: base.host,
    clock,
    random: options.random ?? Math.random,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    observer,
    path: ({ name, prefix }) => prefixes?.[name] ?? prefix,
    answered(headers) {
      offset = dateOf(headers) - clock.now() || offset;
    },
    offsetMs: () => offset,
    async headers() {
      if (base.host === noPage)
        throw error('bad_option', `${base.pathname} needs a page; here give a whole address`);
      if (key === undefined) return {};
      let value: unknown;
      let cause: unknown;
      try {
        value = typeof key === 'string' ? key : await key();
      } catch (error) {
        cause = error;
      }
      return accept(value, cause);
    },
    error,
  };
}

/** Host of a path without a page, to which nothing is sent. */
const noPage = 'no-page.invalid';

function checkedBase({ baseUrl, allowInsecure }: ConnectOptions): URL {
  // A server that renders a page evaluates its modules, too; a request there has no address.
  const url = httpUrl(
    baseUrl,
    globalThis.location?.href ?? (/^\/\w/.test(baseUrl) ? `https://${noPage}` : undefined),
  );
  if (
    url &&
    !(url.search || url.hash) &&
    (allowInsecure || url.protocol === 'https:' || isLoopback(url.hostname))
  ) {
    return url;
  }
  throw new ClientError('bad_option', 'baseUrl must be https or loopback, or `allowInsecure`.');
}

function inWebPage(): boolean {
  return 'document' in globalThis || ('WorkerGlobalScope' in globalThis && 'location' in globalThis);
}
