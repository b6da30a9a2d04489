/** Every way a load or a spawn can fail, the same in every engine. `docs/runtime.md` explains each. */
export type AssetErrorCode =
  | 'aborted'
  | 'bad_source'
  | 'disposed'
  | 'engine_setup'
  | 'expired'
  | 'missing'
  | 'network'
  | 'out_of_credits'
  | 'rate_limited'
  | 'refused'
  | 'task_failed'
  | 'too_large'
  | 'unlike_rigs'
  | 'unreadable'
  | 'wrong_content';

/**
 * The one error of the runtime and its adapters. `aborted` has the name `AbortError`, like the platform's own, and the
 * signal's reason as its cause. No message holds a key or the query of a signed URL.
 * @example
 * import { AssetError, assetFetcher } from '@meshwright/runtime';
 *
 * const fetchAsset = assetFetcher();
 * await fetchAsset('/models/missing.glb').catch((error: unknown) => {
 *   if (!(error instanceof AssetError && error.code === 'missing')) throw error;
 * });
 */
export class AssetError extends Error {
  override readonly name: string;
  readonly code: AssetErrorCode;

  constructor(code: AssetErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
    this.name = code === 'aborted' ? 'AbortError' : 'AssetError';
  }
}

/** @throws AssetError `aborted` for an aborted signal */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw aborted(signal);
}

export function aborted({ reason }: AbortSignal): AssetError {
  return new AssetError('aborted', 'The load was aborted.', { cause: reason });
}
