import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeIO } from '@gltf-transform/core';
import { folderStore } from '@meshwright/purchase/node';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boxGlb } from '../../testing/box-glb.ts';
import { modelPictures, pictureSide } from './model-pictures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meshwright-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('draws takes with one camera, so that one of half the size is half as wide, and draws them once', async () => {
  const store = folderStore(folder);
  const large = { glb: await redBox(1), hash: 'a'.repeat(64) };
  const small = { glb: await redBox(0.5), hash: 'b'.repeat(64) };
  const [first, second] = await modelPictures([large, small], store);
  const [wide, narrow] = [await widthOf(first!), await widthOf(second!)];
  expect(wide).toBeGreaterThan(pictureSide / 2);
  expect(narrow / wide).toBeGreaterThan(0.42);
  expect(narrow / wide).toBeLessThan(0.58);
  const [alone] = await modelPictures([small], store);
  expect(await widthOf(alone!)).toBeGreaterThan(pictureSide / 2);
  // Bytes that are no model cannot be drawn again.
  const again = await modelPictures(
    [large, small].map(({ hash }) => ({ hash, glb: new Uint8Array() })),
    store,
  );
  expect(again.map((picture) => Buffer.from(picture))).toEqual(
    [first, second].map((png) => Buffer.from(png!)),
  );
});

/** Returns a red box on the ground. */
async function redBox(scale: number): Promise<Uint8Array> {
  const io = new NodeIO();
  const document = await io.readBinary(boxGlb());
  const [node, mesh] = [document.getRoot().listNodes()[0]!, document.getRoot().listMeshes()[0]!];
  node.setScale([scale, scale, scale]).setTranslation([0, -5 * scale, 0]);
  mesh.listPrimitives()[0]!.setMaterial(document.createMaterial().setBaseColorFactor([0.8, 0.02, 0.02, 1]));
  return io.writeBinary(document);
}

/** Returns how many columns show the model: its red, not the grey of ground and shadow. */
async function widthOf(png: Uint8Array): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const columns = new Set<number>();
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 24) columns.add((at / 3) % info.width);
  }
  return columns.size;
}
