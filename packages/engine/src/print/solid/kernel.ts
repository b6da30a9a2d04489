import type { ManifoldToplevel } from 'manifold-3d';
import openModule from 'manifold-3d';

/** The solid modeller: one instance per job, so that its memory is freed with the job. */
export type Kernel = ManifoldToplevel;

/** Instantiates a modeller; about 10 ms. */
export async function openKernel(): Promise<Kernel> {
  const kernel = await openModule();
  kernel.setup();
  return kernel;
}
