import { expect, it } from 'vitest';
import { clipLibrary } from '../content/motions/library.ts';
import { bodyDocument, testBodies } from '../testing/bodies.ts';
import { motionQuality, shareOf } from '../testing/reference/motion-quality.ts';
import { generate } from '../text-to-3d/generate.ts';
import { rigFault } from './judge-rig.ts';
import { rigDocument } from './rig-document.ts';

const { biped } = clipLibrary().find(({ key }) => key === 'walking')!.clips;

const bodyNamed = (name: string) => testBodies.find((body) => body.name === name)!;

it('takes the height above which legs never part again as the crotch, where boots touch', async () => {
  const [plain, touching] = await Promise.all(
    ['person in a T-pose', 'boots that touch far below the crotch'].map(async (name) => {
      const document = await bodyDocument({ ...bodyNamed(name), seed: 7 });
      await rigDocument(document, { heightMetres: 1 });
      const joints = document.getRoot().listSkins()[0]!.listJoints();
      return joints.find((joint) => joint.getName() === 'LeftUpLeg')!.getWorldTranslation()[1];
    }),
  );
  expect(Math.abs(plain! - touching!)).toBeLessThan(0.03);
});

it('keeps what a hand holds above the ground in a walk', async () => {
  const { document } = await generate({
    prompt: 'an orc with a club',
    seed: 1,
    texture: null,
    pose: 'a-pose',
  });
  await rigDocument(document, { heightMetres: 1.7 });
  const { sink, stretches } = motionQuality(document, biped!, 'walking');
  expect(sink).toBeLessThan(0.02);
  expect(shareOf(stretches, 0.999)).toBeLessThan(3);
});

it.each([
  ['a chicken', 2],
  ['a duck', 1],
  ['a crow', 1],
])('refuses %s at detail %s, whose wings were taken for arms', async (prompt, detail) => {
  const { document } = await generate({ prompt, seed: 1, texture: null, detail });
  await rigDocument(document, {});
  expect(rigFault(document)).toMatch(/^a walk would tear it: /);
});

it.each(['a rabbit', 'a hippo', 'a mouse', 'a crocodile', 'a panda', 'a skunk', 'a dachshund'])(
  'accepts %s, whose legs are short',
  async (prompt) => {
    const { document } = await generate({ prompt, seed: 1, texture: null });
    await rigDocument(document, {});
    expect(rigFault(document)).toBeNull();
  },
);
