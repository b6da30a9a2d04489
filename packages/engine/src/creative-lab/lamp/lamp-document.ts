import { Document, Logger } from '@gltf-transform/core';
import type { Manifold } from 'manifold-3d';
import { addMesh, solidMesh } from '../product-document.ts';
import type { Shade } from './shade.ts';

/** Returns a lit shade in metres, bright where it is thin. */
export function shadeDocument(shade: Shade): Document {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.SILENT));
  const buffer = document.createBuffer();
  document.getRoot().setDefaultScene(document.createScene('lampshade'));
  const material = document
    .createMaterial('lit shade')
    .setMetallicFactor(0)
    .setRoughnessFactor(0.7)
    .setEmissiveFactor([0.16, 0.11, 0.05]);
  const mesh = solidMesh(shade.solid);
  const colors = new Float32Array((mesh.positions.length / 3) * 4).fill(1);
  for (let v = 0; v * 3 < mesh.positions.length; v++) {
    const light = shade.lightAt(
      mesh.positions[v * 3]!,
      mesh.positions[v * 3 + 1]!,
      mesh.positions[v * 3 + 2]!,
    );
    colors.set([0.22 + 0.78 * light, 0.1 + 0.72 * light, 0.04 + 0.42 * light], v * 4);
  }
  addMesh(
    document,
    'lampshade',
    { ...mesh, positions: mesh.positions.map((mm) => mm * metre) },
    null,
    material,
  );
  const primitive = document.getRoot().listMeshes()[0]!.listPrimitives()[0]!;
  primitive.setAttribute(
    'COLOR_0',
    document.createAccessor().setType('VEC4').setArray(colors).setBuffer(buffer),
  );
  return document;
}

/** Metres per millimetre. */
const metre = 0.001;

/** Returns one part of a lamp, in metres, without colours. */
export function partDocument(name: string, solid: Manifold): Document {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.SILENT));
  document.createBuffer();
  document.getRoot().setDefaultScene(document.createScene(name));
  const mesh = solidMesh(solid);
  const material = document.createMaterial(name).setMetallicFactor(0).setRoughnessFactor(0.7);
  addMesh(document, name, { ...mesh, positions: mesh.positions.map((mm) => mm * metre) }, null, material);
  return document;
}
