import { WebIO } from '@gltf-transform/core';
import { writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { describe, expect, it } from 'vitest';
import { boxDocument } from '../../testing/box-document.ts';
import { photo } from '../../testing/photos.ts';
import { runRecorded } from '../../testing/run-recorded.ts';

const bytes = await writeGlb(knotDocument(60, 12));
const model = { name: 'knot.glb', bytes };
const cat = await photo('cat');

const retextured = (request: Record<string, unknown>, files: Record<string, typeof model> = { model }) =>
  runRecorded('retexture', request, files);
const read = async (glb: Uint8Array) => (await new WebIO().readBinary(glb)).getRoot();

describe('retexture', () => {
  it('keeps the texture coordinates with enable_original_uv, and notes when there are none', async () => {
    const uvOf = async (glb: Uint8Array) =>
      (await read(glb)).listMeshes()[0]!.listPrimitives()[0]!.getAttribute('TEXCOORD_0')!.getArray();
    const kept = await retextured(
      { image_style_url: 'x', enable_original_uv: true },
      { model, image_style: cat },
    );
    expect(await uvOf(kept.files['model.glb']!)).toEqual(await uvOf(bytes));
    expect(Object.keys((kept.result.texture_urls as object[])[0]!)).toEqual(['base_color']);
    const bare = await writeGlb(boxDocument([{ name: 'box', low: [0, 0, 0], high: [1, 1, 1] }]));
    const made = await retextured(
      { text_style_prompt: 'wood', enable_original_uv: true },
      { model: { name: 'b', bytes: bare } },
    );
    expect(made.standIn).toContain('no UV layout to keep');
    expect(await uvOf(made.files['model.glb']!)).toHaveLength(48);
  });

  it.each([
    ['no style', {}, { model }, 'missing_input'],
    ['no model', { text_style_prompt: 'gold' }, {}, 'missing_input'],
  ])('refuses %s', async (_, request, files, code) => {
    await expect(retextured(request, files as Record<string, typeof model>)).rejects.toMatchObject({ code });
  });
});

it('text-to-texture gives the same result from its own prompt', async () => {
  const { result, standIn } = await runRecorded('text-to-texture', { prompt: 'flurbish' }, { model });
  expect(result).toMatchObject({
    model_urls: { glb: 'model.glb' },
    texture_urls: [{ base_color: expect.anything() }],
  });
  expect(standIn).toContain('no known material or colour');
});
