export interface DownloadStart {
  /** Absent when the server does not say. */
  readonly total?: number | undefined;
  /** Names this version of the file; keep it to resume later. */
  readonly validator?: string | undefined;
}

/** Where the bytes go. Its own errors end the download with `sink_failed`, as its cause. */
export interface DownloadSink {
  /** The file starts at its first byte; whatever was written before is void. */
  open(start: DownloadStart): void | Promise<void>;
  write(bytes: Uint8Array): void | Promise<void>;
  /** SHA-256 in hex of all that was written; asked for when the last byte is. */
  sha256?(): string | Promise<string>;
}
