import { readModel } from '@meshwright/formats';
import { quadCount } from '@meshwright/formats/mesh';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { JobOutput } from '../../job/job.ts';
import { photo } from '../../testing/photos.ts';
import { runRecorded } from '../../testing/run-recorded.ts';

const cat = await photo('cat');
const again = () => ({ ...cat, bytes: cat.bytes.slice() });

/** Quads and triangles of an OBJ. */
function facesOf({ files }: JobOutput): { quads: number; triangles: number } {
  const faces = new TextDecoder().decode(files['model.obj']).match(/^f .*$/gm) ?? [];
  const quads = faces.filter((face) => face.trim().split(/\s+/).length === 5).length;
  return { quads, triangles: faces.length - quads };
}

const formats = { target_formats: ['glb', 'obj'], target_polycount: 3000 };

describe.each([
  ['text-to-3d', { mode: 'preview', prompt: 'a mushroom' }],
  ['image-to-3d', { image_url: 'a picture' }],
  ['multi-image-to-3d', { image_urls: ['front', 'right'] }],
] as const)('%s', (family, request) => {
  const make = (more: object) =>
    runRecorded(
      family,
      { ...request, ...formats, ...more },
      family === 'text-to-3d' ? {} : { image: again(), 'image.1': again() },
    );

  it('topology quad makes mostly quads, within the budget', async () => {
    const made = await make({ topology: 'quad' });
    const { quads, triangles } = facesOf(made);
    expect(quads).toBeGreaterThan(triangles * 2);
    expect(quads * 2 + triangles).toBeLessThanOrEqual(3000 * 1.1);
    expect(facesOf(await make({})).quads).toBeLessThan(quads);
  });

  it('without should_remesh it has no effect, and the task says so', async () => {
    const { ignored } = await make({ topology: 'quad', should_remesh: false });
    expect(ignored?.map(({ field }) => field)).toContain('topology');
  });
});

it('the textures of a model of quads are those of its coordinates', async () => {
  const made = await runRecorded(
    'image-to-3d',
    { ...formats, topology: 'quad', enable_pbr: true },
    { image: again() },
  );
  const document = await readModel({ name: 'm', bytes: made.files['model.glb']! });
  const [material] = document.getRoot().listMaterials();
  const own = await sharp(material!.getBaseColorTexture()!.getImage()!).raw().toBuffer();
  const [urls] = made.result.texture_urls as Record<string, string>[];
  expect(Object.keys(urls!)).toEqual(
    expect.arrayContaining(['base_color', 'metallic', 'roughness', 'normal']),
  );
  expect(await sharp(made.files[urls!.base_color!]!).raw().toBuffer()).toEqual(own);
  expect(quadCount(document.getRoot().listMeshes()[0]!.listPrimitives()[0]!)).toBeGreaterThan(1000);
});

describe('multi-image-to-3d', () => {
  const make = (request: object, files: object = {}) =>
    runRecorded(
      'multi-image-to-3d',
      { target_formats: ['glb'], ...request },
      {
        image: again(),
        'image.1': again(),
        ...files,
      },
    );

  it('without should_texture has no texture', async () => {
    const { result, files } = await make({ should_texture: false });
    expect(result).not.toHaveProperty('texture_urls');
    const document = await readModel({ name: 'm', bytes: files['model.glb']! });
    expect(document.getRoot().listTextures()).toEqual([]);
  });

  it('texture_prompt, else texture_image_url, is its look', async () => {
    const colorOf = async (output: Promise<JobOutput>): Promise<number[]> => {
      const { files, result } = await output;
      const [urls] = result.texture_urls as Record<string, string>[];
      const { channels } = await sharp(files[urls!.base_color!]!).stats();
      return channels.slice(0, 3).map(({ mean }) => mean);
    };
    const blue = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#2040d0' } })
      .png()
      .toBuffer();
    const picture = { texture_image: { name: 'blue.png', bytes: Uint8Array.from(blue) } };
    const link = { texture_image_url: 'a picture' };
    const copy = () => ({
      texture_image: { ...picture.texture_image, bytes: picture.texture_image.bytes.slice() },
    });
    const [r, , b] = await colorOf(make(link, copy()));
    expect(b!).toBeGreaterThan(r! + 60);
    const [red, , less] = await colorOf(make({ ...link, texture_prompt: 'red plastic' }, copy()));
    expect(red!).toBeGreaterThan(less! + 40);
  });
});
