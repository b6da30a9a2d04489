import type { RunEvent, SyncedAsset } from '@meshwright/pipeline';
import type { PageAsset } from './page-assets.ts';

/** `meshwright:progress`: a step of an asset started, advanced or ended. */
export interface Progress {
  readonly asset: string;
  /** Node of its recipe. */
  readonly node: string;
  readonly state: RunEvent['state'];
  /** 0 to 100, while a task runs. */
  readonly progress?: number | undefined;
}

/** `meshwright:waiting`: a purchase waits; repeated during the wait. */
export interface Waiting {
  readonly asset: string;
  /** Reason, start and end of the wait. */
  readonly text: string;
}

/** `meshwright:ended`: an asset is finished or failed. */
export interface Ended {
  readonly asset: string;
  readonly state: SyncedAsset['state'];
  /** Credits spent in this run. */
  readonly credits: number;
  /** Reason of the failure. */
  readonly message?: string | undefined;
}

/** `meshwright:changed`: current state of assets. */
export interface Changes {
  readonly changed: Readonly<Record<string, PageAsset>>;
  readonly removed: readonly string[];
  /** Names whose importers accept the update themselves. */
  readonly swapped: readonly string[];
}
