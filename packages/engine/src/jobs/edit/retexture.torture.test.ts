import { WebIO } from '@gltf-transform/core';
import { writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { describe, expect, it } from 'vitest';
import { runRecorded } from '../../testing/run-recorded.ts';

const bytes = await writeGlb(knotDocument(60, 12));
const model = { name: 'knot.glb', bytes };
const retextured = (request: Record<string, unknown>, files: Record<string, typeof model> = { model }) =>
  runRecorded('retexture', request, files);
const read = async (glb: Uint8Array) => (await new WebIO().readBinary(glb)).getRoot();

describe('retexture', () => {
  it('by words returns one valid texture set with PBR maps, keeps names and is marked as a stand-in', async () => {
    const request = {
      text_style_prompt: 'rusty iron',
      enable_pbr: true,
      ai_model: 'latest',
      target_formats: ['glb', 'obj'],
    };
    const { files, result, standIn, progress } = await retextured(request);
    expect(await glbErrors(files['model.glb']!)).toEqual([]);
    expect(result).toMatchObject({
      model_urls: { glb: 'model.glb', obj: 'model.obj', mtl: expect.anything() },
      texture_urls: [
        Object.fromEntries(
          ['base_color', 'metallic', 'roughness', 'normal', 'emission'].map((key) => [
            key,
            `texture_${key}.png`,
          ]),
        ),
      ],
    });
    for (const name of Object.values((result.texture_urls as object[])[0]!)) {
      expect(files[name as string]).toBeInstanceOf(Uint8Array);
    }
    const [material] = (await read(files['model.glb']!)).listMaterials();
    expect(material!.getName()).toBe('steel');
    expect(material!.getBaseColorTexture()!.getSize()).toEqual([128, 128]);
    expect(material!.getNormalTexture()).not.toBeNull();
    expect(standIn).toContain('not a trained model');
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  });

  it('repeats to the byte', async () => {
    const request = { text_style_prompt: 'mossy stone' };
    expect((await retextured(request)).files).toEqual((await retextured(request)).files);
  });
});
