import type { Buyer, ContentStore } from '@meshwright/pipeline/purchase';
import type { HostPort } from '../host/host-port.ts';

/** Dependencies of running jobs. */
export interface JobContext {
  readonly buyer: Buyer;
  readonly store: ContentStore;
  readonly host: HostPort;
}
