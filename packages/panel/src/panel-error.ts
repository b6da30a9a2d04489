export type PanelErrorCode =
  /** No such control, or a value it cannot have. */
  | 'bad_intent'
  /** The control is disabled; the message is its reason. */
  | 'disabled'
  /** The request was refused before or by the service; nothing was paid. */
  | 'refused'
  /** The create has no known outcome; the job says what to do. */
  | 'unknown_outcome'
  /** The host could not do it; its scene is as it was. */
  | 'host_failed'
  /** What the service made is no model this panel can import. */
  | 'no_model'
  | 'too_large'
  | 'task_failed'
  | 'connection_lost'
  | 'closed';

/** The one error of this package. The message is for the person at the editor: what happened and what to do. */
export class PanelError extends Error {
  override readonly name = 'PanelError';
  readonly code: PanelErrorCode;

  constructor(code: PanelErrorCode, message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
  }
}
