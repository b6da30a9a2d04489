import type { RunEvent, RunOptions } from '../../recipe/recipe-context.ts';
import type { Remote } from '../remote/remote.ts';

export interface SyncOptions extends Pick<RunOptions, 'signal' | 'onLost' | 'onWait'> {
  /**
   * Only these assets.
   * @default all
   */
  readonly only?: readonly string[] | undefined;
  /**
   * Assets made at once.
   * @default 4
   */
  readonly atOnce?: number | undefined;
  /**
   * Downloads at once, over all assets.
   * @default 4
   */
  readonly downloadsAtOnce?: number | undefined;
  /**
   * Where finished files are shared. An asset is locked once they are uploaded.
   * @default none
   */
  readonly remote?: Remote | undefined;
  /** Receives events, by asset. */
  readonly onEvent?: ((asset: string, event: RunEvent) => void) | undefined;
  /** Receives each asset as soon as its files are in place or it failed. */
  readonly onSynced?: ((asset: SyncedAsset) => void) | undefined;
}

/** Result for one asset. */
export interface SyncedAsset {
  readonly name: string;
  /**
   * `kept`: as locked already; `restored`: its files were fetched from the store or the remote, or moved; `made`: by
   * its recipe; `removed`: no longer declared; `failed`.
   */
  readonly state: 'kept' | 'restored' | 'made' | 'removed' | 'failed';
  /** Spent by this sync. */
  readonly credits: number;
  readonly error?: unknown;
}
