import { join } from 'node:path';

/** The folder of this repository. A bundle of these files has to be in a folder of the same depth. */
export const repository: string = join(import.meta.dirname, '../../..');
