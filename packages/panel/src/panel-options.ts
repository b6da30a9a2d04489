import type { Connection } from '@meshwright/client';
import type { ContentStore, Journal, Payer } from '@meshwright/purchase';
import type { HostPort } from './host/host-port.ts';

/** A model as it is imported: metres, Y up, feet on the ground at the origin. */
export interface PlacedGlb {
  readonly glb: Uint8Array;
  /** SHA-256, hex. */
  readonly hash: string;
}

export interface PanelOptions {
  readonly host: HostPort;
  readonly connection: Connection;
  /** Purchase journal. Processes that share it never pay twice for one request. */
  readonly journal: Journal;
  /** File store, addressed by content. */
  readonly store: ContentStore;
  readonly payer: Payer;
  /**
   * Turns the moving preview of an animation, a GIF, into a still PNG, for hosts that draw no GIF.
   * @default previews are shown as they are
   */
  readonly stillOf?: ((gif: Uint8Array) => Promise<Uint8Array>) | undefined;
  /**
   * Draws models with one camera that fits them all, one PNG each, so that takes, and a result and what it was made from,
   * compare.
   * @default the pictures of the service, each from a camera of its own
   */
  readonly picturesOf?: ((models: readonly PlacedGlb[]) => Promise<readonly Uint8Array[]>) | undefined;
  /**
   * Milliseconds since 1970.
   * @default the system's clock
   */
  readonly now?: (() => number) | undefined;
}
