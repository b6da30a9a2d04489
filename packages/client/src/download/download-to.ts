import { ClientError, type ErrorCode } from '../client-error.ts';
import type { Call } from '../http/call.ts';
import type { Connection } from '../http/connection.ts';
import { explained } from '../http/explained.ts';
import { pause } from '../http/send.ts';
import { defaultTimeoutMs, maxStarts } from '../limits.ts';
import type { Artifact } from '../tasks/artifacts.ts';
import type { DownloadSink } from './download-sink.ts';
import { httpUrl } from './http-url.ts';
import { type PartialFile, type ReceiveOptions, receive } from './receive.ts';

/** Source of a download: an artifact of a task, or a bare URL. */
export type DownloadSource = string | (Pick<Artifact, 'url'> & Partial<Artifact>);

export interface DownloadOptions extends ReceiveOptions {
  readonly signal?: AbortSignal | undefined;
  /**
   * Expected SHA-256 in hex; the download fails when the bytes have another one.
   * @default not compared
   */
  readonly sha256?: string | undefined;
  /**
   * Continues a partial file; the server decides whether that is still possible.
   * @default the whole file
   */
  readonly resumeFrom?: ResumePoint | undefined;
}

export interface ResumePoint {
  readonly bytes: number;
  /** The validator that the sink was opened with. */
  readonly validator: string;
}

export interface Downloaded {
  readonly size: number;
  /** In hex; absent where the platform or the sink has no hash. */
  readonly sha256?: string | undefined;
}

/**
 * Downloads a file into a sink. Its host gets no key and no cookie (spec: Authentication, rule 4). A broken connection
 * is resumed if the server proves that it still sends the same file; otherwise the sink is opened again.
 * @throws ClientError `bad_option` for a `sha256` that the sink cannot check; `link_expired` | `too_large` |
 * `wrong_content` | `truncated` | `hash_mismatch` | `sink_failed`, and those of any request
 * @example
 * import { artifacts, type DownloadSink, downloadTo } from '@meshwright/client';
 *
 * const parts: Uint8Array[] = [];
 * const sink: DownloadSink = {
 *   open: () => void parts.splice(0), // the file begins again
 *   write: (bytes) => void parts.push(bytes),
 * };
 * for (const file of artifacts(ref.family, task)) await downloadTo(connection, file, sink);
 */
export async function downloadTo(
  api: Connection,
  source: DownloadSource,
  sink: DownloadSink,
  options: DownloadOptions = {},
): Promise<Downloaded> {
  const { signal, resumeFrom, timeoutMs = defaultTimeoutMs } = options;
  // A bare URL has none of these fields.
  const { url = source as string, format = '', expiresAt } = source as Partial<Artifact>;
  const address = httpUrl(url);
  if (!address) throw new ClientError('bad_option', 'the link is no http URL.');
  const call = {
    operation: `download ${address.host}${address.pathname}`,
    action: 'read',
    path: '',
    signal,
    deadline: api.clock.now() + timeoutMs,
  } as const satisfies Call;
  const file: PartialFile = {
    starts: 0,
    ...(resumeFrom ?? { bytes: 0, head: [] }),
  };
  const refused = (code: ErrorCode, what: string) => explained(api, call, new ClientError(code, what));
  let sha256: string | undefined;

  if (options.sha256 && !sink.sha256) throw refused('bad_option', 'the sink has no sha256');
  // The service's clock decides, so a wrong local clock does not make a link expire.
  if (expiresAt && api.clock.now() + (api.offsetMs() ?? 0) >= expiresAt)
    throw refused('link_expired', 'the link expired');
  for (let attempt = 0; ; attempt++) {
    const had = file.bytes;
    try {
      sha256 = await receive(api, address, file, call, sink, options);
      break;
    } catch (error) {
      const failure = explained(api, call, error, 0);
      if (file.starts >= maxStarts) throw failure;
      if (file.bytes > had) attempt = 0;
      // Some servers, and the preflight of a page, refuse every range: then only a restart helps.
      else if (failure.sent && !failure.status) file.validator = undefined;
      await pause(api, call, failure, attempt, 'retry');
    }
  }
  const wrong = file.head && wrongContent(file.head, file.bytes, format);
  if (wrong) throw refused(...wrong);
  if (options.sha256 && sha256 !== options.sha256.toLowerCase()) {
    throw refused('hash_mismatch', `its SHA-256 is ${sha256}`);
  }
  return { size: file.bytes, sha256 };
}

/** Beginning of a text that was sent in place of a file. */
const textual = /^(?:\xef\xbb\xbf)?\s*(<[!?\w]|\{)/;
/** Formats that may begin with markup, and the unknown format. */
const markupFormats = /^(svg|xml|html?|dae)$/;
const jsonFormats = /^(gltf|json|txt)?$/;

/** Returns why the bytes are not a whole file of that format, judged by their beginning, or undefined. */
function wrongContent(
  head: readonly number[],
  size: number,
  format: string,
): [code: ErrorCode, what: string] | undefined {
  const text = String.fromCharCode(...head);
  const isGlb = text.startsWith('glTF');
  const [, sign] = textual.exec(text) ?? [];
  const formats = sign === '{' ? jsonFormats : markupFormats;
  if (format === 'glb' ? !isGlb : sign && !formats.test(format)) {
    return ['wrong_content', 'another format came'];
  }
  const declared = head.length < 12 ? 12 : head.slice(8, 12).reduceRight((sum, byte) => sum * 256 + byte);
  if (isGlb && declared !== size) return ['truncated', `${size} of ${declared} bytes came`];
  return undefined;
}
