import { join } from 'node:path';

/** The folder of this repository. A bundle of these files stands in a folder as deep as this one. */
export const repository: string = join(import.meta.dirname, '..');
