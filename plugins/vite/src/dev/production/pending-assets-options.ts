import type {
  DeclaredAsset,
  Manifest,
  ProjectFiles,
  Remote,
  RunEvent,
  SyncedAsset,
} from '@meshwright/pipeline';
import type { ContentStore, Wait } from '@meshwright/purchase';
import type { Purchases } from './purchases.ts';

export interface PendingAssetOptions {
  readonly files: ProjectFiles;
  readonly store: ContentStore;
  readonly purchases: Purchases;
  readonly remoteOf: (manifest: Manifest) => Remote | undefined;
  readonly atOnce: number;
  readonly signal: AbortSignal;
  readonly onEvent: (asset: string, event: RunEvent) => void;
  /** Called with what a purchase waits for: at once, then about every two seconds. */
  readonly onWait?: ((asset: string, wait: Wait) => void) | undefined;
  /** Called with the thumbnail of an asset's task once it is available. */
  readonly onPicture?: ((asset: DeclaredAsset, picture: Uint8Array) => void) | undefined;
  /** Called after each asset. If it was made or removed, the lockfile has changed: call `want` again. */
  readonly onEnded: (asset: SyncedAsset) => void;
}
