import { Document, type Mesh, WebIO } from '@gltf-transform/core';
import { EXTMeshGPUInstancing, KHRMaterialsVolume } from '@gltf-transform/extensions';
import { characterByMeshGlb, wholeCharacterGlb } from '@meshwright/testing/engines/whole-character';
import { describe, expect, it } from 'vitest';
import { processAsset } from '../recipe/process-asset.ts';
import { bytesSource } from '../source/source.ts';
import { oracleBounds, oracleIo } from '../testing/rest-oracle.ts';
import { gridPositions } from './grid-positions.ts';
import { optimize } from './optimize.ts';

/** Corners of a body whose normals, and whose movement by a morph target, equal its positions. */
const points = Float32Array.of(1, 0, 0, 0, 1, 0, 0, 0, -1);
const steps = 2 ** 14 - 1;

it('normals and morph targets stay when they share an accessor with the positions', () => {
  const document = new Document();
  const shared = document.createAccessor().setType('VEC3').setArray(points.slice());
  const target = document.createPrimitiveTarget().setAttribute('POSITION', shared);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', shared)
    .setAttribute('NORMAL', shared)
    .addTarget(target);
  const mesh = document.createMesh().addPrimitive(primitive);
  document.createScene().addChild(document.createNode().setMesh(mesh));
  gridPositions(document);
  expect([...primitive.getAttribute('NORMAL')!.getArray()!]).toEqual([...points]);
  expect(primitive.getAttribute('POSITION')!.getElement(2, [])).toEqual([0, 0, 0]);
  expect(primitive.getAttribute('POSITION')!.getElement(1, [])).toEqual([0, steps, steps]);
  expect(target.getAttribute('POSITION')!.getElement(1, [])).toEqual([0, steps, 0]);
});

describe('every mesh is on a grid, and every corner stays', () => {
  const file = () => {
    const document = new Document();
    document.createBuffer();
    const scene = document.createScene();
    document.getRoot().setDefaultScene(scene);
    const position = document.createAccessor().setType('VEC3').setArray(points.slice());
    const mesh = () =>
      document.createMesh().addPrimitive(document.createPrimitive().setAttribute('POSITION', position));
    const show = (shown: Mesh, at: [number, number, number]) => {
      const node = document.createNode().setMesh(shown).setTranslation(at).setScale([2, 1, 3]);
      scene.addChild(node);
      return node;
    };
    return { document, mesh, show };
  };

  function onGrid(document: Document): void {
    const before = oracleBounds(document)!;
    gridPositions(document);
    const after = oracleBounds(document)!;
    for (const axis of [0, 1, 2]) {
      expect(after.min[axis]).toBeCloseTo(before.min[axis]!, 3);
      expect(after.max[axis]).toBeCloseTo(before.max[axis]!, 3);
    }
    const primitives = document
      .getRoot()
      .listMeshes()
      .flatMap((each) => each.listPrimitives());
    for (const each of primitives)
      expect(each.getAttribute('POSITION')!.getArray()).toBeInstanceOf(Uint16Array);
  }

  it('of two meshes that share their positions', () => {
    const { document, mesh, show } = file();
    show(mesh(), [1, 2, 3]);
    show(mesh(), [-4, 0, 0]);
    onGrid(document);
  });

  it('of instances with their own turns and sizes', () => {
    const { document, mesh, show } = file();
    const node = show(mesh(), [0, 0, 0]);
    const numbers = (type: 'VEC3' | 'VEC4', ...values: number[]) =>
      document.createAccessor().setType(type).setArray(Float32Array.from(values));
    const copies = document
      .createExtension(EXTMeshGPUInstancing)
      .createInstancedMesh()
      .setAttribute('ROTATION', numbers('VEC4', 0, 0, 0, 1, 0.5, 0.5, 0.5, 0.5))
      .setAttribute('SCALE', numbers('VEC3', 1, 1, 1, 2, 3, 4));
    node.setExtension('EXT_mesh_gpu_instancing', copies);
    onGrid(document);
  });

  it('of a mesh whose morph a clip plays, which the clip then plays at its new node', () => {
    const { document, mesh, show } = file();
    const shown = mesh();
    const delta = document
      .createAccessor()
      .setType('VEC3')
      .setArray(Float32Array.from(points, (each) => each * 9));
    shown.listPrimitives()[0]!.addTarget(document.createPrimitiveTarget().setAttribute('POSITION', delta));
    const node = show(shown, [1, 0, 0]);
    const channels = (['weights', 'translation'] as const).map((path) =>
      document.createAnimationChannel().setTargetNode(node).setTargetPath(path),
    );
    const clip = document.createAnimation();
    for (const channel of channels) clip.addChannel(channel);
    onGrid(document);
    expect(channels[0]!.getTargetNode()!.getMesh()).toBe(shown);
    expect(channels[1]!.getTargetNode()).toBe(node);
  });

  it('of glass, whose thickness stays the same in metres', () => {
    const { document, mesh, show } = file();
    const volume = document.createExtension(KHRMaterialsVolume).createVolume().setThicknessFactor(0.25);
    const glass = document.createMaterial().setExtension('KHR_materials_volume', volume);
    const shown = mesh();
    shown.listPrimitives()[0]!.setMaterial(glass);
    const node = show(shown, [0, 0, 0]);
    onGrid(document);
    const thick = shown
      .listPrimitives()[0]!
      .getMaterial()!
      .getExtension<typeof volume>('KHR_materials_volume');
    expect(thick!.getThicknessFactor() * node.getScale()[1]!).toBeCloseTo(0.25, 6);
  });
});

describe('a character of several meshes keeps the skin that they share', () => {
  it.each([
    ['as exported', wholeCharacterGlb, 1],
    ['quantised by mesh before', characterByMeshGlb, 3],
  ])('%s', async (_, character, skins) => {
    const { glb } = await processAsset(bytesSource(new Uint8Array(await character())), [optimize()]);
    const document = await (await oracleIo()).readBinary(glb);
    expect(document.getRoot().listSkins().length).toBe(skins);
    expect(oracleBounds(document)!.max[1]).toBeCloseTo(
      oracleBounds(await new WebIO().readBinary(new Uint8Array(await wholeCharacterGlb())))!.max[1]!,
      2,
    );
  });
});
