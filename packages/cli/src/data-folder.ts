import { userFolder } from '@meshwright/pipeline/node';
import type { Terminal } from './terminal.ts';

/** The folder of a user for one of the purposes of `userFolder`, by the environment of a terminal. */
export function dataFolder(which: Parameters<typeof userFolder>[0], { env }: Pick<Terminal, 'env'>): string {
  return userFolder(which, env);
}
