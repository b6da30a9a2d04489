import { readModel } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import type { JobInput } from '../job/job.ts';
import { textTo3d } from '../jobs/generate/text-to-3d.ts';

type Request = Record<string, unknown>;

export const preview = (request: Request, seed = 5): JobInput => ({
  family: 'text-to-3d',
  request: { mode: 'preview', target_formats: ['glb'], ...request },
  files: {},
  seed,
});

export const refine = (source: Request, request: Request = {}, seed = 5): JobInput => ({
  ...preview({ mode: 'refine', preview_task_id: 'a-task', ...request }, 999),
  source: { family: 'text-to-3d', request: { mode: 'preview', ...source }, seed },
});

export const run = (input: JobInput) =>
  textTo3d(input, {
    progress: () => {},
    signal: new AbortController().signal,
    thumbnailSize: 64,
    textureSize: 64,
  });

export const glbOf = async (input: JobInput) => (await run(input)).files['model.glb']!;

export const open = (bytes: Uint8Array) => readModel({ name: 'model.glb', bytes });

export const bounds = async (input: JobInput) => measure(documentCorners(await open(await glbOf(input))));

export const triangles = async (input: JobInput) =>
  documentCorners(await open(await glbOf(input))).length / 9;
