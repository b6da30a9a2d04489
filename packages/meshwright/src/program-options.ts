import type { SampleRequest } from './asset/asset-order.ts';

export interface ProgramOptions {
  /**
   * The asset of `create` without arguments.
   * @default that is an error
   */
  readonly sample?: SampleRequest;
  /** Arguments of the command line, for messages that repeat them. */
  readonly typed?: readonly string[];
}
