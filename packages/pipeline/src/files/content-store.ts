import type { DownloadSink, ResumePoint } from '@meshwright/client';

/** Files by the SHA-256 of their bytes. Shared by projects and processes; nothing in it is ever half there. */
export interface ContentStore {
  /** The bytes, or undefined when they are not there. Damaged content is removed and counts as not there. */
  read(hash: string): Promise<Uint8Array | undefined>;
  /** Keeps bytes and gives their hash; they are on the disk when it resolves. */
  write(bytes: Uint8Array): Promise<string>;
  /** Keeps bytes under a name, too; the name comes after the bytes. */
  keep(name: string, bytes: Uint8Array): Promise<Content>;
  /** The hash that was kept under a name, if its content is still there and whole. */
  find(name: string): Promise<Content | undefined>;
  /**
   * Takes a download under a name. Only one at a time works on a name, whatever the process.
   * @throws PipelineError `aborted` when the signal fires while another works on it
   */
  receive(name: string, signal?: AbortSignal): Promise<Receiving>;
  /** Whatever the work uses or makes stays until it ends, whatever is collected meanwhile. */
  inUse<T>(work: () => Promise<T>): Promise<T>;
  /** Notes what a lockfile names now: that stays, whatever is collected. The lockfile is an absolute path. */
  protect(lockfile: string, named: Named): Promise<void>;
}

/** What a lockfile names. */
export interface Named {
  /** Of finished files. */
  readonly hashes: readonly string[];
  /** As `formatTaskRef` gives them: their files stay, for after a few days they can be had nowhere else. */
  readonly tasks: readonly string[];
}

export interface Content {
  /** SHA-256, hex. */
  readonly hash: string;
  readonly size: number;
}

/** What `receive` gives: the content that is there already, or a download on its way into the store. */
export type Receiving = Found | Download;

interface Found {
  readonly found: Content;
  close(): Promise<void>;
}

interface Download {
  readonly found: undefined;
  readonly sink: DownloadSink;
  /** Where the download stands: what an earlier run, or this one, has received. */
  resumePoint(): ResumePoint | undefined;
  /** Makes what was received content of the store, under its hash and its name. */
  publish(): Promise<Content>;
  /** Ends it, whatever happened; what was received and not published waits for the next run. Safe to call twice. */
  close(): Promise<void>;
}
