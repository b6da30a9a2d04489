import type { FormatWarning } from '../format-warning.ts';

export interface ReadOptions {
  /**
   * Returns a file beside the model by the path that the model states, relative or absolute, with slashes or backslashes:
   * materials and pictures of an OBJ, pictures of an FBX, layers and pictures of a USD. Undefined where there is none.
   * @default such files are left out and named
   */
  readonly beside?: ((path: string) => Promise<Uint8Array | undefined>) | undefined;
  /**
   * Receives what the document does not carry; called while the model is read.
   * @default none
   */
  readonly warn?: ((warning: FormatWarning) => void) | undefined;
}

/** What a reader works with besides the file. */
export interface ReadContext extends ReadOptions {
  readonly warn: (warning: FormatWarning) => void;
}
