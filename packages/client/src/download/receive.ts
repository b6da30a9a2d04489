import { ClientError } from '../client-error.ts';
import { bodyParts } from '../http/body-parts.ts';
import type { Connection } from '../http/connection.ts';
import { refusal } from '../http/exchange.ts';
import { retryAfterOf } from '../http/retry-after.ts';
import { defaultTimeoutMs, headBytes, maxFileBytes, unlimited } from '../limits.ts';
import { within } from '../watch/deadline.ts';
import type { DownloadSink, DownloadStart } from './download-sink.ts';

export interface ReceiveOptions {
  readonly signal?: AbortSignal | undefined;
  /** @default 2 GiB */
  readonly maxBytes?: number | undefined;
  /**
   * Longest time without a byte before the download fails; a connection is dropped after a quarter of it. Default
   * 120,000 ms. The total time is not limited.
   */
  readonly timeoutMs?: number | undefined;
  readonly onProgress?: ((bytes: number, total: number | undefined) => void) | undefined;
}

/** State of the file between connections. */
export interface PartialFile {
  bytes: number;
  total?: number | undefined;
  validator?: string | undefined;
  /** The first bytes; absent when another process received them. */
  head?: number[] | undefined;
  /** Number of times the file began at its first byte. */
  starts: number;
}

/**
 * Receives a file over one connection, from its current length to its end. Every byte restarts the limits. Returns the
 * hash of the whole file, if the sink has one.
 */
export function receive(
  { clock, fetch }: Connection,
  address: URL,
  file: PartialFile,
  limits: { signal: AbortSignal | undefined; deadline: number },
  sink: DownloadSink,
  { maxBytes = maxFileBytes, timeoutMs = defaultTimeoutMs, onProgress }: ReceiveOptions,
): Promise<string | undefined> {
  const withTimeout = <T>(work: () => Promise<T>) => within(clock, limits, timeoutMs / 4, work);
  const callSink = async <T>(work: () => T | Promise<T>) => {
    try {
      return await work();
    } catch (cause) {
      throw new ClientError('sink_failed', 'the sink failed', { cause });
    }
  };
  const ranged = file.bytes && file.validator;
  const unlimitedLimits = { ...limits, deadline: unlimited };

  return within(clock, unlimitedLimits, unlimited, async (signal) => {
    const response = await withTimeout(() =>
      fetch(address, {
        headers: {
          // A page cannot set this header; encoded answers are never resumed.
          'accept-encoding': 'identity',
          ...(ranged && { range: `bytes=${file.bytes}-`, 'if-range': ranged }),
        },
        signal,
      }),
    );
    const { status, url, headers } = response;
    const { from, total, validator } = partOf(headers);
    const isResumed =
      ranged &&
      status === 206 &&
      from === file.bytes &&
      validator === ranged &&
      (file.total ?? total) === total;
    if (/^http:/.test(url) && address.protocol === 'https:') {
      throw new ClientError('refused', 'a redirect to http');
    }
    if ([401, 403, 404, 410].includes(status)) {
      throw new ClientError('link_expired', `${status}, the link expired`, { status });
    }
    // Either the file has changed and the range no longer fits, or the server confuses ranges.
    if (status === 416 || (status === 206 && !isResumed)) throw new ClientError('network', 'no such part');
    if (status !== 200 && status !== 206) throw refusal(status, '', retryAfterOf(headers, clock.now()));
    if (!isResumed) {
      Object.assign(file, { bytes: 0, total, validator, head: [], starts: file.starts + 1 });
      await callSink(() => sink.open({ total, validator }));
    }
    for await (const value of bodyParts(response, withTimeout)) {
      file.bytes += value.length;
      limits.deadline = clock.now() + timeoutMs;
      if (Math.max(file.bytes, total ?? 0) > maxBytes) {
        throw new ClientError('too_large', `over ${maxBytes} bytes`);
      }
      file.head?.push(...value.subarray(0, headBytes - file.head.length));
      await callSink(async () => {
        await sink.write(value);
        onProgress?.(file.bytes, total);
      });
    }
    if (total !== undefined && file.bytes !== total) {
      const code = file.bytes < total ? 'network' : 'truncated';
      throw new ClientError(code, `${file.bytes} of ${total} bytes`);
    }
    return callSink(() => sink.sha256?.());
  });
}

/**
 * Reads the version and the range of an answer. Under a content encoding the length is not that of the received bytes.
 */
function partOf(headers: Headers): DownloadStart & { readonly from: number } {
  if (headers.has('content-encoding')) return { from: 0 };
  const etag = headers.get('etag') ?? '';
  const [, from = 0, size = headers.get('content-length')] =
    /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  return {
    from: Number(from),
    total: Number(size) || undefined,
    validator: (/^"/.test(etag) ? etag : headers.get('last-modified')) ?? undefined,
  };
}
