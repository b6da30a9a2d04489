import { expect, it } from 'vitest';
import { openKernel } from '../print/solid/kernel.ts';
import { photo } from '../testing/photos.ts';
import { readDesign } from './design.ts';
import { figure } from './figure.ts';
import { solidMesh } from './product-document.ts';

const kernel = await openKernel();

it('no triangle of a relief has two corners at one place, and the relief stays closed', async () => {
  const design = await readDesign(await photo('person'));
  const { parts } = figure({ kernel, design, request: {}, prototype: {} });
  const { solid } = parts.find(({ name }) => name === 'figure')!;
  const { positions, indices } = solidMesh(solid);
  const place = (v: number) => positions.subarray(v * 3, v * 3 + 3).join(' ');
  for (let i = 0; i < indices.length; i += 3)
    expect(new Set([0, 1, 2].map((k) => place(indices[i + k]!))).size, `triangle ${i / 3}`).toBe(3);
  const mesh = new kernel.Mesh({ numProp: 3, vertProperties: positions, triVerts: indices });
  mesh.merge();
  const again = new kernel.Manifold(mesh);
  expect(again.status()).toBe('NoError');
  expect(again.volume()).toBeCloseTo(solid.volume(), 1);
});
