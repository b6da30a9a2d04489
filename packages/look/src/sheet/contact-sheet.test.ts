import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModel } from '@meshwright/formats';
import { bytesSource } from '@meshwright/gltf';
import { diagnose } from '@meshwright/gltf/doctor';
import { repository } from '@meshwright/testing/repository';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { contactSheet } from './contact-sheet.ts';

const fixture = (name: string) => readFileSync(join(repository, 'fixtures', name));
const open = (name: string) => readModel({ name, bytes: fixture(name) });

it('shows sides, surfaces, size and the frames of each clip, one picture a cell', async () => {
  const sheet = await contactSheet(await open('character.glb'), { title: 'character.glb', cell: 96 });
  expect(sheet.pictures.slice(0, 12)).toEqual([
    'three-quarter',
    ...['front', 'right', 'back', 'left', 'top', 'bottom', 'wireframe'],
    ...['normals, backs in red', 'texture coordinates', 'skeleton, pivot', 'beside 1.8 m'],
  ]);
  expect((sheet.pictures.length - 12) % 5).toBe(0);
  expect(sheet.pictures.length).toBeGreaterThan(12);
  const { width, height } = await sharp(sheet.png).metadata();
  expect([width, height]).toEqual([sheet.width, sheet.height]);
});

it('numbers the findings, and marks those that name a part', async () => {
  const bytes = fixture('character.glb');
  const { findings } = await diagnose(bytesSource(bytes));
  const part = {
    code: 'made_up',
    severity: 'warning',
    message: 'the mesh is odd',
    pointer: '/meshes/0',
  } as const;
  const clip = {
    code: 'made_up_too',
    severity: 'note',
    message: 'the clip is odd',
    pointer: '/animations/0',
  } as const;
  const sheet = await contactSheet(await open('character.glb'), {
    ...{ title: 'character.glb', cell: 96, clips: 0 },
    findings: [part, clip, ...findings],
  });
  expect(sheet.findings.slice(0, 2).map(({ number, marked }) => [number, marked])).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(sheet.findings).toHaveLength(findings.length + 2);
  expect(sheet.pictures[0]).toBe('three-quarter, with marks');
});

it('draws a model without triangles', async () => {
  const sheet = await contactSheet(await open('empty-scene.glb'), { title: 'empty', cell: 96 });
  expect(sheet.pictures).toHaveLength(12);
});

it('gives the same bytes for the same model', async () => {
  const sheet = async () =>
    (await contactSheet(await open('keycap.glb'), { title: 'keycap.glb', cell: 96 })).png;
  expect(await sheet()).toEqual(await sheet());
});
