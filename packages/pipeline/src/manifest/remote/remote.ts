/** Storage where a team shares finished files, by the SHA-256 of their bytes. Callers verify what it returns. */
export interface Remote {
  /**
   * Returns undefined if the file does not exist.
   * @throws PipelineError `io_failed` when the remote cannot be reached or refuses
   */
  get(hash: string): Promise<Uint8Array | undefined>;
  /**
   * Sends nothing if the file already exists.
   * @throws PipelineError `io_failed` when the remote cannot be reached or refuses
   */
  put(hash: string, bytes: Uint8Array): Promise<void>;
}
