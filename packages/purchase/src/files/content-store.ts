import type { DownloadSink, ResumePoint } from '@meshwright/client';

/** Files by the SHA-256 of their bytes, shared by projects and processes. Content is never partial. */
export interface ContentStore {
  /** Returns the bytes, or undefined when they are missing. Removes damaged content and treats it as missing. */
  read(hash: string): Promise<Uint8Array | undefined>;
  /** Stores bytes and returns their hash; resolves once they are on the disk. */
  write(bytes: Uint8Array): Promise<string>;
  /** Stores bytes under their hash, then under a name. */
  keep(name: string, bytes: Uint8Array): Promise<Content>;
  /** Returns the content stored under a name, if it still exists and is intact. */
  find(name: string): Promise<Content | undefined>;
  /**
   * Starts or resumes a download under a name. Only one call at a time, in any process, works on a name.
   * @throws PurchaseError `aborted` when the signal fires while another call works on it
   */
  receive(name: string, signal?: AbortSignal): Promise<Receiving>;
  /** Protects content that the work uses or creates from collection until the work ends. */
  inUse<T>(work: () => Promise<T>): Promise<T>;
  /** Records what a lockfile names now and protects it from collection. The lockfile is an absolute path. */
  protect(lockfile: string, named: Named): Promise<void>;
}

/** Content that a lockfile names. */
export interface Named {
  /** Hashes of finished files. */
  readonly hashes: readonly string[];
  /** Tasks in the form of `formatTaskRef`. Their files are kept because the service deletes them after a few days. */
  readonly tasks: readonly string[];
}

export interface Content {
  /** SHA-256, hex. */
  readonly hash: string;
  readonly size: number;
}

/** Result of `receive`: existing content, or a download into the store. */
export type Receiving = Found | Download;

interface Found {
  readonly found: Content;
  close(): Promise<void>;
}

interface Download {
  readonly found: undefined;
  readonly sink: DownloadSink;
  /** Position of the download, including bytes that an earlier run received. */
  resumePoint(): ResumePoint | undefined;
  /** Stores the received bytes under their hash and name. */
  publish(): Promise<Content>;
  /** Closes the download in every case; unpublished bytes are kept for the next run. Safe to call twice. */
  close(): Promise<void>;
}
