import { expect, it } from 'vitest';
import { subjects } from '../../content/subjects.ts';
import { featuredLooks } from '../features/features.ts';
import { grow } from '../grow.ts';
import { spotsInCrown, spotsOnFront, spotWithin } from '../hung-on.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, subjects);
const leftOut = (prompt: string): readonly string[] => read(prompt).words.leftOut;

it.each([
  ['a stack of three pancakes', 'three'],
  ['three pancakes', 'three'],
  ['pancakes triple', 'triple'],
  ['five bones', 'five'],
])('makes one of what is a heap itself, and says that the number is left out: %s', (prompt, number) => {
  expect(read(prompt).count).toBe(1);
  expect(leftOut(prompt)).toEqual([number]);
});

it('stands the first of two stacked things on the second', () => {
  const { subject, others } = read('crate barrel stacked');
  expect([subject!.name, ...others.map((other) => `${other.subject.name} ${other.place}`)]).toEqual([
    'barrel',
    'crate top',
  ]);
});

it.each(['a pot of stew', 'a pot of steww', 'a barrel of wine'])(
  'pours no bowls or bottles into a vessel: %s',
  (prompt) => {
    expect(read(prompt).others).toEqual([]);
    expect(leftOut(prompt)).toEqual([prompt.split(' ').at(-1)!.replace('ww', 'w')]);
  },
);

it('knows a hole for a part, and no thing beside the floor', () => {
  expect(read('a floor with a hole in it').others).toEqual([]);
  expect(leftOut('a floor with a hole in it')).toEqual(['hole']);
});

it.each([
  ['a door with a wreath', 'face'],
  ['a wreath on a door', 'behind'],
  ['a wall with a door and a banner', 'face'],
  ['a tree with red apples', 'crown'],
  ['apples on a tree', 'tree'],
  ['a tree with oranges', 'crown'],
])('hangs what hangs on a wall or in a tree: %s', (prompt, place) => {
  expect(read(prompt).others.map((other) => other.place)).toEqual([place]);
});

it.each(['a window with a blue frame', 'a door with a wooden frame'])(
  'hangs no picture on what has a frame of its own: %s',
  (prompt) => {
    expect(read(prompt).others).toEqual([]);
  },
);

it.each([
  ['a tree with some apples', 14],
  ['a tree with an apple', 1],
])('hangs one fruit in a tree where the words say one: %s', (prompt, count) => {
  expect(read(prompt).others.map((other) => other.count)).toEqual([count]);
});

const model = (name: string) => {
  const subject = subjects.find((each) => each.name === name)!;
  return grow(subject, { seed: 1, height: subject.height, detail: 0.3 });
};

it.each([
  ['a lion in a cage', 'around'],
  ['a rabbit in a wooden cage', 'around'],
  ['a cage with a bird', 'within'],
  ['a bird on a cage', 'below'],
])('is in a cage, or on it, as words say: %s', (prompt, place) => {
  expect(read(prompt).others.map((other) => other.place)).toEqual([place]);
});

it('is between the bars of a cage and on its floor, as large as it has room', () => {
  const cage = model('cage');
  for (const name of ['lion', 'pigeon', 'giraffe']) {
    const thing = model(name);
    const { position, scale } = spotWithin(cage, thing);
    expect(position[1]).toBeCloseTo(0.08 * cage.size[1], 1);
    expect(position[1] + scale * thing.size[1]).toBeLessThan(0.8 * cage.size[1]);
    expect(scale * Math.max(thing.size[0], thing.size[2])).toBeLessThan(0.85 * cage.size[0]);
  }
});

it.each([
  ['a mine cart of gravel', ['ore', 'rock'], 'cobbles'],
  ['a cart of sand', ['hay'], ['earth', '#d9c08a']],
])('is full of what words say, and of nothing else: %s', (prompt, contents, look) => {
  const { others, features, subject } = read(prompt);
  expect(others).toEqual([]);
  const looks = featuredLooks(subject!.looks, features);
  for (const slot of contents) expect(looks[slot]).toEqual(look);
});

it('hangs things in front of a wall, side by side', () => {
  const [wall, shield] = [model('stone_wall'), model('shield')];
  const spots = spotsOnFront(wall, shield, 3);
  for (const { position, scale } of spots) {
    expect(position[1]).toBeGreaterThan(0);
    expect(position[2] - (scale * shield.size[2]) / 2).toBeGreaterThan(0);
    expect(position[2]).toBeLessThan(wall.size[2]);
  }
  expect(spots[1]!.position[0] - spots[0]!.position[0]).toBeGreaterThan(spots[0]!.scale * shield.size[0]);
});

it('spreads fruit over the crown of a tree, each at the leaves', () => {
  const [tree, apple] = [model('tree'), model('apple')];
  const spots = spotsInCrown(tree, apple, 14);
  for (const { position } of spots) {
    expect(position[1]).toBeGreaterThan(0.2 * tree.size[1]);
    expect(Math.hypot(position[0], position[2])).toBeGreaterThan(0.05 * tree.size[0]);
  }
});

it.each([
  ['chocolate ice cream', { scoop: '#4f2d1a', second: '#4f2d1a' }],
  ['strawberry ice cream', { scoop: '#e8798a', second: '#e8798a' }],
  ['vanilla pudding', { custard: '#f3e3b8' }],
])('gives food the colour of its flavour: %s', (prompt, colors) => {
  const { slots } = read(prompt).paint;
  expect(Object.fromEntries(Object.entries(slots).map(([slot, { color }]) => [slot, color]))).toEqual(colors);
});

it.each([
  ['rock flat grass', { on: { grass: null } }],
  ['rock covered in grass', { on: { grass: null } }],
  ['half a shed', { on: {}, half: 'side' }],
  ['half door', { on: {}, half: 'top' }],
])('reads what lies on a thing or is left of it: %s', (prompt, features) => {
  expect(read(prompt).features).toEqual(features);
});

it.each([
  'a half open door',
  'a half full barrel',
  'a bottle half full of wine',
  'a wall half covered in moss',
  'a statue half buried in sand',
])('cuts nothing where "half" is of the word behind it: %s', (prompt) => {
  expect(read(prompt).features.half).toBeUndefined();
  expect(leftOut(prompt)).toContain('half');
});

it('cuts a half at the middle', () => {
  const { features, subject } = read('half a shed');
  const [half, whole] = [features, { on: {} }].map((each) =>
    grow(subject!, { seed: 1, height: 1, detail: 0.3, features: each }),
  );
  expect(half!.size[0]).toBeCloseTo(whole!.size[0] / 2, 1);
});

it.each([
  ['a square desk', [0.67, 1, 1.49]],
  ['a deep plate', [1, 2.32, 1]],
  ['a deep bowl', [1, 1.4, 1]],
  ['a shallow bowl', [1, 0.6, 1]],
])('changes the sides that the words name: %s', (prompt, stretch) => {
  expect(read(prompt).stretch.map((factor) => Math.round(100 * factor) / 100)).toEqual(stretch);
  expect(leftOut(prompt)).toEqual([]);
});

it.each([
  ['canapé en bois clair', 'a sofa of light wood'],
  ['coche azul claro', 'a light blue car'],
  ['une lampe bleu foncé', 'a dark blue lamp'],
  ['ein hellblaues Auto', 'a light blue car'],
])('reads a shade behind a colour or a material: %s', (prompt, english) => {
  expect(Object.values(read(prompt).paint.slots).map(({ color }) => color)).toEqual(
    Object.values(read(english).paint.slots).map(({ color }) => color),
  );
  expect(read(prompt).others).toEqual([]);
});

it.each([
  ['ein Stapel roter Kisten', 'a stack of red crates'],
  ['una pila de libros', 'a stack of books'],
  ['une rangée de cinq tonneaux', 'a row of five barrels'],
  ['uma fileira de árvores', 'a row of trees'],
  ['一排红色椅子', 'a row of red chairs'],
])('reads a group in other languages: %s', (prompt, english) => {
  const [own, other] = [read(prompt), read(english)];
  expect([own.subject?.name, own.count, own.arrangement]).toEqual([
    other.subject?.name,
    other.count,
    other.arrangement,
  ]);
});

it.each(['a workshop', 'a red workshop', 'eine Werkstatt', 'un taller', '工房'])(
  'knows a workshop for a place of work, and says so: %s',
  (prompt) => {
    const { others, words } = read(prompt);
    expect(others.map(({ subject }) => subject.name)).toContain('toolbox');
    expect(words.replaced.map(({ word }) => word)).toEqual(['workshop']);
  },
);

it('knows a rail for a railing, and one of a train for a track', () => {
  expect(read('a rail').subject!.name).toBe('railing');
  expect(read('a train rail').subject!.name).toBe('railroad_track');
});

it.each([
  ['Potion11_Empty', 1],
  ['Crystal2_Damaged', 1],
  ['three empty potions', 3],
  ['3 potions', 3],
])('takes a number behind a noun of a model for its variant: %s', (prompt, count) => {
  expect(read(prompt).count).toBe(count);
});

it('leaves out the number of what a thing has not', () => {
  expect(leftOut('a barrel with two handles')).toEqual(['two', 'handles']);
});

it('fills no figure, and names a thing that leans', () => {
  expect(read('a robot filled with apples').others).toEqual([]);
  expect(leftOut('a robot filled with apples')).toEqual(['apples']);
  expect(read('a rock leaning against a wall').subject!.name).toBe('rock');
});

it('fills a tree of another language, which has lost the plural of its fruit', () => {
  expect(read('un árbol con manzanas rojas').others[0]!.count).toBe(
    read('a tree with red apples').others[0]!.count,
  );
});

it.each([
  ['a lantern with a green glass', { glass: '#3f9142' }],
  ['a door with a brass knob', { metal: null }],
])('gives the surface of a part that the thing has, and adds no other thing: %s', (prompt, colors) => {
  const { others, paint } = read(prompt);
  expect(others).toEqual([]);
  expect(Object.fromEntries(Object.entries(paint.slots).map(([slot, { color }]) => [slot, color]))).toEqual(
    colors,
  );
  expect(leftOut(prompt)).toEqual([]);
});

it.each([
  ['five spheres in a row', 'row'],
  ['six barrels in a pile', 'pile'],
  ['five spheres', 'group'],
])('arranges things as the words behind them say: %s', (prompt, arrangement) => {
  expect(read(prompt).arrangement).toBe(arrangement);
});

it.each([
  ['a market stall selling fruit', 'market_stall, on apple'],
  ['a log cabin with smoke coming out of the chimney', 'log_cabin, top smoke'],
  ['a red fox curled up asleep', 'fox'],
  ['a table set for two with plates and a candle', 'table, on plate, on candle'],
  ['a fountain with an angel statue in the middle', 'fountain, top angel_statue'],
  ['a barrel with iron rings', 'barrel'],
  ['a log with an axe stuck in it', 'log, top axe'],
  ['a stone wall with a wooden gate', 'gated_wall'],
  ['a treasure chest with gold coins spilling out', 'chest, on coin'],
  ['a door with a round window', 'door'],
  ['a boat tied to a dock', 'boat'],
  ['a crystal growing from a rock', 'crystal'],
  ['a rabbit eating a carrot', 'rabbit, beside carrot'],
  ['a chef reading a book', 'chef, hand book'],
  ['an enchanted forest tree', 'tree'],
  ['a cell door with iron bars', 'prison_door'],
  ['a street with a traffic light', 'road, beside traffic_light'],
  ['a cottage with flower boxes under the windows', 'cottage, beside planter'],
])('reads what a thing does, and what is under a part of it: %s', (prompt, things) => {
  const { subject, count, others } = read(prompt);
  expect(count).toBe(1);
  expect([subject!.name, ...others.map((other) => `${other.place} ${other.subject.name}`)].join(', ')).toBe(
    things,
  );
});

it('says that the size of a part stays as it is', () => {
  expect(leftOut('a dragon with small wings')).toEqual(['small']);
  expect(leftOut('a truck with a flat tire')).toEqual(['flat']);
  expect(leftOut('a table with a small vase')).toEqual([]);
});

it.each([
  ['three barrels stacked', 3],
  ['barrels stacked', 6],
  ['platform 4x2', 1],
])('counts what is stacked, and no size on a grid: %s', (prompt, count) => {
  expect(read(prompt).count).toBe(count);
});

it('has snow of its own where a thing is made with it', () => {
  expect(read('a mountain with snow on top').paint.slots).toEqual({});
  expect(leftOut('a mountain with snow on top')).toEqual([]);
});

it.each([
  ['a bed with a green blanket', 'bed', { blanket: '#3f9142' }],
  ['a flatcar with two barrels', 'flatcar', {}],
])('colours a part of its own, and carries what is counted: %s', (prompt, name, colors) => {
  const { subject, others, paint } = read(prompt);
  expect(subject!.name).toBe(name);
  expect(Object.fromEntries(Object.entries(paint.slots).map(([slot, { color }]) => [slot, color]))).toEqual(
    colors,
  );
  expect(others.map((other) => other.place)).toEqual(name === 'bed' ? [] : ['on']);
});
