import {
  Box3,
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Mesh,
  MeshBasicMaterial,
  Quaternion,
  Raycaster,
  Vector3,
} from 'three';
import { describe, expect, it } from 'vitest';
import { subjects } from '../content/subjects.ts';
import type { Placement } from './arrange.ts';
import { grow, type Model } from './grow.ts';
import { readPrompt } from './prompt/read-prompt.ts';
import { isContainer } from './prompt/scene-words.ts';
import { createRandom } from './random.ts';
import { arrangeScene } from './scene.ts';

describe('things of one prompt', () => {
  it.each([
    ['a plate with three apples', 'plate, apple 3', 3],
    ['a table with a lamp and two chairs', 'table, table_lamp, chair 2', 1],
    ['a cart with four barrels', 'horse_cart, barrel 4', 4],
    ['a round table with a mug, a book and a lamp', 'round_table, mug, book, table_lamp', 3],
    ['a basket of five apples', 'basket, apple 5', 5],
    ['a table with a cake and three candles', 'table, cake, candle 3', 4],
    ['a bench with a cat and a dog', 'bench, cat, dog', 1],
    ['a bench with a dog and a cat', 'bench, dog, cat', 1],
    ['a bookshelf with a vase and a globe', 'bookshelf, vase, globe', 2],
    ['a rowboat with two barrels and a lantern', 'rowboat, barrel 2, lantern', 3],
    ['a market stall with pumpkins and a basket', 'market_stall, pumpkin 5, basket', 6],
    ['a table with a zorb, two mugs and a bottle', 'table, mug 2, bottle', 3],
    ['a bed with a pillow and a teddy bear', 'bed, pillow, teddy_bear', 2],
    ['a raft with a chest, a barrel and a flag', 'raft, chest, barrel, flag', 3],
    ['two cats on a sofa', 'sofa, cat 2', 2],
    ['three crows on a fence', 'fence, crow 3', 3],
    ['a birthday cake on a table', 'table, cake', 1],
    ['a tree stump with an axe', 'tree_stump, axe', 1],
    ['a crate with a melon and six carrots', 'crate, watermelon, carrot 6', 7],
    ['a round table with a teapot and four mugs', 'round_table, teapot, mug 4', 5],
    ['a campfire with four stools', 'campfire, stool 4', 0],
    ['a stool with a watermelon and an elephant', 'stool, watermelon, elephant', 1],
    ['three red apples and a green one in a bowl', 'bowl, apple 4', 4],
    ['two apples in a bowl and three carrots in a crate', 'bowl, apple 2, crate, carrot 3', 5],
    ['four blue books and a golden key on a table', 'table, book 4, key', 5],
    ['an apple in a bowl on a table', 'table, bowl, apple', 2],
    ['a bundle of arrows', 'arrow 5', 0],
  ])('%s: %s, %i of them on another', (prompt, wanted, onTop) => {
    const { names, meshes, isHeaped } = sceneOf(prompt);
    expect(listOf(names)).toBe(wanted);
    const boxes = meshes.map((mesh) => new Box3().setFromObject(mesh, true));
    // The boxes of round things on each other meet; `heap.test.ts` judges those.
    for (const [i, a] of boxes.entries())
      for (const [k, b] of boxes.entries())
        if (i < k && !isHeaped) expect(sharedPart(a, b), `${names[i]} and ${names[k]}`).toBeLessThan(0.12);
    const lying = boxes.flatMap((box, i) => (box.min.y > 0.005 ? [i] : []));
    expect(lying.length).toBe(onTop);
    for (const i of lying) {
      const others = meshes.filter((_, k) => k !== i);
      const high = Math.max(...boxes.map(({ max }) => max.y));
      expect(gapBelow(boxes[i]!, others), `${names[i]} lies on something`).toBeLessThan(0.03 + 0.04 * high);
    }
  });
});

function sceneOf(prompt: string): { names: string[]; meshes: Mesh[]; isHeaped: boolean } {
  const reading = readPrompt(prompt, subjects);
  const things = [{ ...reading, subject: reading.subject!, place: null }, ...reading.others].map((thing) => ({
    ...thing,
    lying: thing.subject.piles === 'lying',
    isContainer: isContainer(thing.subject),
    models: [grow(thing.subject, { seed: 1, height: thing.subject.height * thing.scale, detail: 0.5 })],
  }));
  const kinds = things.map(({ models: [model] }) => model!);
  const { placements } = arrangeScene(things, createRandom(1));
  return {
    isHeaped: things.some((thing) => thing.isContainer),
    names: placements.map(({ model }) => things[model]!.subject.name),
    meshes: placements.map((placement) => meshOf(kinds[placement.model]!, placement)),
  };
}

function meshOf(model: Model, { position, turn, scale = 1 }: Placement): Mesh {
  const corners = model.parts.flatMap(({ pivot, surfaces }) =>
    surfaces.flatMap(({ shape: { positions, indices } }) =>
      [...indices].flatMap((index) => [0, 1, 2].map((k) => positions[index * 3 + k]! + pivot[k]!)),
    ),
  );
  const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(corners, 3));
  const mesh = new Mesh(geometry, new MeshBasicMaterial({ side: DoubleSide }));
  mesh.position.set(...position);
  mesh.quaternion.copy(new Quaternion(...turn));
  mesh.scale.setScalar(scale);
  mesh.updateMatrixWorld();
  return mesh;
}

/** Returns the part of the smaller box that lies in the other. What lies in a holder may be within its box. */
function sharedPart(a: Box3, b: Box3): number {
  const [small, large] = [a, b].sort((one, other) => volumeOf(one) - volumeOf(other)) as [Box3, Box3];
  if (small.min.y > large.min.y + 0.005) return 0;
  return volumeOf(small.clone().intersect(large)) / volumeOf(small);
}

function volumeOf(box: Box3): number {
  if (box.isEmpty()) return 0;
  const { x, y, z } = box.getSize(new Vector3());
  return x * y * z;
}

/** Returns the metres from the underside of a box to the highest surface below its middle. */
function gapBelow(box: Box3, others: readonly Mesh[]): number {
  const middle = box.getCenter(new Vector3());
  const size = box.getSize(new Vector3());
  const gaps = [-0.3, 0, 0.3].flatMap((u) =>
    [-0.3, 0, 0.3].map((v) => {
      const from = new Vector3(middle.x + u * size.x, box.min.y + 0.02, middle.z + v * size.z);
      const [hit] = new Raycaster(from, new Vector3(0, -1, 0)).intersectObjects([...others]);
      return Math.abs((hit?.distance ?? Number.POSITIVE_INFINITY) - 0.02);
    }),
  );
  return Math.min(...gaps);
}

/** The counts of the names, in the order of the things. */
function listOf(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ${count}` : name)).join(', ');
}
