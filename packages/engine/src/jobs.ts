import type { Job } from './job.ts';

/** Every job the engine has, by contract family name. Each loads its code when it first runs. */
export const jobs: Readonly<Record<string, Job>> = {
  'text-to-3d': async (input, context) => (await import('./jobs/text-to-3d.ts')).textTo3d(input, context),
  'image-to-3d': async (input, context) => (await import('./jobs/image-to-3d.ts')).imageTo3d(input, context),
  remesh: async (input, context) => (await import('./jobs/remesh.ts')).remesh(input, context),
  convert: async (input, context) => (await import('./jobs/convert.ts')).convert(input, context),
  resize: async (input, context) => (await import('./jobs/resize.ts')).resize(input, context),
};
