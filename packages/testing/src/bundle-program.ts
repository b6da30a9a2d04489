import { bundleSource, type Program } from './bundle-source.mjs';

export type { Program };

/** Bundles a file of this folder into a program for Node. */
export function bundleProgram(name: string): Promise<Program> {
  return bundleSource({ entry: `src/testing/${name}.ts` });
}
