import { expect, it } from 'vitest';
import { type Look, materials } from '../../content/materials.ts';
import { subjects } from '../../content/subjects.ts';
import { painted } from './paint-words.ts';
import { readPrompt } from './read-prompt.ts';

function colorOf(prompt: string, slot: string): string | undefined {
  const { subject, paint } = readPrompt(prompt, subjects);
  const look: Look | undefined = painted(subject!.looks, paint)[slot];
  return typeof look === 'string' ? undefined : look?.[1];
}

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

it('keeps the stripes of a coat a darker shade of the colour that the words give it', () => {
  expect(colorOf('a cat', 'mark')).toBe('#b0621f');
  const [coat, mark] = ['coat', 'mark'].map((slot) => channels(colorOf('a blue cat', slot)!));
  expect(mark![2]).toBeLessThan(coat![2]!);
  expect(mark![2]).toBeGreaterThan(mark![0]!);
});

it('gives stripes the colour that the words name for them', () => {
  expect(colorOf('a white cat with red stripes', 'mark')).toBe(colorOf('a red cat', 'coat'));
  expect(colorOf('a cow with brown patches', 'mark')).toBe(colorOf('a brown cow', 'coat'));
});

it('keeps the black stripes of a tiger, which are no shade of its coat', () => {
  expect(colorOf('a white tiger', 'mark')).toBe(colorOf('a tiger', 'mark'));
});

/** Materials of the slots that a prompt changes. */
const materialsOf = (prompt: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readPrompt(prompt, subjects).paint.slots).flatMap(([slot, { material }]) =>
      material ? [[slot, material]] : [],
    ),
  );
const leftOut = (prompt: string): readonly string[] => readPrompt(prompt, subjects).words.leftOut;

it.each([
  ['a wood fire', { logs: 'wood' }],
  ['a campfire ringed with bricks', { stones: 'bricks' }],
  ['a stone campfire', { stones: 'stone' }],
  ['a burning campfire', { main: 'ember' }],
  ['a wooden fountain', { stone: 'wood' }],
  ['a brick tree', { trunk: 'bricks' }],
  ['an ice tree', { leaf: 'ice' }],
])('gives a material to a part that can be of it: %s', (prompt, slots) => {
  const { subject } = readPrompt(prompt, subjects);
  expect(Object.values(materialsOf(prompt))).toEqual(Object.values(slots));
  for (const slot of Object.keys(materialsOf(prompt))) {
    const look = subject!.looks[slot]!;
    const own = typeof look === 'string' ? look : look[0];
    if (!/ice|burning/.test(prompt)) expect(own).not.toMatch(/ember|light|liquid|leaves|plant/);
  }
});

const lightness = (color: string): number => channels(color).reduce((sum, value) => sum + value, 0);
const lookOf = (prompt: string): string[] => {
  const { subject, paint } = readPrompt(prompt, subjects);
  return Object.values(painted(subject!.looks, paint)).map((look) =>
    typeof look === 'string' ? materials[look].color : look[1],
  );
};

it.each([
  ['a simple dark tree', 'a tree', 1],
  ['three dark trees made of blocks', 'a tree', 1],
  ['a dark wooden chair', 'a chair', 1],
  ['a dark door', 'a door', 1],
  ['a pale horse', 'a horse', -1],
  ['a light rug', 'a rug', -1],
])('says the lightness of the colours of the thing itself: %s', (prompt, plain, sign) => {
  const [changed, own] = [lookOf(prompt), lookOf(plain)];
  expect(sign * (lightness(own[0]!) - lightness(changed[0]!))).toBeGreaterThan(20);
  expect(leftOut(prompt).filter((word) => /dark|pale|light/.test(word))).toEqual([]);
});

it('is of the part that the words name, in its colours or in one of theirs', () => {
  expect(colorOf('a large crypt with a dark blue roof', 'roof')).toBe(colorOf('a dark blue cube', 'main'));
  expect(colorOf('a large crypt with a dark blue roof', 'door')).toBeUndefined();
  expect(readPrompt('a car with black wheels', subjects).paint.slots.tyre).toBeDefined();
  expect(Object.keys(readPrompt('a cart with dark wheels', subjects).paint.slots)).not.toEqual([]);
  expect(leftOut('a car with black zorbs')).toContain('black');
});

it.each([
  ['a cat with a pink bow', 'ribbon_bow'],
  ['an elf woman with a bow', 'bow'],
  ['a woman with a bow and arrow', 'bow'],
  ['a knight with a bow', 'bow'],
])('knows a bow of ribbon from a weapon: %s', (prompt, bow) => {
  expect(readPrompt(prompt, subjects).others.map(({ subject }) => subject.name)).toContain(bow);
});

it('paints the bow that a gift has of its own', () => {
  expect(Object.keys(readPrompt('a gift with a green bow', subjects).paint.slots)).toEqual(['ribbon']);
  expect(leftOut('a teddy bear with a pink bow')).toEqual([]);
});

it.each([
  ['a blue demon', 'skin'],
  ['a red orc', 'skin'],
  ['a green alien', 'skin'],
  ['a purple cyclops', 'skin'],
  ['a red knight', 'main'],
  ['a red death knight', 'metal'],
  ['a blue boxer', 'main'],
])('gives a colour alone to the body of a creature and to the clothes of a human: %s', (prompt, slot) => {
  expect(Object.keys(readPrompt(prompt, subjects).paint.slots)).toEqual([slot]);
});

it('gives a colour to what is of the wood or the stone of the main surface as well', () => {
  expect(colorOf('a red dresser', 'trim')).not.toBe(colorOf('a dresser', 'trim'));
  expect(colorOf('a blue stone staircase', 'side')).not.toBe(colorOf('a stone staircase', 'side'));
});

it.each([
  ['a mug with a blue handle', 'main of handle', []],
  ['a chair with white legs', 'main of legs', []],
  ['a cabinet with brass handles', 'metal', []],
  ['a barrel with gold handles', undefined, ['gold', 'handles']],
  ['a dog with white paws', undefined, ['white', 'paws']],
  ['a house with blue glass', 'window', []],
  ['a sword with gold', 'trim', []],
  ['a shovel with dirt', undefined, ['dirt']],
  ['a boat in the water', undefined, ['water']],
])('is of the part behind it alone, or said to be left out: %s', (prompt, slot, out) => {
  expect(Object.keys(readPrompt(prompt, subjects).paint.slots)).toEqual(slot ? [slot] : []);
  expect(leftOut(prompt)).toEqual(out);
});

it.each([
  ['a boat with gold trim', 'trim', []],
  ['an apple with gold trim', undefined, ['gold', 'trim']],
  ['a bookshelf with gold trim', undefined, ['gold', 'trim']],
  ['a rock with gold trim', undefined, ['gold', 'trim']],
  ['a house with a red roof', 'trim', []],
  ['a barrel with a red roof', undefined, ['red', 'roof']],
])('is of a trim or a roof where the thing has one, and of no other surface: %s', (prompt, slot, out) => {
  expect(Object.keys(readPrompt(prompt, subjects).paint.slots)).toEqual(slot ? [slot] : []);
  expect(leftOut(prompt)).toEqual(out);
});

it.each([
  ['a navy blue car', ['#1d2f5c']],
  ['a mint green sofa', ['#9bdcb8']],
  ['a charcoal grey sofa', ['#3a3c40']],
  ['a red orange car', ['#c4302b', '#e07a1f']],
  ['a teal white car', ['#1f8a87', '#f1f0ec']],
])('is of one colour where a shade stands before a plain colour: %s', (prompt, colors) => {
  const { slots } = readPrompt(prompt, subjects).paint;
  expect(Object.values(slots).map(({ color }) => color)).toEqual(colors);
  expect(leftOut(prompt)).toEqual([]);
});

it.each([
  ['a golden arrow', ['shaft', 'tip']],
  ['a silver axe', ['main']],
  ['a golden car', ['main', 'metal']],
])('a precious metal is of at least half of a thing, and of no glass: %s', (prompt, slots) => {
  expect(Object.keys(readPrompt(prompt, subjects).paint.slots)).toEqual(slots);
});

it.each([
  ['a tree with yellow leaves', 'main'],
  ['a palm tree with red leaves', 'leaf'],
  ['a bush with orange leaves', 'leaf'],
])('a colour of leaves is of those that a plant has: %s', (prompt, slot) => {
  const { paint, words } = readPrompt(prompt, subjects);
  expect(Object.keys(paint.slots)).toEqual([slot]);
  expect(words.leftOut).toEqual([]);
});

it('a material is of the other surface of the same stone as well: the steps of wooden stairs', () => {
  const { subject, paint } = readPrompt('wooden stairs with a handrail', subjects);
  expect(subject!.name).toBe('stairs_with_a_handrail');
  expect(painted(subject!.looks, paint).step?.[0]).toBe('wood');
});
