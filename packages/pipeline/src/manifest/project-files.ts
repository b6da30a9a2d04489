/** The folder of a project. Paths are relative to it, with forward slashes, as in the manifest. */
export interface ProjectFiles {
  /**
   * Absolute path of the lockfile, whose content the store protects.
   * @default the store protects nothing
   */
  readonly lockfile?: string | undefined;
  /** Returns undefined if the file does not exist. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Replaces the file atomically. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  remove(path: string): Promise<void>;
  /**
   * Tests whether a file could be written, without leaving anything behind.
   * @throws PipelineError `bad_option` | `io_failed` with the obstacle
   */
  tryWrite?(path: string): Promise<void>;
  /** Returns the SHA-256 in hex; undefined if the file does not exist. */
  hash(path: string): Promise<string | undefined>;
}
