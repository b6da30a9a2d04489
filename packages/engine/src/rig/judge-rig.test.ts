import { expect, it } from 'vitest';
import { bodyDocument, testBodies } from '../testing/bodies.ts';
import { generate } from '../text-to-3d/generate.ts';
import { rigFault, walkOf } from './judge-rig.ts';
import { rigDocument } from './rig-document.ts';

// judge-rig.torture.test.ts judges more bodies.
it('finds no fault in a person that walks', async () => {
  const document = await bodyDocument(testBodies.find(({ name }) => name === 'person in a T-pose')!);
  await rigDocument(document, {});
  expect(rigFault(document)).toBeNull();
  const { opened, stretch, sink } = walkOf(document) as Exclude<ReturnType<typeof walkOf>, string>;
  expect(opened).toBeLessThan(0.002);
  expect(stretch).toBeLessThan(2.5);
  expect(sink).toBeLessThan(0.01);
});

it.each([0.3, 1])(
  'says that a walk would tear a bird whose wings were taken for arms, at detail %s',
  async (detail) => {
    const { document } = await generate({ prompt: 'a chicken', seed: 1, texture: null, detail });
    await rigDocument(document, {});
    expect(rigFault(document)).toMatch(/^a walk would tear it: \d+ % of its surface opens, because /);
  },
);
