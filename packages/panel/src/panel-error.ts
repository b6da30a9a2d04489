export type PanelErrorCode =
  /** Unknown control, or a value it cannot have. */
  | 'bad_intent'
  /** The control is disabled; the message is its reason. */
  | 'disabled'
  /** The request was refused by the client or the service; nothing was paid. */
  | 'refused'
  /** The outcome of the create is unknown; the job describes what to do. */
  | 'unknown_outcome'
  /** The host failed; its scene is unchanged. */
  | 'host_failed'
  /** The task's result is no model that this panel can import. */
  | 'no_model'
  | 'too_large'
  | 'task_failed'
  | 'connection_lost'
  | 'closed';

/**
 * The only error type of this package. The message is for the user: what happened and what to do.
 * @example
 * import { PanelError } from '@meshwright/panel';
 *
 * await panel.send({ do: 'press', control: 'make' }).catch((error: unknown) => {
 *   if (error instanceof PanelError) console.error(error.code, error.message);
 * });
 */
export class PanelError extends Error {
  override readonly name = 'PanelError';
  readonly code: PanelErrorCode;

  constructor(code: PanelErrorCode, message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
  }
}
