/** Something of a file that the document does not carry, or carries in another way. */
export interface FormatWarning {
  /** Kind of the loss: the same for every file. */
  readonly code: string;
  /** What is lost, named as in the file, and what to do about it. */
  readonly message: string;
}
