/** Something of the input that is not in the result. */
export interface ConvertWarning {
  readonly code: string;
  readonly message: string;
}
