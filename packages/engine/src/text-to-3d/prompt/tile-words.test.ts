import { getBounds } from '@gltf-transform/core';
import { expect, it } from 'vitest';
import { subjects } from '../../content/subjects.ts';
import { generate } from '../generate.ts';
import { type PromptReading, readPrompt } from './read-prompt.ts';

const read = (prompt: string): PromptReading => readPrompt(prompt, subjects);
const below = ({ others }: PromptReading): string[] =>
  others.filter(({ place }) => place === 'below').map(({ subject }) => subject.name);

it('finds a tile whose words are in any order', () => {
  expect(read('tile-river-bend').subject!.name).toBe('river_corner_tile');
  expect(read('hex_road_crossing').subject!.name).toBe('hex_road_crossing');
  expect(read('a hexagonal tile with a path').subject!.name).toBe('hex_path');
});

it.each([
  ['ground_pathCorner', 'path_corner_tile'],
  ['path split', 'path_split_tile'],
  ['tile-straight', 'path_tile'],
  ['tile-slope', 'path_slope_tile'],
  ['river end', 'river_end_tile'],
  ['railroad tile curve', 'rail_corner_tile'],
  ['water tile', 'ground_tile'],
  ['hex sand', 'hexagon'],
  ['tile corner', 'corner_tile'],
  ['roof tile', 'roof_tile'],
  ['stone tile', 'floor_tile'],
  ['roof tile vents', 'roof_tile_vents'],
  ['stone path corner', 'stone_path_corner'],
  ['a river', 'river'],
  ['a giant stone head half buried in the ground', 'moai'],
  ['a knight standing on the ground', 'knight'],
  ['a stone path leading to a small cabin', 'stone_path'],
  ['road corner', 'road_corner'],
])('%s is a %s', (prompt, name) => {
  expect(read(prompt).subject!.name).toBe(name);
});

it('a word for what covers a tile paints its ground', () => {
  expect(read('snow tile path corner').paint.slots.ground).toMatchObject({ material: 'snow' });
  expect(read('sandy hex river').paint.slots.ground).toMatchObject({ material: 'earth' });
});

it.each([
  ['hex castle', 'castle', 'hexagon', 1],
  ['tile tree', 'tree', 'ground_tile', 1],
  ['a hexagon tile with a house', 'house', 'hexagon', 1],
  ['snow tile rock', 'rock', 'ground_tile', 1],
  ['hex forest', 'tree', 'hexagon', 5],
])('%s: %s stands on the %s', (prompt, name, tile, count) => {
  const reading = read(prompt);
  expect([reading.subject!.name, reading.count, below(reading)]).toEqual([name, count, [tile]]);
});

it.each(['hex castle', 'house on a floating island', 'two cars on a platform', 'castle on a cloud'])(
  '%s: the ground is as wide as what stands on it',
  async (prompt) => {
    const { document } = await generate({ prompt, seed: 1, texture: null });
    const bounds = document
      .getRoot()
      .listScenes()[0]!
      .listChildren()
      .map((node) => getBounds(node));
    const ground = bounds.find(({ min }) => min[1]! < 1e-3)!;
    for (const { min, max } of bounds)
      for (const k of [0, 2]) {
        expect(min[k]!).toBeGreaterThanOrEqual(ground.min[k]!);
        expect(max[k]!).toBeLessThanOrEqual(ground.max[k]!);
      }
  },
);
