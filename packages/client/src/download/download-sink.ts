export interface DownloadStart {
  /** Absent when the server does not send the length. */
  readonly total?: number | undefined;
  /** Identifies this version of the file; needed to resume later. */
  readonly validator?: string | undefined;
}

/** Destination of the bytes. An error it throws ends the download with `sink_failed`, as its cause. */
export interface DownloadSink {
  /** The file starts at its first byte; everything written before is void. */
  open(start: DownloadStart): void | Promise<void>;
  write(bytes: Uint8Array): void | Promise<void>;
  /** Returns the SHA-256 in hex of everything written; called after the last byte. */
  sha256?(): string | Promise<string>;
}
