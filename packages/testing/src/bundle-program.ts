import { bundleSource, type Program } from './bundle-source.mjs';

export type { Program };

/** Bundles a file of the package's `src/testing` into a program for Node. */
export function bundleProgram(of: string, name: string): Promise<Program> {
  return bundleSource({ of, entry: `src/testing/${name}.ts` });
}
