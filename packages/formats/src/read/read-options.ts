import type { FormatWarning } from '../format-warning.ts';

export interface ReadOptions {
  /**
   * Returns a file beside the model by the path that the model states: relative or absolute, with slashes or
   * backslashes. Undefined where there is none. Without this function such files are left out and named.
   */
  readonly beside?: ((path: string) => Promise<Uint8Array | undefined>) | undefined;
  /** Takes what the document does not carry; called while the model is read. */
  readonly warn?: ((warning: FormatWarning) => void) | undefined;
}
