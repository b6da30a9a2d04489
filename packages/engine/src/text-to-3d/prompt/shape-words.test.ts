import { renderModel } from '@meshwright/look/render';
import { sampleOf } from '@meshwright/testing/samples';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { subjects } from '../../content/subjects.ts';
import { generate } from '../generate.ts';
import { grow } from '../grow.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, subjects);
const stretchOf = (prompt: string) => read(prompt).stretch.map((factor) => Math.round(factor * 100) / 100);
const leftOut = (prompt: string) => read(prompt).words.leftOut;

describe('a word for a side changes that side', () => {
  it.each([
    ['a wide gravestone', [1.45, 1, 1]],
    ['a narrow gravestone', [0.65, 1, 1]],
    ['a tall gravestone', [1, 1.4, 1]],
    ['a short gravestone', [1, 0.75, 1]],
    ['a wide barrel', [1.45, 1, 1.45]],
    ['a thin candle', [0.6, 1, 0.6]],
    ['a thick book', [1, 1, 1.6]],
    ['a thin door', [1, 1, 0.6]],
    ['a long table', [1.5, 1, 1]],
    ['a long spear', [1, 1.5, 1]],
    ['a long narrow bridge', [1.5, 1, 0.65]],
    ['a deep bowl', [1, 1.4, 1]],
    ['a deep desk', [1, 1, 1.4]],
    ['a fat man', [1.26, 1, 1.26]],
    ['a fat tree', [1.6, 1, 1.6]],
    ['a slim column', [0.6, 1, 0.6]],
    ['a tall man', [1.18, 1.18, 1.18]],
    ['a chest 0.5 m tall', [1, 1, 1]],
    ['a low table', [1, 1, 1]],
    ['parking meter deep', [1, 1, 1.4]],
  ])('%s: %j', (prompt, factors) => {
    expect(stretchOf(prompt)).toEqual(factors);
    expect(leftOut(prompt)).toEqual([]);
  });

  it.each([
    ['a long man', ['long']],
    ['a flat knight', ['flat']],
  ])('a side that a thing has not is said to be left out: %s', (prompt, words) => {
    expect(leftOut(prompt)).toEqual(words);
  });

  it('of every subject, wide, narrow, tall, short, thick and thin change its form or are said', () => {
    for (const subject of sampleOf(subjects, 16))
      for (const word of ['wide', 'narrow', 'tall', 'short', 'thick', 'thin']) {
        const reading = read(`a ${word} ${subject.words[0]}`);
        const isChanged = reading.stretch.some((factor) => factor !== 1) || reading.scale !== 1;
        const isName = reading.subject !== subject || subject.words[0]!.includes(word);
        expect([word, subject.name, isChanged || isName || reading.words.leftOut.includes(word)]).toEqual([
          word,
          subject.name,
          true,
        ]);
      }
  });

  it('the form has the other sides as before', () => {
    const gravestone = read('gravestone').subject!;
    const [x, y, z] = grow(gravestone, { seed: 1, height: 1 }).size;
    const wide = grow(gravestone, { seed: 1, height: 1, stretch: [1.45, 1] }).size;
    expect(wide[0]).toBeCloseTo(x * 1.45, 6);
    expect([wide[1], wide[2]]).toEqual([y, z]);
  });
});

it('what fills a thing that is said to be full is to be seen', async () => {
  const draw = async (prompt: string) =>
    (await sharp(
      await renderModel((await generate({ prompt, seed: 1, texture: null })).document, { size: 160 }),
    )
      .removeAlpha()
      .raw()
      .toBuffer()) as Uint8Array;
  const filled = subjects.filter(({ words: [noun] }) => {
    const { subject, words } = read(`a full ${noun}`);
    return (
      subject?.words[0] === noun &&
      !words.leftOut.includes('full') &&
      read(`an empty ${noun}`).without.length > 0
    );
  });
  expect(filled.length).toBeGreaterThan(10);
  const hidden: string[] = [];
  for (const { name, words } of sampleOf(filled, 6)) {
    const [full, empty] = [await draw(`a full ${words[0]}`), await draw(`an empty ${words[0]}`)];
    const changed = full.filter((value, i) => Math.abs(value - empty[i]!) > 12).length / full.length;
    if (changed < 0.002) hidden.push(name);
  }
  expect(hidden).toEqual([]);
});

describe('a word that is true already is no word left out', () => {
  it.each([
    'a bucket, empty',
    'an empty barrel',
    'an empty bottle',
    'a round shield',
    'a round barrel',
    'an open bowl',
    'an open basket',
    'a standing knight',
    'a shiny sword',
    'a medium crate',
    'a closed chest',
    'a square crate',
    'door double closed',
    'a closed tin can',
    'a side floor tile',
    'a middle piece of stone stairs',
    'a straight fence',
    'campfire_stones',
    'a campfire with logs',
    'a lit candle',
    'a closed window',
    'an open trapdoor',
    'a bathroom sink',
    'a kitchen oven',
    'a young woman',
    'a rectangle rug',
    'food ingredient tomato',
    'a weapon rifle',
    'tool axe',
    'car sedan',
  ])('%s', (prompt) => expect(leftOut(prompt)).toEqual([]));

  it.each([
    ['a round sword', 'round'],
    ['an open wardrobe', 'open'],
    ['an empty sword', 'empty'],
    ['an empty asteroid', 'empty'],
    ['a full safe', 'full'],
    ['a closed open chest', 'closed'],
    ['a closed brick wall', 'closed'],
    ['a round house', 'round'],
    ['a round book', 'round'],
    ['a left knight', 'left'],
    ['a deep knight', 'deep'],
    ['a shiny rug', 'shiny'],
    ['a lit table', 'lit'],
    ['a closed trapdoor', 'closed'],
    ['a bathroom sofa', 'bathroom'],
    ['a weapon sofa', 'weapon'],
  ])('%s leaves out "%s"', (prompt, word) => expect(leftOut(prompt)).toEqual([word]));
});

it('a part of a thing is said to be left out where the whole thing is made', () => {
  for (const [part, thing] of [
    ['roof', 'tower'],
    ['base', 'statue'],
  ]) {
    const { subject, words } = read(`the ${part} of a ${thing}`);
    expect([subject?.name, words.leftOut]).toEqual([thing, [part]]);
  }
});
