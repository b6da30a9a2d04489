/** Error codes of the plugin itself; errors of the pipeline and the client keep their codes. */
export type PluginErrorCode =
  | 'not_made'
  | 'unknown_asset'
  | 'drift'
  | 'no_service'
  | 'no_key'
  | 'key_exposed';

/**
 * The only error type of this package: the attempt, the result and the remedy. Contains no key and no signed query.
 * @example
 * import { PluginError } from '@meshwright/vite';
 * import { build } from 'vite';
 *
 * await build({ logLevel: 'silent' }).catch((error) => {
 *   if (error instanceof PluginError) console.error(error.code, error.message); // run "meshwright check"
 * });
 */
export class PluginError extends Error {
  override readonly name = 'PluginError';
  readonly code: PluginErrorCode;

  constructor(code: PluginErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
