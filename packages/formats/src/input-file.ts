/** One file to read. The name is for display only; the format is detected from the bytes. */
export interface InputFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}
