/** Where a team shares finished files, by the SHA-256 of their bytes. What it gives is verified by whoever asks. */
export interface Remote {
  /**
   * Undefined when it is not there.
   * @throws PipelineError `io_failed` when the remote cannot be reached or refuses
   */
  get(hash: string): Promise<Uint8Array | undefined>;
  /**
   * Sends nothing when it is there already.
   * @throws PipelineError `io_failed` when the remote cannot be reached or refuses
   */
  put(hash: string, bytes: Uint8Array): Promise<void>;
}
