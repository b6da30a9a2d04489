import { join } from 'node:path';
import { Document, type Node, NodeIO } from '@gltf-transform/core';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { processAsset } from '../recipe/process-asset.ts';
import { bytesSource } from '../source/source.ts';
import { corpus, hasCorpus, skipNote } from '../testing/models.ts';
import { atlas } from './atlas.ts';
import { optimize } from './optimize.ts';
import { type Preset, targets } from './target-budgets.ts';
import { optimized } from './testing/optimized-models.ts';

type Json = Record<string, unknown>;
const nodesOf = (glb: Uint8Array) => (glbParts(glb).json.nodes ?? []) as Json[];
const joins = ['none', 'unnamed', 'all'] as const satisfies Preset['join'][];
const cases = targets.flatMap((target) => joins.map((join) => [target, join] as const));

describe.each(cases)('optimize for %s with join %s', (target, join) => {
  const made = async (document: Document) => {
    const source = bytesSource(await new NodeIO().writeBinary(document));
    return processAsset(source, [optimize({ for: target, join, textures: 'keep' })]);
  };

  it('keeps empty nodes with a name or extras, also below nodes that are joined', async () => {
    const { document, boxes } = gun();
    const { glb } = await made(document);
    const nodes = nodesOf(glb);
    for (const name of ['Muzzle', 'SpawnPoint', 'Grip'])
      expect(nodes.map((node) => node.name)).toContain(name);
    expect(nodes.find(({ name }) => name === 'Grip')!.extras).toEqual({ slot: 'hand', offset: [0, 1] });
    expect(nodes.find(({ extras }) => (extras as Json | undefined)?.trigger === 'door')).toBeDefined();
    const { issues } = await validateBytes(new Uint8Array(glb), { maxIssues: 0 });
    expect(issues.numErrors).toBe(0);
    // Sockets do not stop a join.
    const drawn = nodes.filter(({ mesh }) => mesh !== undefined).length;
    expect(drawn).toBe(join === 'none' ? boxes : 1);
  });
});

it('the step atlas keeps empty nodes too', async () => {
  const { document } = gun();
  const source = bytesSource(await new NodeIO().writeBinary(document));
  const { glb } = await processAsset(source, [atlas()]);
  for (const name of ['Muzzle', 'SpawnPoint', 'Grip'])
    expect(nodesOf(glb).map((node) => node.name)).toContain(name);
});

it.skipIf(!hasCorpus).each(targets)(
  `the sockets of a reported model stay for %s (${hasCorpus ? 'found' : skipNote})`,
  async (target) => {
    const { glb } = await optimized(join(corpus, 'reports/glb-empty-sockets.glb'), { for: target });
    expect(nodesOf(glb).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Muzzle', 'Grip', 'SpawnPoint']),
    );
  },
);

/** A gun of three unnamed boxes, with sockets at several depths. */
function gun() {
  const document = new Document();
  const scene = document.createScene();
  const root = document.createNode('Gun');
  scene.addChild(root);
  const material = document.createMaterial('steel');
  const boxes = 3;
  let last: Node = root;
  for (let at = 0; at < boxes; at++) {
    const node = document
      .createNode()
      .setTranslation([at, 0, 0])
      .setMesh(document.createMesh().addPrimitive(triangle(document, at).setMaterial(material)));
    root.addChild(node);
    last = node;
  }
  root.addChild(document.createNode('Muzzle').setTranslation([0, 0, 2]));
  last.addChild(document.createNode('Grip').setExtras({ slot: 'hand', offset: [0, 1] }));
  root.addChild(document.createNode().setExtras({ trigger: 'door' }));
  scene.addChild(document.createNode('SpawnPoint'));
  return { document, boxes };
}

function triangle(document: Document, at: number) {
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const numbers = (type: 'VEC2' | 'VEC3', ...values: number[]) =>
    document.createAccessor().setType(type).setArray(Float32Array.from(values)).setBuffer(buffer);
  return document
    .createPrimitive()
    .setAttribute('POSITION', numbers('VEC3', 0, 0, at, 1, 0, at, 0, 1, at))
    .setAttribute('NORMAL', numbers('VEC3', 0, 0, 1, 0, 0, 1, 0, 0, 1))
    .setAttribute('TEXCOORD_0', numbers('VEC2', 0, 0, 1, 0, 0, 1));
}
