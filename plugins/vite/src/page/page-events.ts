import type { RunEvent, SyncedAsset } from '@meshwright/pipeline';
import type { PageAsset } from './page-assets.ts';

/** `meshwright:progress`: a step of an asset began, got on or ended. */
export interface Progress {
  readonly asset: string;
  /** Of its recipe. */
  readonly node: string;
  readonly state: RunEvent['state'];
  /** 0 to 100, while a task is at work. */
  readonly progress?: number | undefined;
}

/** `meshwright:waiting`: a purchase waits for something; repeated while it does. */
export interface Waiting {
  readonly asset: string;
  /** What for, since when, until when. */
  readonly text: string;
}

/** `meshwright:ended`: an asset is there, or failed. */
export interface Ended {
  readonly asset: string;
  readonly state: SyncedAsset['state'];
  /** Spent on it now. */
  readonly credits: number;
  /** Why it failed. */
  readonly message?: string | undefined;
}

/** `meshwright:changed`: what assets are now. */
export interface Changes {
  readonly changed: Readonly<Record<string, PageAsset>>;
  readonly removed: readonly string[];
  /** Those whose importers accept the update themselves. */
  readonly swapped: readonly string[];
}
