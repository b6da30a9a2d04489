import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebIO } from '@gltf-transform/core';
import { glbOfText } from '../models/glb-of.ts';
import { repository } from '../repository.ts';
import { propGlb } from './prop-glb.ts';
import { texturedGlb } from './studio-models.ts';

/** Returns a grey ball with the variants `Red` and `green`. */
export function variantsGlb(): Buffer {
  const glb = texturedGlb();
  const jsonEnd = 20 + glb.readUInt32LE(12);
  const json = JSON.parse(glb.subarray(20, jsonEnd).toString()) as {
    materials: object[];
    meshes: { primitives: object[] }[];
  };
  const colours = { Red: [1, 0, 0, 1], green: [0, 1, 0, 1] };
  const first = json.materials.length;
  const extension = (content: object) => ({ extensions: { KHR_materials_variants: content } });
  for (const baseColorFactor of Object.values(colours))
    json.materials.push({ pbrMetallicRoughness: { baseColorFactor, metallicFactor: 0 } });
  const mappings = Object.keys(colours).map((_, index) => ({ material: first + index, variants: [index] }));
  Object.assign(json.meshes[0]!.primitives[0]!, extension({ mappings }));
  const variants = Object.keys(colours).map((name) => ({ name }));
  Object.assign(json, extension({ variants }), { extensionsUsed: ['KHR_materials_variants'] });
  return glbOfText(JSON.stringify(json), glb.subarray(jsonEnd + 8));
}

/** Returns a textured ball as a text with a buffer and a picture beside it, by path; the buffer's name has a space. */
export async function separateFiles(): Promise<Readonly<Record<string, Buffer>>> {
  const document = await new WebIO().readBinary(new Uint8Array(texturedGlb()));
  for (const [index, texture] of document.getRoot().listTextures().entries())
    texture.setURI(`pictures/${index}.${texture.getMimeType().split('/')[1]}`);
  document.getRoot().listBuffers()[0]!.setURI('the%20ball.bin');
  const { json, resources } = await new WebIO().writeJSON(document);
  const files = Object.entries(resources).map(([name, bytes]) => [name, Buffer.from(bytes)]);
  return { 'ball.gltf': Buffer.from(JSON.stringify(json)), ...Object.fromEntries(files) };
}

/** Files of the addresses in the guides of engines: a chest as a text with its buffer beside it, a knight, and a sword. */
export function guideModels(): Readonly<Record<string, Buffer>> {
  const glb = variantsGlb();
  const jsonEnd = 20 + glb.readUInt32LE(12);
  const json = JSON.parse(glb.subarray(20, jsonEnd).toString()) as {
    buffers: object[];
    nodes: object[];
    extensions: { KHR_materials_variants: { variants: { name: string }[] } };
  };
  Object.assign(json.buffers[0]!, { uri: 'chest.bin' });
  Object.assign(json.nodes[0]!, { scale: [0.4, 0.4, 0.4] });
  json.extensions.KHR_materials_variants.variants[0]!.name = 'worn';
  return {
    '/models/chest.gltf': Buffer.from(JSON.stringify(json)),
    '/models/chest.bin': glb.subarray(jsonEnd + 8),
    '/models/knight.glb': readFileSync(join(repository, 'fixtures/character.glb')),
    '/models/sword.glb': propGlb('sword'),
  };
}
