import { describe, expect, it } from 'vitest';
import { subjects } from '../../../content/subjects.ts';
import { grow, type Model } from '../../grow.ts';
import { readPrompt } from '../../prompt/read-prompt.ts';
import { wordsSentence } from '../../prompt/used-words.ts';
import type { BodyType } from './body-type.ts';

describe('proportions of a person', () => {
  it.each([
    ['chibi', 2.5, 3],
    ['heroic', 7.9, 8.9],
    ['realistic', 7, 8],
  ] as const)('of a %s man are %f to %f heads', (body, least, most) => {
    const heads = headsOf(modelOf('humanoid', body));
    expect(heads).toBeGreaterThan(least);
    expect(heads).toBeLessThan(most);
  });

  it.each(['humanoid', 'barbarian', 'archer'])('of a usual %s are between those of types', (name) => {
    const heads = headsOf(modelOf(name));
    expect(heads).toBeGreaterThan(4.5);
    expect(heads).toBeLessThan(7);
  });

  it('keep the direction of the arms, and what is held in the hand', () => {
    const [usual, chibi] = [modelOf('knight'), modelOf('knight', 'chibi')];
    const gap = (model: Model): number =>
      (middleOf(model, 'sword')[0]! - middleOf(model, 'arm_right')[0]!) / model.size[1];
    expect(Math.abs(gap(usual) - gap(chibi))).toBeLessThan(0.05);
  });
});

describe('words of proportions', () => {
  it.each([
    ['a chibi knight', 'chibi', undefined],
    ['a muscular barbarian', 'heroic', undefined],
    ['a realistic soldier', 'realistic', '"soldier" became an infantryman.'],
    ['a chibi barrel', null, 'left out: "chibi".'],
    ['a heroic chibi knight', 'heroic', 'left out: "chibi".'],
  ])('"%s" are %s', (prompt, body, note) => {
    const reading = readPrompt(prompt, subjects);
    expect(reading.body).toBe(body);
    expect(wordsSentence(reading.words, null)).toBe(note);
  });
});

function modelOf(name: string, body?: BodyType): Model {
  const subject = subjects.find((each) => each.name === name)!;
  return grow(subject, { seed: 1, height: 1, ...(body && { body }) });
}

/** Returns the height of a figure in heights of its head, hair and hat apart: a skull is 2.2 radii high. */
function headsOf(model: Model): number {
  const part = model.parts.find(({ name }) => name.endsWith('_head'))!;
  const { positions } = part.surfaces[0]!.shape;
  const ys = positions.filter((_, i) => i % 3 === 1).map((y) => y + part.pivot[1]);
  const depths = positions.filter((_, i) => i % 3 === 2);
  const top = Math.max(...ys);
  // The widest slices of the skull are at its middle, or above and below it.
  const back = Math.min(...depths);
  const widest = ys.filter((_, i) => depths[i]! < back + 0.001);
  return top / (2 * (top - widest.reduce((sum, y) => sum + y, 0) / widest.length));
}

function middleOf(model: Model, name: string): number[] {
  const { pivot, surfaces } = model.parts.find((part) => part.name === `${model.name}_${name}`)!;
  const points = surfaces.flatMap(({ shape: { positions } }) =>
    Array.from({ length: positions.length / 3 }, (_, i) => positions.slice(i * 3, i * 3 + 3)),
  );
  return [0, 1, 2].map((k) => {
    const values = points.map((point) => point[k]! + pivot[k]!);
    return (Math.min(...values) + Math.max(...values)) / 2;
  });
}
