import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readModel } from '@meshwright/formats';
import { expect, it } from 'vitest';
import { boxGlb } from '../testing/box-glb.ts';
import { modelForm } from './model-form.ts';

const character = join(import.meta.dirname, '../../../../fixtures/character.glb');

it('a model as FBX has its clips', async () => {
  const fbx = await modelForm(await readFile(character), 'fbx');
  expect(Buffer.from(fbx!).toString('latin1', 0, 18)).toBe('Kaydara FBX Binary');
  const document = await readModel({ name: 'model.fbx', bytes: fbx! });
  expect(document.getRoot().listAnimations()).toHaveLength(2);
});

it('the bones of a humanoid are those of Unity', async () => {
  const bones = await modelForm(await readFile(character), 'unity-humanoid');
  expect(JSON.parse(new TextDecoder().decode(bones))).toMatchObject({
    format: 'meshwright-unity-humanoid',
    version: 1,
  });
});

it('a model without a humanoid has no bones, and an unknown form none', async () => {
  expect(await modelForm(boxGlb(), 'unity-humanoid')).toBeUndefined();
  expect(await modelForm(boxGlb(), 'stl')).toBeUndefined();
});
