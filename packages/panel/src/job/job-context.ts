import type { Buyer, ContentStore } from '@meshwright/purchase';
import type { HostPort } from '../host/host-port.ts';
import type { Job, JobModel } from './job.ts';

/** Dependencies of running jobs. */
export interface JobContext {
  readonly buyer: Buyer;
  readonly store: ContentStore;
  readonly host: HostPort;
  /** Returns the model of an asset in the scene, if a job made it. */
  modelOf(asset: string): JobModel | undefined;
  /** Returns a picture of what a job was made from: of the task that its request names, or of the model it replaces. */
  pictureOf(job: Pick<Job, 'replace' | 'request'>): string | undefined;
  /** Whether a finished job is the one to place: of several takes the first to finish. */
  isPlaced(id: string): boolean;
}
