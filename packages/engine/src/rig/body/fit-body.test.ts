import type { Vector } from '@meshwright/look/render';
import { expect, it } from 'vitest';
import { bodyDocument, boxes, type TestBody } from '../../testing/bodies.ts';
import { bothSides, boxDocument } from '../../testing/box-document.ts';
import { generate } from '../../text-to-3d/generate.ts';
import { unplaced } from '../placement.ts';
import { findBody } from './find-body.ts';

const made = async (prompt: string) =>
  (await generate({ prompt, seed: 1, texture: null, detail: 0.5 })).document;

it.each(['a hedgehog', 'an armadillo', 'a mole', 'a seal', 'a snake'])(
  'says that %s lies on its belly, and that legs must carry the body',
  async (prompt) => {
    const document = await made(prompt);
    expect(() => findBody(document)).toThrow(
      /: it lies on its belly, or on another rounded underside, and a rig needs legs that carry the body\. Send a body /,
    );
  },
);

it.each(['a chest', 'a tree', 'a streetlamp'])(
  'counts the parts that %s stands on, which has no belly',
  async (prompt) => {
    const document = await made(prompt);
    expect(() => findBody(document)).toThrow(
      /: it stands on 1 part, and a person stands on two feet, an animal on four\. Send a body /,
    );
  },
);

it('counts the eight legs of a spider, of which two have their tips below them', () => {
  const legs = [-0.6, -0.2, 0.2, 0.6].flatMap((z, n) => [
    ...bothSides({ name: `shin ${n}`, low: [0.8, 0.03, z - 0.03], high: [0.86, 0.38, z + 0.03] }),
    ...bothSides({
      name: `tip ${n}`,
      low: [n === 0 ? 0.8 : 0.85, 0, z - 0.03],
      high: [n === 0 ? 0.86 : 0.99, 0.03, z + 0.03],
    }),
  ]);
  const body = { name: 'body', low: [-0.3, 0.5, -0.6], high: [0.3, 1, 0.6] } as const;
  const thighs = bothSides({ name: 'thighs', low: [0.25, 0.46, -0.63], high: [0.86, 0.52, 0.63] });
  expect(() => findBody(boxDocument([...legs, ...thighs, body]))).toThrow(
    'was found: it stands on 8 parts, and a person stands on two feet, an animal on four. Send a body ',
  );
});

it.each([
  ['a sofa', 'no head was found in front of its fore legs'],
  ['a bat', 'the part above its shoulders is too wide for a head'],
  ['a dolphin', 'the two parts it stands on are further apart than its legs are long, as fins are'],
])('refuses %s for one reason', async (prompt, reason) => {
  const document = await made(prompt);
  expect(() => findBody(document)).toThrow(`was found: ${reason}. Send a body `);
});

it('refuses a body that ends before the hind pair of the four parts it stands on, as a dolphin on its fins does', async () => {
  const document = await bodyDocument({
    name: 'fins',
    kind: 'quadruped',
    prompt: 'horse',
    pose: 'rest',
    keep: () => false,
    extra: () =>
      boxes([
        [0, 0.6, 0.2, 0.3, 0.4, 0.9],
        [0, 0.9, 0.8, 0.14, 0.2, 0.4],
        ...[0.16, -0.16].flatMap((x): [number, number, number, number, number, number][] => [
          [x * 0.8, 0.22, 0.45, 0.1, 0.44, 0.1],
          [x, 0.45, -0.35, 0.06, 0.06, 0.4],
          [x, 0.22, -0.5, 0.1, 0.44, 0.1],
        ]),
      ]),
  });
  expect(() => findBody(document)).toThrow('was found: no trunk was found above its four feet. Send a body ');
});

it('finds an animal whose tail is on the ground behind it, bent to a side', async () => {
  const document = await bodyDocument({
    name: 'tail on the ground',
    kind: 'quadruped',
    prompt: 'horse',
    pose: 'rest',
    extra: () => boxes([[0.1, 0.06, -0.75, 0.08, 0.12, 0.6]]),
  });
  expect(findBody(document).fit.fitted.kind).toBe('quadruped');
});

it('finds the head of an animal whose legs lean by the toes, where its tail is larger than its head', async () => {
  const document = await bodyDocument({
    name: 'leaning legs',
    kind: 'quadruped',
    prompt: 'stegosaurus',
    pose: 'rest',
    // The legs lean so that their feet are behind their shins, one of them less.
    warp: ([x, y, z]) => [x, y, z - (x > 0 && z > 0 ? 0.4 : 0.7) * Math.max(0, 0.25 - y)],
  });
  const { fitted, placement } = findBody(document).fit;
  const [head, hips] = ['Head', 'Hips'].map((name) => unplaced(fitted.joints.get(name)!, placement)) as [
    Vector,
    Vector,
  ];
  expect(head[2]).toBeGreaterThan(hips[2]);
});

it('finds the arms of a person below a hat that is wider than both arms, with another thing in each hand', async () => {
  const person: TestBody = { name: 'person', kind: 'biped', prompt: 'a person', pose: 't-pose', seed: 7 };
  const hat = await bodyDocument({
    ...person,
    extra: () =>
      boxes([
        [0, 0.95, 0, 1, 0.04, 0.5],
        [0.62, 0.81, 0, 0.28, 0.05, 0.05],
        [-0.62, 0.74, 0, 0.28, 0.05, 0.05],
      ]),
  });
  const [plain, hatted] = [await bodyDocument(person), hat].map(
    (document) => findBody(document).fit.fitted.joints.get('LeftHand')!,
  ) as [Vector, Vector];
  for (const k of [0, 1, 2]) expect(Math.abs(plain[k]! - hatted[k]!)).toBeLessThan(0.06);
});
