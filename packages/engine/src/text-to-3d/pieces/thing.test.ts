import { sampleOf } from '@meshwright/testing/samples';
import { expect, it } from 'vitest';
import { simple, tables } from '../../content/subjects/tables.ts';
import { detailed } from '../../content/subjects.ts';
import { generate } from '../generate.ts';
import { grow } from '../grow.ts';
import { readTable } from './thing.ts';

const boundsOf = (text: string, seed = 1) => {
  const [subject] = readTable('tests', text);
  return grow(subject!, { seed, height: subject!.height });
};

it('an entry is a subject: names, a height in metres and surfaces, then clauses of pieces', () => {
  const [subject] = readTable(
    'tests',
    `garden table, low table | .4 | top wood, leg iron #222222
  top: box 1 .1 1 @0,.7,0
  leg: cyl .05 .7
    @.4,0,.4 mir mirz`,
  );
  expect(subject).toMatchObject({ name: 'garden_table', words: ['garden table', 'low table'], height: 0.4 });
  expect(Object.entries(subject!.looks).slice(0, 2)).toEqual([
    ['top', 'wood'],
    ['leg', ['iron', '#222222']],
  ]);
  const { parts, size } = grow(subject!, { seed: 1, height: 0.4 });
  expect(parts.map(({ name }) => name)).toEqual(['garden_table_top', 'garden_table_leg']);
  expect(size[1]).toBeCloseTo(0.4, 9);
});

it('a profile that ends where it starts is a ring, without a wall across its hole', () => {
  const { parts } = boundsOf('hoop | .4 | a wood\n  a: lathe 1,0 1.2,0 1.2,.4 1,.4 1,0');
  const { positions } = parts[0]!.surfaces[0]!.shape;
  const radii = positions.flatMap((x, i) => (i % 3 ? [] : [Math.hypot(x, positions[i + 2]!)]));
  expect(Math.min(...radii)).toBeGreaterThan(0.9);
});

it('two solids of one surface that meet face to face have no wall between them', () => {
  const { triangles } = boundsOf('gem | 1 | a wood\n  a: cone 1 1 s6 @0,0,0 + cone 1 1 s6 rx180');
  // Six sides each, and neither base.
  expect(triangles).toBe(12);
});

it.each([
  ['box 1 1 1', 1],
  ['box 1 1 1 mir', 1],
  ['box 1 1 1 @2,0,0 mir', 5],
  ['box 1 1 1 n3:2,0,0', 5],
  ['box 1 1 1 *3,1,1', 3],
  ['rodx .5 4', 4],
  ['box 1 1 1 taperxy.5', 1],
  ['box 1 1 1 @0,1,0 bendxy.5 @-.5,0,0 mir', 4],
  ['ball .5 wave2:.2:90', 1.2],
  ['dome .2 1,0 0,1 -1,0 0,-1', 1],
  ['ovals .5,.25,0 .5,.25,1', 2],
  ['loft 1,0,0 0,0,1 -1,0,0 / 1,2,0 0,2,1 -1,2,0', 1],
])('the moves of "%s" make it %s wide', (piece, wide) => {
  const { size } = boundsOf(`probe | 1 | a wood\n  a: ${piece}`);
  // The width varies by up to a twenty-fifth with the seed.
  expect(size[0] / size[1]).toBeGreaterThan(wide * 0.95);
  expect(size[0] / size[1]).toBeLessThan(wide * 1.05);
});

it('a part may have a name of its own, a mirror image, and a point that it turns around', () => {
  const { parts } = boundsOf(`cart | 1 | body wood, rim iron
  body: box 1 1 1
  wheel_left/right.rim: rodx .2 .1 @.6,.2,.1
  hinge wheel_left/right .6,.2,.1`);
  expect(parts.map(({ name }) => name)).toEqual(['cart_body', 'cart_wheel_left', 'cart_wheel_right']);
  const [, left, right] = parts;
  expect(left!.pivot[0]).toBeCloseTo(-right!.pivot[0], 9);
  expect(left!.pivot[0]).toBeGreaterThan(0.5);
  expect(left!.pivot[1]).toBeCloseTo(right!.pivot[1], 9);
});

it('the seed decides varied numbers, and a repeated piece draws its ranges again', () => {
  const wide = (text: string, seed: number) => boundsOf(`probe | 1 | a wood\n  ${text}`, seed).size[0];
  const one = 'vary long 2~4\n  a: box long 1 1 + box .5 1 1 @.5long,0,0';
  expect(wide(one, 1)).toBe(wide(one, 1));
  expect(new Set([1, 2, 3, 4].map((seed) => wide(one, seed).toFixed(4))).size).toBe(4);
  for (const seed of [1, 2, 3, 4]) {
    // From half the length on the left to half and a quarter on the right.
    expect(wide(one, seed)).toBeGreaterThan(2.25);
    expect(wide(one, seed)).toBeLessThan(4.25);
  }
  // Three boxes of 1 with gaps of 1; what draws nothing of its own varies in width by up to a twenty-fifth.
  expect(Math.abs(wide('a: 3*box 1 1 1 @2i,0,0', 1) - 5)).toBeLessThan(0.21);
  const { parts } = boundsOf('probe | 1 | a wood\n  a: 2*box 1 .5~2 1 @3i,0,0');
  const { positions } = parts[0]!.surfaces[0]!.shape;
  const top = (from: number) =>
    Math.max(...positions.filter((_, i) => i % 3 === 1 && Math.sign(positions[i - 1]!) === from));
  expect(Math.abs(top(-1) - top(1))).toBeGreaterThan(0.01);
});

it.each([
  ['a | 1 | b wood\n  c: box 1', '"c" has no surface; add "c" and a material'],
  ['a | 1 | b zorb\n  b: box 1', '"zorb" is no material; use '],
  ['a | 1 | b wood #12\n  b: box 1', '"#12" is no colour; write # and six digits'],
  ['a | 0 | b wood\n  b: box 1', '"0" is no height; write metres above 0'],
  ['a | | b wood\n  b: box 1', '"" is no height in metres; write 1 number'],
  ['a | 1 | b wood', '"a" has no lines; write "slot: piece"'],
  ['a | 1 | b wood | tiles 3\n  b: box 1', '"tiles 3" is unknown; write tile and a number, lying'],
  ['a | 1 | b wood\n  zorb long=1', '"zorb" is no plan; use beast, bird, person, run, tile'],
  ['a | 1 | b fur\n  beast longg=1', '"longg=1" is no word of a beast; use '],
  ['a | 1 | b wood\n  person hat=bowler2', '"hat=bowler2" has no such value; use none, '],
  ['a | 1 | b wood\n  b: zorb 1', '"zorb" is no form; use block, box, cyl'],
  ['a | 1 | b wood\n  b: box 1 @x,0,0', '"@x,0,0" is no word of a piece and no list of numbers'],
  ['a | 1 | b wood\n  b: box 1 @1,0', '"@1,0" is no move; write @x,y,z'],
  ['a | 1 | b wood\n  b: box 1 n3:1,0', '"n3:1,0" is no move; write n3:x,y,z'],
  ['a | 1 | b wood\n  b: box 1 1 1 1', '"box 1 1 1 1" has too few or too many numbers; write box width'],
  ['a | 1 | b wood\n  b: roof 1', '"roof 1" has too few or too many numbers; write roof width height depth'],
  ['a | 1 | b wood\n  b: slab .1 0,0 1,1', 'has too few or too many numbers; write slab thickness x,y'],
  ['a | 1 | b wood\n  b: box 1 2,3', '"2,3" is nothing that box takes; write box width'],
  ['a | 1 | b wood\n  b: tube .1 0,0 1,1', '"0,0" is nothing that tube takes; write tube radius x,y,z'],
  ['a | 1 | b wood\n  vary w 1~2\n  b: box 1', '"w" is no name of a number; write two or more'],
  ['a | 1 | b wood\n  vary wide 1\n  b: box 1', '"1" does not vary; write a range such as .1~.2'],
  [
    'a | 1 | b wood\n  vary wide 1~2\n  b: box tall',
    '"tall" is no word of a piece and no list of numbers; write numbers with commas between, or sums with wide',
  ],
  ['a | 1 | b wood\n  b: box 1\n  hinge b 1,2', '"hinge b 1,2" is no hinge; write hinge part x,y,z'],
])('%j is refused', (text, message) => {
  const read = () => readTable('tests', text, 'now');
  expect(read).toThrow(message);
  expect(read).toThrow('read the table tests, "a": ');
});

it('a line is read when its subject is first built', () => {
  const text = 'a | 1 | b wood\n  b: zorb 1';
  expect(() => readTable('tests', text)).not.toThrow();
  expect(() => boundsOf(text)).toThrow('"zorb" is no form');
});

it.each(Object.entries({ ...tables, ...detailed }))(
  'every line of the table %s can be read',
  (table, text) => {
    expect(readTable(table, text, 'now').length).toBeGreaterThan(0);
  },
);

it('lines of the tables can be built, from 40 triangles of a sign to 30,000', () => {
  for (const subject of sampleOf(simple, 12)) {
    const { triangles } = grow(subject, { seed: 3, height: subject.height, detail: 1 });
    expect(triangles, subject.name).toBeGreaterThanOrEqual(40);
    expect(triangles, subject.name).toBeLessThanOrEqual(30_000);
  }
});

it('a figure takes the pose of the request and puts its gear down for it', async () => {
  const make = (pose: 'rest' | 't-pose') => generate({ prompt: 'an orc', seed: 1, texture: null, pose });
  const [rest, posed] = [await make('rest'), await make('t-pose')];
  expect(posed.hasPose).toBe(true);
  const names = (made: typeof rest) =>
    made.document
      .getRoot()
      .listNodes()
      .map((node) => node.getName());
  expect(names(rest)).toContain('orc_greataxe');
  expect(names(posed)).not.toContain('orc_greataxe');
});
