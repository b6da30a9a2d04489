import type { Connection } from '@meshwright/client';
import type { ContentStore, Journal, Payer } from '@meshwright/pipeline/purchase';
import type { HostPort } from './host/host-port.ts';

export interface PanelOptions {
  readonly host: HostPort;
  readonly connection: Connection;
  /** Purchase journal. Processes that share it never pay twice for one request. */
  readonly journal: Journal;
  /** File store, addressed by content. */
  readonly store: ContentStore;
  readonly payer: Payer;
  /**
   * Milliseconds since 1970.
   * @default the system's clock
   */
  readonly now?: (() => number) | undefined;
}
