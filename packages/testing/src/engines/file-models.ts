import { type Document, WebIO } from '@gltf-transform/core';
import { KHRMaterialsVariants } from '@gltf-transform/extensions';
import { texturedGlb } from './studio-models.ts';

/** Returns a grey ball with the variants `Red` and `green`. */
export async function variantsGlb(): Promise<Buffer> {
  const io = new WebIO().registerExtensions([KHRMaterialsVariants]);
  const document = await io.readBinary(new Uint8Array(texturedGlb(true)));
  const variants = document.createExtension(KHRMaterialsVariants);
  const list = variants.createMappingList();
  for (const [name, colour] of [
    ['Red', [1, 0, 0, 1]],
    ['green', [0, 1, 0, 1]],
  ] as const) {
    const material = document
      .createMaterial(name)
      .setBaseColorFactor([...colour])
      .setMetallicFactor(0);
    list.addMapping(variants.createMapping().setMaterial(material).addVariant(variants.createVariant(name)));
  }
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives())
      primitive.setExtension('KHR_materials_variants', list).getMaterial()!.setMetallicFactor(0);
  return Buffer.from(await io.writeBinary(document));
}

/** Returns a textured ball as a text with a buffer and a picture beside it, by path; the buffer's name has a space. */
export async function separateFiles(): Promise<Readonly<Record<string, Buffer>>> {
  const document: Document = await new WebIO().readBinary(new Uint8Array(texturedGlb()));
  for (const [index, texture] of document.getRoot().listTextures().entries())
    texture.setURI(`pictures/${index}.${texture.getMimeType().split('/')[1]}`);
  document.getRoot().listBuffers()[0]!.setURI('the%20ball.bin');
  const { json, resources } = await new WebIO().writeJSON(document);
  const files = Object.entries(resources).map(([name, bytes]) => [name, Buffer.from(bytes)]);
  return { 'ball.gltf': Buffer.from(JSON.stringify(json)), ...Object.fromEntries(files) };
}
