import { sampleOf } from '@meshwright/testing/samples';
import { expect, it } from 'vitest';
import { world } from '../../content/world/world.ts';
import { generate } from '../generate.ts';
import { grow } from '../grow.ts';
import { readTable } from './thing.ts';

const boundsOf = (line: string, seed = 1) => {
  const [subject] = readTable(line);
  return grow(subject!, { seed, height: subject!.height });
};

it('a line is a subject: names, a height in metres, surfaces, and clauses of pieces', () => {
  const [subject] = readTable(
    'garden table, low table | .4 | top wood, leg iron #222222 | top: box 1 .1 1 @0,.7,0 ; leg: cyl .05 .7 @.4,0,.4 mir mirz',
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
  const { parts } = boundsOf('hoop | .4 | a wood | a: lathe 1,0 1.2,0 1.2,.4 1,.4 1,0');
  const { positions } = parts[0]!.surfaces[0]!.shape;
  const radii = positions.flatMap((x, i) => (i % 3 ? [] : [Math.hypot(x, positions[i + 2]!)]));
  expect(Math.min(...radii)).toBeGreaterThan(0.9);
});

it('two solids of one surface that meet face to face have no wall between them', () => {
  const { triangles } = boundsOf('gem | 1 | a wood | a: cone 1 1 s6 @0,0,0 + cone 1 1 s6 rx180');
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
])('the moves of "%s" make it %s wide', (piece, wide) => {
  const { size } = boundsOf(`probe | 1 | a wood | a: ${piece}`);
  // The width varies by up to a twenty-fifth with the seed.
  expect(size[0] / size[1]).toBeGreaterThan(wide * 0.95);
  expect(size[0] / size[1]).toBeLessThan(wide * 1.05);
});

it.each([
  ['a | 1 | b wood | c: box 1', 'slot "c" has no surface'],
  ['a | 1 | b zorb | b: box 1', '"zorb" is no material'],
  ['a | 0 | b wood | b: box 1', 'names | height | surfaces | clauses'],
  ['a | 1 | b wood | zorb long=1', '"zorb" is no body plan'],
])('the line "%s" is refused: %s', (line, message) => {
  expect(() => readTable(line)).toThrow(message);
});

it('an unknown form and a bad number are refused when the subject is built', () => {
  expect(() => boundsOf('a | 1 | b wood | b: zorb 1')).toThrow('"zorb" is no form');
  expect(() => boundsOf('a | 1 | b wood | b: box 1 @x,0,0')).toThrow('is no list of numbers');
});

it('lines of the tables can be built, from 100 to 30,000 triangles', () => {
  for (const subject of sampleOf(world, 12)) {
    const { triangles } = grow(subject, { seed: 3, height: subject.height, detail: 1 });
    expect(triangles, subject.name).toBeGreaterThanOrEqual(100);
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
