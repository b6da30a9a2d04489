import type { ManifoldToplevel } from 'manifold-3d';
import openModule from 'manifold-3d';

/** The solid modeller: an instance of its own per job, so that all its memory goes with the job. */
export type Kernel = ManifoldToplevel;

/** Opens a modeller; about 10 ms. */
export async function openKernel(): Promise<Kernel> {
  const kernel = await openModule();
  kernel.setup();
  return kernel;
}
