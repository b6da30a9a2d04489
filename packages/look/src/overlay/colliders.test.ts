import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModel } from '@meshwright/formats';
import { type ColliderOptions, colliders } from '@meshwright/gltf/optimize';
import { repository } from '@meshwright/testing/repository';
import { describe, expect, it } from 'vitest';
import { subjectOf } from '../picture/subject.ts';
import { decodedBySharp } from '../render/decode-picture.ts';

async function subjectWith(options?: ColliderOptions & { as?: 'names' }, without?: string) {
  const bytes = readFileSync(join(repository, 'fixtures/keycap.glb'));
  const document = await readModel({ name: 'keycap.glb', bytes });
  if (options) await document.transform(colliders(options));
  // Names alone must be enough: other programs write no extras.
  if (without) for (const node of document.getRoot().listNodes()) node.setExtras({});
  return subjectOf(document, undefined, decodedBySharp());
}

describe('collision shapes', () => {
  it.each([
    ['unity', 'box'],
    ['unreal', 'box'],
    ['godot', 'hull'],
  ] as const)('for %s (%s) are lines and no surface', async (engine, shape) => {
    const plain = await subjectWith();
    const shaped = await subjectWith({ engine, shape });
    expect(plain.overlays.colliders.lines).toEqual([]);
    expect(shaped.overlays.colliders.lines.length).toBeGreaterThan(0);
    expect(shaped.scene.positions).toEqual(plain.scene.positions);
    expect(shaped.box).toEqual(plain.box);
  });

  it('of a box are its twelve edges, without the diagonals of its faces', async () => {
    const { overlays } = await subjectWith({ engine: 'unity', shape: 'box' });
    expect(overlays.colliders.lines).toHaveLength(12);
  });

  it('are known by the names of Unreal alone', async () => {
    const plain = await subjectWith();
    const shaped = await subjectWith({ engine: 'unreal', shape: 'box' }, 'extras');
    expect(shaped.scene.positions).toEqual(plain.scene.positions);
  });
});
