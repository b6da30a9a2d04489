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
  /** Returns what a job was made from: the job of the task that its request names, or of the model it replaces. */
  sourceOf(job: Pick<Job, 'replace' | 'request'>): Job | undefined;
  /** Whether a finished job is the one to place: of several takes the first to finish. */
  isPlaced(id: string): boolean;
}
