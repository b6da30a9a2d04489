import { writeGlb } from '@meshwright/formats';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { generate } from './generate.ts';

const texture = { size: 512, emission: true };
const made = (prompt: string) => generate({ prompt, seed: 1, texture });

describe('a model in the look of low-poly packs', () => {
  it.each([
    ['a cartoon rowboat', 80],
    ['a stylized chest', 160],
    ['a low poly knight', 400],
  ])('%s is one mesh of one material, under %s kB, without validator errors', async (prompt, kilobytes) => {
    const { document, painted, reading } = await made(prompt);
    const root = document.getRoot();
    expect(root.listMeshes().flatMap((mesh) => mesh.listPrimitives())).toHaveLength(1);
    expect(root.listMaterials().map((material) => material.getName())).toEqual(['palette']);
    expect([...painted.keys()]).toEqual(['palette']);
    const glb = await writeGlb(document);
    expect(await glbErrors(glb)).toEqual([]);
    expect(glb.length).toBeLessThan(kilobytes * 1024);
    expect(reading.words.leftOut).toEqual([]);
  });

  it('has the colours of its surfaces in the middle of its columns, darker above and lighter below', async () => {
    const { document } = await made('a cartoon barrel, painted red');
    const base = document
      .getRoot()
      .listTextures()
      .find((each) => each.getName() === 'palette_base_color')!;
    const { data, info } = await sharp(base.getImage()!).raw().toBuffer({ resolveWithObject: true });
    const redAt = (y: number): number => data[(y * info.width + 4) * info.channels]!;
    expect(redAt(0)).toBeLessThan(redAt(32));
    expect(redAt(32)).toBeLessThan(redAt(63));
    expect(redAt(48)).toBeGreaterThan(150);
  });

  it('keeps what can be seen through in a material of its own', async () => {
    const { document } = await made('a cartoon potion');
    const names = document
      .getRoot()
      .listMaterials()
      .map((material) => material.getName());
    expect(names).toContain('palette');
    expect(names.filter((name) => name.startsWith('palette_clear'))).not.toEqual([]);
  });

  it('says that it shows no wear', async () => {
    const { reading } = await made('an old cartoon barrel');
    expect(reading.words.leftOut).toEqual(['old']);
  });
});
