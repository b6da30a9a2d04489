/** Record of one request. */
export interface Served {
  readonly method: string;
  readonly path: string;
  /** Bytes of the body that were sent. */
  bytes: number;
  /** The client disconnected before the end. */
  left: boolean;
}
