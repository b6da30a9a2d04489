import { join } from 'node:path';
import { Document, NodeIO } from '@gltf-transform/core';
import { EXTMeshGPUInstancing } from '@gltf-transform/extensions';
import { expect, it } from 'vitest';
import { budgets, checkBudget } from '../optimize/target-budgets.ts';
import { fileSource } from '../source/file-source.ts';
import { bytesSource } from '../source/source.ts';
import { corpus, hasCorpus, skipNote } from '../testing/models.ts';
import { inspectDocument } from './inspect-document.ts';
import { inspectModel } from './inspect-model.ts';

/** One mesh of two triangles and two primitives, shown three times, and once for each of ten GPU instances. */
function copies(): Document {
  const document = new Document();
  const buffer = document.createBuffer();
  const accessor = (values: number[]) =>
    document.createAccessor().setType('VEC3').setArray(Float32Array.from(values)).setBuffer(buffer);
  const triangle = () =>
    document.createPrimitive().setAttribute('POSITION', accessor([0, 0, 0, 1, 0, 0, 0, 1, 0]));
  const mesh = document.createMesh('leaf').addPrimitive(triangle()).addPrimitive(triangle());
  const scene = document.createScene();
  for (let at = 0; at < 3; at++) scene.addChild(document.createNode(`leaf ${at}`).setMesh(mesh));
  const extension = document.createExtension(EXTMeshGPUInstancing);
  const places = accessor(Array.from({ length: 30 }, (_, at) => at));
  scene.addChild(
    document
      .createNode('leaves')
      .setMesh(mesh)
      .setExtension(
        'EXT_mesh_gpu_instancing',
        extension.createInstancedMesh().setAttribute('TRANSLATION', places),
      ),
  );
  // Another scene and a node in none are not drawn.
  document.createScene('store').addChild(document.createNode('spare').setMesh(mesh));
  document.createNode('loose').setMesh(mesh);
  document.getRoot().setDefaultScene(scene);
  return document;
}

it('every copy of a mesh in the default scene counts as drawn, and the stored ones stay beside it', async () => {
  const io = new NodeIO().registerExtensions([EXTMeshGPUInstancing]);
  const document = copies();
  const read = await inspectModel(bytesSource(await io.writeBinary(document)));
  for (const report of [read, await inspectDocument(document)]) {
    expect(report.triangles).toBe(2);
    // Three nodes and ten instances; the instances take one call for each primitive.
    expect(report.drawn).toEqual({ triangles: 2 * 13, calls: 2 * 4 });
    const { lines } = checkBudget(report, budgets.mobile);
    expect(lines.filter(({ measure }) => /^(triangles|primitives)$/.test(measure))).toMatchObject([
      { measure: 'triangles', value: 26 },
      { measure: 'primitives', value: 8 },
    ]);
  }
});

it('a file without a scene draws what its nodes show', async () => {
  const document = copies();
  for (const scene of document.getRoot().listScenes()) scene.dispose();
  expect((await inspectDocument(document)).drawn).toEqual({ triangles: 2 * 15, calls: 2 * 6 });
});

it.skipIf(!hasCorpus)(
  `a budget counts the instances of a real model (${hasCorpus ? 'found' : skipNote})`,
  async () => {
    const report = await inspectModel(await fileSource(join(corpus, 'SimpleInstancing.glb')));
    expect(report.drawn.triangles).toBe(125 * report.triangles);
    expect(checkBudget(report, { triangles: 100 * report.triangles }).ok).toBe(false);
  },
);
