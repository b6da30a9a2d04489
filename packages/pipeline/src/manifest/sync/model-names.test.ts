import { expect, it } from 'vitest';
import { namesIn } from './model-names.ts';

it('lists each name once, bones apart from other nodes', () => {
  const json = {
    nodes: [
      { name: 'Armature' },
      { name: 'Hips' },
      { name: 'Spine' },
      {},
      { name: 'Armature' },
      { name: '' },
    ],
    skins: [{ joints: [2, 1] }, { joints: [1] }],
    materials: [{ name: 'skin' }, {}, { name: 'skin' }],
    meshes: [
      { extras: { targetNames: ['Joy', 4, 'Joy'] } },
      { extras: { targetNames: 'none' } },
      { extras: null },
    ],
  };
  expect(namesIn(json)).toEqual({
    nodes: ['Armature'],
    materials: ['skin'],
    bones: ['Hips', 'Spine'],
    morphs: ['Joy'],
  });
});

it('ends a list of many names', () => {
  const nodes = Array.from({ length: 1000 }, (_, index) => ({ name: `node ${index}` }));
  expect(namesIn({ nodes }).nodes).toHaveLength(256);
});
