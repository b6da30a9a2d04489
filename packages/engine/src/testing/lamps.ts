import { readModel } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import type { JobOutput } from '../job/job.ts';
import { photo } from './photos.ts';
import { runRecorded } from './run-recorded.ts';
import { type SolidNode, solidNodes } from './solid-nodes.ts';

/** Makes the prototype of the photo of a cat. */
export async function lampPrototype(): Promise<JobOutput> {
  return runRecorded('lamp-prototype', {}, { image: await photo('cat') });
}

export function buildLamp(
  { files }: JobOutput,
  request: object,
  prototype: Readonly<Record<string, unknown>> = {},
): Promise<JobOutput> {
  const image = { name: 'p', bytes: files['prototype.png']!.slice() };
  const source = { family: 'lamp-prototype', request: prototype, seed: 1 };
  return runRecorded('lamp-build', { ...request }, { image }, undefined, source);
}

/** Returns what is measured of an STL: sizes in millimetres, and its lowest place. */
export async function lampPart(bytes: Uint8Array): Promise<SolidNode & { sizes: number[]; low: number }> {
  const document = await readModel({ name: 'p.stl', bytes });
  const [node] = await solidNodes(document);
  const { min, max } = measure(documentCorners(document));
  const sizes = [0, 1, 2].map((k) => (max[k]! - min[k]!) * 1000);
  return { ...node!, sizes, low: min[1]! };
}
