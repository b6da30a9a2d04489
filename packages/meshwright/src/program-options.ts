import type { SampleRequest } from './asset/asset-order.ts';
import type { Part } from './parts/parts.ts';

export interface ProgramOptions {
  /**
   * The asset of `create` without arguments.
   * @default that is an error
   */
  readonly sample?: SampleRequest;
  /** Arguments of the command line, for messages that repeat them. */
  readonly typed?: readonly string[];
  /**
   * Runs the command again with a part that it lacks, and returns the exit code.
   * @default that is an error with the packages to install
   */
  readonly withPart?: (part: Part) => Promise<number>;
}
