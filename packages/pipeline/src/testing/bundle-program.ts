import { bundleSource, type Program } from './bundle-source.mjs';

export type { Program };

/** A file of this folder that Node can run. */
export function bundleProgram(name: string): Promise<Program> {
  return bundleSource({ entry: `src/testing/${name}.ts` });
}
