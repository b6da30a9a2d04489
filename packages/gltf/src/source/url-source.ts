import type { Source } from './source.ts';
import { RangedSource } from './url/ranged-source.ts';

export interface UrlSourceOptions {
  /** @default the global `fetch` */
  fetch?: typeof fetch;
  /**
   * Sent with every request in the same origin and folder; this package sends them nowhere else.
   * @default none
   */
  headers?: Record<string, string>;
  /**
   * Maximum bytes to read of a file whose server does not support ranges.
   * @default 64 MiB
   */
  maxSequentialBytes?: number;
  /**
   * Timeout without a single byte, in milliseconds.
   * @default 30,000
   */
  timeoutMs?: number;
}

/**
 * Reads a model behind an http or https address by byte ranges: 64 kB first, then only what is needed, and the rest
 * of a small file at once when many parts are needed. A server without ranges is read from the start until enough is
 * known. A server that stops sending is a `network` error. The query of the address, which may contain signatures,
 * never appears in a name or an error.
 * @example
 * import { inspectModel, urlSource } from '@meshwright/gltf';
 *
 * const report = await inspectModel(urlSource('https://example.com/knight.glb')); // reads ranges
 */
export function urlSource(url: string | URL, options: UrlSourceOptions = {}): Source {
  return new RangedSource(url, options);
}
