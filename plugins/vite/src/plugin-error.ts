/** Every way the plugin itself can refuse; what the pipeline and the client refuse keeps their codes. */
export type PluginErrorCode =
  | 'not_made'
  | 'unknown_asset'
  | 'drift'
  | 'no_service'
  | 'no_key'
  | 'key_exposed';

/** The one error of this package: what was tried, what came back, what to do. Holds no key and no signed query. */
export class PluginError extends Error {
  override readonly name = 'PluginError';
  readonly code: PluginErrorCode;

  constructor(code: PluginErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
