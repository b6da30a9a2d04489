import type { Buyer, ContentStore } from '@meshwright/pipeline/purchase';
import type { HostPort } from '../host/host-port.ts';
import type { JobModel } from './job.ts';

/** Dependencies of running jobs. */
export interface JobContext {
  readonly buyer: Buyer;
  readonly store: ContentStore;
  readonly host: HostPort;
  /** Returns the model of an asset in the scene, if a job made it. */
  modelOf(asset: string): JobModel | undefined;
  /** Whether a finished job is the one to place: of several takes the first to finish. */
  isPlaced(id: string): boolean;
}
