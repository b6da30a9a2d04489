import { Document, Logger } from '@gltf-transform/core';
import type { BuildInput } from '../product.ts';
import { addMesh, solidMesh } from '../product-document.ts';
import { type Badge, badge } from './badge.ts';
import { type badgeDefaults, badgeOptions } from './badge-options.ts';

/** A badge as a document, and how to write it in another unit. */
export interface BadgeDocument {
  /** One mesh with one texture, in metres. */
  readonly document: Document;
  readonly made: Badge;
}

const metre = 0.001;

/**
 * Makes the badge of a keychain, with an eye for a ring and the text of its prototype, or of a fridge magnet.
 * @throws JobError `invalid_option`
 */
export async function badgeDocument(
  product: keyof typeof badgeDefaults,
  { kernel, design, request, prototype }: BuildInput,
): Promise<BadgeDocument> {
  const options = badgeOptions(product, request.options);
  const words = product === 'keychain' && typeof prototype.name_text === 'string' ? prototype.name_text : '';
  const text = [...words.trim()].slice(0, mostLetters).join('');
  const made = await badge({ kernel, design, options, eye: product === 'keychain', text });
  return { document: documentOfBadge(made, product, metre), made };
}

/** Most characters of a text (spec: Limits, name_text). */
const mostLetters = 10;

/** @param scale units of the document per millimetre */
export function documentOfBadge({ solid, texture, uvOf }: Badge, title: string, scale: number): Document {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.SILENT));
  document.createBuffer();
  document.getRoot().setDefaultScene(document.createScene(title));
  const picture = document
    .createTexture('texture')
    .setMimeType('image/png')
    .setImage(Uint8Array.from(texture));
  const material = document
    .createMaterial(title)
    .setBaseColorTexture(picture)
    .setMetallicFactor(0)
    .setRoughnessFactor(0.55);
  const mesh = solidMesh(solid);
  const uvs = new Float32Array((mesh.positions.length / 3) * 2);
  for (let v = 0; v * 2 < uvs.length; v++) {
    const isBack = mesh.normals[v * 3 + 2]! < -0.02;
    uvs.set(uvOf(isBack ? undefined : [mesh.positions[v * 3]!, mesh.positions[v * 3 + 1]!]), v * 2);
  }
  addMesh(document, title, { ...mesh, positions: mesh.positions.map((mm) => mm * scale) }, uvs, material);
  return document;
}
