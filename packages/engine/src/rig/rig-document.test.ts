import type { Document } from '@gltf-transform/core';
import { sceneParts } from '@meshwright/formats/mesh';
import { sampleOf } from '@meshwright/testing/samples';
import { expect, it } from 'vitest';
import { testBodies } from '../testing/bodies.ts';
import { describeRefusals, describeRigging, things } from '../testing/describe-rigging.ts';
import { generate } from '../text-to-3d/generate.ts';
import { rigDocument } from './rig-document.ts';

describeRigging(
  testBodies.filter(({ name }) => name === 'of blocks with air between them'),
  ['LeftArm', 'RightLeg', 'Spine01'],
);

it('leaves a four-legged animal its own height where none is requested', async () => {
  const { document } = await generate({ prompt: 'a dog', seed: 1, texture: null, pose: 'rest', detail: 0.3 });
  const before = heightOf(document);
  await rigDocument(document, {});
  expect(before).toBeLessThan(1.2);
  expect(heightOf(document)).toBeCloseTo(before, 4);
});

function heightOf(document: Document): number {
  const heights = sceneParts(document).flatMap(({ positions }) =>
    [...positions].filter((_, i) => i % 3 === 1),
  );
  return heights.reduce((a, b) => Math.max(a, b)) - heights.reduce((a, b) => Math.min(a, b));
}

describeRefusals(sampleOf(things, 1));
