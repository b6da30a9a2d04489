import { readModel } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import type { JobOutput } from '../job/job.ts';
import { photo } from './photos.ts';
import { runRecorded } from './run-recorded.ts';
import { solidNodes } from './solid-nodes.ts';

type Product = 'keychain' | 'fridge-magnet';

/** Builds a badge of the photo of a cat. */
export async function buildBadge(
  product: Product,
  options: object,
  request: object = {},
  prototype: Readonly<Record<string, unknown>> = {},
): Promise<JobOutput> {
  const source = { family: `${product}-prototype`, request: prototype, seed: 1 };
  const image = await photo('cat');
  return runRecorded(`${product}-build`, { options, ...request }, { image }, undefined, source);
}

/** Returns what another reader and the modeller measure of a badge, in millimetres. */
export async function measuredBadge(
  product: Product,
  options: object,
): Promise<{ status: string; volume: number; size: number; high: number }> {
  const { files } = await buildBadge(product, options);
  const document = await readModel({ name: 'r', bytes: files['model.glb']! });
  const [node] = await solidNodes(document);
  const { min, max } = measure(documentCorners(document));
  const sides = [0, 1, 2].map((k) => (max[k]! - min[k]!) * 1000);
  return {
    status: node!.status,
    volume: node!.volume * 1e9,
    size: Math.max(sides[0]!, sides[1]!),
    high: sides[2]!,
  };
}
