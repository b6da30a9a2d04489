import { expect, it } from 'vitest';
import { subjects } from '../../content/subjects.ts';
import { grow, type Model } from '../grow.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
import { areaOf } from '../shapes/shape.ts';

function grown(prompt: string): Model {
  const { subject, features } = readPrompt(prompt, subjects);
  return grow(subject!, { seed: 1, height: 1, detail: 0.3, features });
}

const areaAt = ({ parts }: Model, isWanted: (slot: string) => boolean): number =>
  parts
    .flatMap(({ surfaces }) => surfaces)
    .reduce((sum, { slot, shape }) => sum + (isWanted(slot) ? areaOf(shape) : 0), 0);

it.each([
  'a barrel with red stripes',
  'a striped tent',
  'a car with white stripes',
  'a boat with red stripes',
])('stripes cover about half of the largest surface: %s', (prompt) => {
  const model = grown(prompt);
  const striped = areaAt(model, (slot) => slot.endsWith(' striped'));
  const [slot = ''] = model.parts
    .flatMap(({ surfaces }) => surfaces.map((surface) => surface.slot))
    .filter((each) => each.endsWith(' striped'));
  const rest = areaAt(model, (each) => each === slot.replace(' striped', ''));
  expect(striped / (striped + rest)).toBeGreaterThan(0.2);
  expect(striped / (striped + rest)).toBeLessThan(0.8);
});

it('colours stripes of its own and adds no others', () => {
  expect(readPrompt('a tiger with white stripes', subjects).features).toEqual({ on: {} });
});

it('has stripes on white that are not white', () => {
  const { features } = readPrompt('a striped mug', subjects);
  expect(features.stripes).not.toBe(readPrompt('a striped tent', subjects).features.stripes);
});

it.each([
  ['a white striped tent', 'main', '#f1f0ec', '#2d62b8'],
  ['a blue striped mug', 'main', '#2d62b8', '#f1f0ec'],
  ['a red and white striped tent', 'main', '#c4302b', '#f1f0ec'],
  ['a striped blue and yellow mug', 'main', '#2d62b8', '#e8c22e'],
  ['a white tent with stripes', 'main', '#f1f0ec', '#2d62b8'],
])(
  'has stripes of the second colour, or of one that is seen on the first: %s',
  (prompt, slot, color, stripes) => {
    const { features, paint } = readPrompt(prompt, subjects);
    expect(paint.slots).toEqual({ [slot]: { material: null, color } });
    expect(features.stripes).toBe(stripes);
  },
);

it('stands on its top where it is upside down', () => {
  const widthAt = ({ parts }: Model, isWanted: (y: number) => boolean): number => {
    const xs = parts.flatMap(({ pivot, surfaces }) =>
      surfaces.flatMap(({ shape: { positions } }) =>
        positions.flatMap((x, i) =>
          i % 3 === 0 && isWanted(positions[i + 1]! + pivot[1]) ? [x + pivot[0]] : [],
        ),
      ),
    );
    return Math.max(...xs) - Math.min(...xs);
  };
  const [bowl, flipped] = [grown('a bowl'), grown('an upside down bowl')];
  expect(widthAt(bowl, (y) => y > 0.9)).toBeGreaterThan(widthAt(bowl, (y) => y < 0.1));
  expect(widthAt(flipped, (y) => y < 0.1)).toBeGreaterThan(widthAt(flipped, (y) => y > 0.9));
});
