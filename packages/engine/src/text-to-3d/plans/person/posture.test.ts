import { describe, expect, it } from 'vitest';
import { subjects } from '../../../content/subjects.ts';
import { generate } from '../../generate.ts';
import { grow, type Model } from '../../grow.ts';
import { readPrompt } from '../../prompt/read-prompt.ts';
import { type Posture, postures } from './posture.ts';

const subject = (name: string) => subjects.find((each) => each.name === name)!;
const posed = (name: string, posture?: Posture): Model =>
  grow(subject(name), { seed: 1, height: 1.75, ...(posture && { posture }) });
const part = (model: Model, name: string) =>
  model.parts.find((each) => each.name === `${model.name}_${name}`)!;

/** Points of a part, relative to the joint where it begins. */
const pointsOf = ({ surfaces }: Model['parts'][number]): number[][] =>
  surfaces.flatMap(({ shape: { positions } }) =>
    Array.from({ length: positions.length / 3 }, (_, i) => positions.slice(3 * i, 3 * i + 3)),
  );
const reach = (model: Model, name: string): number =>
  Math.max(...pointsOf(part(model, name)).map((point) => Math.hypot(...point)));

it('a man who sits on the ground is about half as high as one who stands, and his feet are in front of him', () => {
  const model = posed('humanoid', 'sitting');
  expect(model.size[1]).toBeGreaterThan(0.5 * 1.75);
  expect(model.size[1]).toBeLessThan(0.65 * 1.75);
  expect(Math.max(...pointsOf(part(model, 'leg_left')).map(([, , z]) => z!))).toBeGreaterThan(0.7);
});

it('a man who waves has one hand above his head', () => {
  const model = posed('humanoid', 'waving');
  const { pivot } = part(model, 'arm_right');
  expect(pivot[1] + Math.max(...pointsOf(part(model, 'arm_right')).map(([, y]) => y!))).toBeGreaterThan(1.75);
  expect(pivot[1] + Math.max(...pointsOf(part(model, 'arm_left')).map(([, y]) => y!))).toBeLessThan(1.5);
});

it('a dead man lies on his back, as long as he is high', () => {
  const { size } = posed('humanoid', 'lying');
  expect(size[2]).toBeCloseTo(1.75, 1);
  expect(size[1]).toBeLessThan(0.5);
});

describe.each(postures.map((posture) => [posture] as const))('%s', (posture) => {
  it.each([['humanoid'], ['knight'], ['skeleton'], ['ninja'], ['woman'], ['robot']])(
    '%s: limbs keep their length, and the figure stands on the ground',
    (name) => {
      const [rest, model] = [posed(name), posed(name, posture)];
      const low = Math.min(
        ...model.parts.flatMap((each) => pointsOf(each).map(([, y]) => y! + each.pivot[1])),
      );
      expect(low).toBeCloseTo(0, 6);
      for (const limb of ['arm_left', 'arm_right', 'leg_left', 'leg_right']) {
        const before = reach(rest, limb);
        expect(reach(model, limb)).toBeLessThan(before * 1.06);
        expect(model.parts.flatMap(pointsOf).flat().every(Number.isFinite)).toBe(true);
      }
    },
  );
});

it.each(['running', 'kneeling', 'aiming', 'fighting', 'cheering'] as const)(
  'a ninja who is %s has the sword in the hand',
  (posture) => {
    const model = posed('ninja', posture);
    const arm = part(model, 'arm_right');
    const hand = pointsOf(arm).toSorted((a, b) => Math.hypot(...b) - Math.hypot(...a))[0]!;
    const sword = model.parts.find(({ name }) => /sword|katana/.test(name))!;
    const at = (point: readonly number[], pivot: readonly number[]): number[] =>
      point.map((value, k) => value + pivot[k]!);
    const place = at(hand, arm.pivot);
    const gaps = pointsOf(sword).map((point) =>
      Math.hypot(...at(point, sword.pivot).map((value, k) => value - place[k]!)),
    );
    expect(Math.min(...gaps)).toBeLessThan(0.15);
  },
);

it.each([
  ['a man sitting', 'sitting'],
  ['a king sitting on a throne', 'seated'],
  ['a running ninja', 'running'],
  ['a dead knight', 'dead'],
  ['a sleeping man', 'lying'],
  ['male waving', 'waving'],
  ['an orc attacking', 'fighting'],
  ['a fox sitting', 'sitting'],
  ['a dead wolf', 'dead'],
  ['galloping horse', 'running'],
  // A robe has no legs in it, a fox does not wave, and a pose goes before.
  ['a wizard running', null],
  ['a wizard waving', 'waving'],
  ['a fox waving', null],
  ['a knight running in t-pose', null],
  ['a death knight', null],
])('"%s" is %s', (prompt, posture) => {
  const { posture: read, words } = readPrompt(prompt, subjects);
  expect(read).toBe(posture);
  expect(words.leftOut).toHaveLength(posture === null && !/death/.test(prompt) ? 1 : 0);
});

it('sits on the seat of a chair with the feet on the ground or above', async () => {
  const { document } = await generate({ prompt: 'a man sitting on a chair', seed: 1, texture: null });
  const nodes = document
    .getRoot()
    .listNodes()
    .filter((node) => node.getMesh());
  const heights = (test: RegExp): number[] =>
    nodes
      .filter((node) => test.test(node.getName()))
      .flatMap((node) =>
        node
          .getMesh()!
          .listPrimitives()
          .flatMap((primitive) => {
            const position = primitive.getAttribute('POSITION')!;
            const y = node.getWorldTranslation()[1];
            return [y + position.getMin([])[1]!, y + position.getMax([])[1]!];
          }),
      );
  const torso = Math.min(...heights(/torso/));
  const seat = Math.max(...heights(/chair.*seat|chair.*cushion/), 0);
  expect(Math.min(...heights(/leg_/))).toBeGreaterThan(-1e-6);
  expect(torso).toBeGreaterThan(0.3);
  expect(torso).toBeLessThan(Math.max(0.65, seat + 0.2));
});
