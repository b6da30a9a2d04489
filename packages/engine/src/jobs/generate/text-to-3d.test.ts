import { sceneParts } from '@meshwright/formats/mesh';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { branchesOf } from '@meshwright/testing/samples';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { materials } from '../../content/materials.ts';
import { separateParts } from '../../job/separate-parts.ts';
import { bounds, glbOf, open, preview, refine, run, triangles } from '../../testing/text-to-3d-runs.ts';
import { generate } from '../../text-to-3d/generate.ts';
import { textTo3d } from './text-to-3d.ts';

describe('preview', () => {
  it('is untextured geometry with named meshes and materials, marked as a stand-in', async () => {
    const { files, result, standIn } = await run(preview({ prompt: 'a wooden treasure chest' }));
    const document = await open(files['model.glb']!);
    expect(await glbErrors(files['model.glb']!)).toEqual([]);
    expect(document.getRoot().listTextures()).toEqual([]);
    expect(
      document
        .getRoot()
        .listMeshes()
        .map((mesh) => mesh.getName()),
    ).toEqual(['chest_body', 'chest_lid', 'chest_lock', 'chest_handles']);
    expect(
      document
        .getRoot()
        .listMaterials()
        .map((material) => material.getName()),
    ).toEqual(['wood', 'iron', 'gold']);
    expect(document.getRoot().getAsset().extras).toMatchObject({
      meshwright: { standIn, prompt: 'a wooden treasure chest', seed: 5 },
    });
    expect(standIn).toContain('not a trained model');
    expect(result).toMatchObject({
      model_urls: { glb: 'model.glb' },
      thumbnail_url: 'thumbnail.png',
      texture_urls: [],
    });
    expect(Object.keys(files).sort()).toEqual(['model.glb', 'thumbnail.png']);
  });

  it('stands on the ground in metres: by default, by words and by numbers of the prompt', async () => {
    for (const [prompt, height] of [
      ['a chest', 0.6],
      ['a small chest', 0.36],
      ['a chest, 2 m tall', 2],
    ] as const) {
      const { min, max } = await bounds(preview({ prompt }));
      expect(min[1]).toBeCloseTo(0, 6);
      expect(max[1] - min[1]).toBeCloseTo(height, 5);
    }
  });

  it('origin_at center puts the middle on the origin', async () => {
    const { min, max } = await bounds(preview({ prompt: 'a boat', auto_size: true, origin_at: 'center' }));
    for (const k of [0, 1, 2]) expect(min[k]! + max[k]!).toBeCloseTo(0, 5);
  });

  it('writes every format but 3mf by default, and the transparent thumbnail on request', async () => {
    const { target_formats: _, ...request } = preview({ prompt: 'a coin', alpha_thumbnail: true }).request;
    const { files, result } = await run({ ...preview({}), request });
    expect(Object.keys(result.model_urls as object).sort()).toEqual([
      'fbx',
      'glb',
      'mtl',
      'obj',
      'stl',
      'usdz',
    ]);
    expect((await sharp(files[String(result.alpha_thumbnail_url)]!).metadata()).hasAlpha).toBe(true);
  });

  it('names the shape after an unknown word and notes that it is unknown', async () => {
    const { files, standIn } = await run(preview({ prompt: 'a blue flurbington' }));
    expect(standIn).toContain('"flurbington"');
    const names = (await open(files['model.glb']!))
      .getRoot()
      .listMeshes()
      .map((mesh) => mesh.getName());
    expect(names).toContain('flurbington_shape');
  });

  it('makes as many objects as the prompt states, none inside another', async () => {
    const document = await open(await glbOf(preview({ prompt: 'three barrels' })));
    const roots = document.getRoot().listScenes()[0]!.listChildren();
    expect(roots.map((node) => node.getName())).toEqual(['barrel_1', 'barrel_2', 'barrel_3']);
    const places = roots.map((node) => node.getTranslation()[0]);
    expect(Math.min(places[1]! - places[0]!, places[2]! - places[1]!)).toBeGreaterThan(0.7);
  });

  it('leaves out objects that the prompt excludes', async () => {
    const document = await open(await glbOf(preview({ prompt: 'a chest without a lid' })));
    expect(
      document
        .getRoot()
        .listMeshes()
        .map((mesh) => mesh.getName()),
    ).not.toContain('chest_lid');
  });

  const counts: [object, number, number][] = [
    [{ model_type: 'smart-topology', target_polycount: 4000 }, 2400, 4000],
    [{ model_type: 'smart-topology', target_polycount: 300 }, 100, 300],
    [{ target_polycount: 1000 }, 500, 1000],
    [{ geometry_resolution: '4k', target_polycount: 30_000 }, 12_000, 30_000],
    [{ target_polycount: 500, should_remesh: false }, 3000, 10_000],
  ];
  it.each(branchesOf(counts, ([, , most]) => most === 1000))(
    'keeps to the requested triangle count: %o',
    async (request, low, high) => {
      const count = await triangles(preview({ prompt: 'a mushroom', ...request }));
      expect(count).toBeGreaterThanOrEqual(low);
      expect(count).toBeLessThanOrEqual(high);
    },
  );

  it('stands on the ground at its height after a strong reduction', async () => {
    const { min, max } = await bounds(preview({ prompt: 'a knight', target_polycount: 500 }));
    expect(min[1]).toBeCloseTo(0, 4);
    expect(max[1] - min[1]).toBeCloseTo(1.85, 4);
  });

  it('names what was replaced, corrected and left out, and poses by words', async () => {
    const { standIn, ignored } = await run(preview({ prompt: 'a hound and a catapolt with a zorb' }));
    expect(standIn).toContain('a parametric dog and catapult built from');
    expect(standIn).toContain('"hound" became a dog.');
    expect(standIn).toContain('"catapolt" was read as "catapult".');
    expect(ignored).toContainEqual(
      expect.objectContaining({ field: 'prompt', message: expect.stringContaining('left out: "zorb"') }),
    );
    const [wide, narrow] = await Promise.all(
      ['a knight in T-pose', 'a knight'].map(async (prompt) => {
        const { min, max } = await bounds(preview({ prompt }));
        return max[0] - min[0];
      }),
    );
    expect(wide!).toBeGreaterThan(narrow! * 1.3);
  });

  it('differs by seed and repeats to the byte with the same one', async () => {
    const input = preview({ prompt: 'a rock' });
    expect(await glbOf(input)).toEqual(await glbOf(input));
    expect(await glbOf({ ...input, seed: 6 })).not.toEqual(await glbOf(input));
  });
});

describe('refine', () => {
  it('with enable_pbr adds the maps of each material to the same geometry', async () => {
    const source = { prompt: 'a wooden treasure chest' };
    const refined = await glbOf(refine(source, { enable_pbr: true }));
    expect(await glbErrors(refined)).toEqual([]);
    const document = await open(refined);
    for (const material of document.getRoot().listMaterials()) {
      expect(material.getBaseColorTexture()?.getSize()).toEqual([64, 64]);
    }
    const [wood] = document.getRoot().listMaterials();
    expect(wood!.getMetallicRoughnessTexture()?.getSize()).toEqual([32, 32]);
    expect(wood!.getNormalTexture()?.getSize()).toEqual([64, 64]);
    expect(documentCorners(document)).toEqual(documentCorners(await open(await glbOf(preview(source)))));
  });
});

it('with enable_pbr one value is a factor without a map, and colours of a material share roughness and relief', async () => {
  const { document } = await generate({
    prompt: 'a cowboy',
    seed: 1,
    texture: { size: 64, emission: true },
  });
  const all = document.getRoot().listMaterials();
  const of = (kind: string) => all.filter((material) => material.getName().startsWith(kind));
  const [cloth, leathers] = [of('cloth')[0]!, of('leather')];
  expect(cloth.getMetallicRoughnessTexture()).toBeNull();
  expect(cloth.getMetallicFactor()).toBe(0);
  expect(cloth.getRoughnessFactor()).toBeCloseTo(materials.cloth.roughness, 1);
  expect(leathers.length).toBeGreaterThan(1);
  expect(new Set(leathers.map((leather) => leather.getNormalTexture())).size).toBe(1);
  expect(new Set(leathers.map((leather) => leather.getBaseColorTexture())).size).toBe(leathers.length);
});

it('a refine is one game asset: the same triangles with one material and one atlas, named as a JPEG', async () => {
  const source = { prompt: 'a wooden treasure chest' };
  const { files, result } = await run(refine(source));
  const document = await open(files['model.glb']!);
  expect(document.getRoot().listMaterials()).toHaveLength(1);
  expect(result.texture_urls).toEqual([{ base_color: 'texture_atlas_base_color.jpg' }]);
  expect((await sharp(files['texture_atlas_base_color.jpg']!).metadata()).format).toBe('jpeg');
  expect(documentCorners(document).length).toBe(
    documentCorners(await open(await glbOf(preview(source)))).length,
  );
});

it('the parts of one game asset are found again by their names, unless its triangles are others', async () => {
  const source = { prompt: 'a wooden treasure chest' };
  const namesOf = (document: Awaited<ReturnType<typeof open>>) =>
    new Set(sceneParts(document).map(({ object }) => object.replace(/_\d+$/, '')));
  const preview3d = await open(await glbOf(preview(source)));
  const refined = await glbOf(refine(source));
  const [document, other] = [await open(refined), await open(refined)];
  const before = namesOf(document);
  separateParts(document);
  expect(namesOf(document)).toEqual(namesOf(preview3d));
  expect(documentCorners(document).length).toBe(documentCorners(preview3d).length);
  const chest = other
    .getRoot()
    .listMeshes()
    .find((mesh) => mesh.getName() === 'chest');
  const [primitive] = chest!.listPrimitives();
  primitive!.getIndices()!.setArray(primitive!.getIndices()!.getArray()!.slice(3));
  separateParts(other);
  expect(namesOf(other)).toEqual(before);
});

it('textures at once with should_texture and no mode', async () => {
  const { mode: _, ...request } = preview({ prompt: 'a mug', should_texture: true }).request;
  const document = await open(await glbOf({ ...preview({}), request }));
  expect(document.getRoot().listTextures().length).toBeGreaterThan(0);
});

it('reports progress that never falls and stops on abort at its second report', async () => {
  const input = preview({ prompt: 'a key' });
  const reports: number[] = [];
  await textTo3d(input, {
    progress: (percent) => reports.push(percent),
    signal: new AbortController().signal,
    thumbnailSize: 64,
    textureSize: 64,
  });
  expect(reports).toEqual([...reports].sort((a, b) => a - b));
  for (const stop of [1]) {
    const controller = new AbortController();
    let seen = 0;
    const progress = (): void => {
      if (seen++ === stop) controller.abort();
    };
    await expect(
      textTo3d(input, { progress, signal: controller.signal, thumbnailSize: 64, textureSize: 64 }),
    ).rejects.toMatchObject({
      name: 'AbortError',
    });
  }
});

it.each([
  ['a refine without its preview', { mode: 'refine', preview_task_id: 'gone' }],
  ['a blank prompt', { prompt: '  ' }],
])('refuses %s', async (_, request) => {
  await expect(run(preview(request))).rejects.toMatchObject({ code: 'missing_input' });
});
