import { Document } from '@gltf-transform/core';
import { characterDocument } from '@meshwright/testing/models/character-document';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { measure } from '@meshwright/testing/models/reference/measure';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import {
  type AnimationClip,
  AnimationMixer,
  Euler,
  type Group,
  type Mesh,
  type MeshPhongMaterial,
  Quaternion,
  SkinnedMesh,
  Vector3,
} from 'three';
import { FBXLoader } from 'three/examples/jsm/loaders/FBXLoader.js';
import { describe, expect, it } from 'vitest';
import { readModel } from '../read/read-model.ts';
import { pendingPictures } from '../read/three/pending-pictures.ts';
import { accessorFloats } from '../scene/accessor-floats.ts';
import { applyMorphs, restWeights } from '../scene/apply-morphs.ts';
import { sampleChannel } from '../scene/sample-channel.ts';
import { gridDocument } from '../testing/grid-document.ts';
import { readWithAssimp } from '../testing/reference/read-with-assimp.ts';
import { eulerAngles } from './fbx/euler-angles.ts';
import { type KeptGeometry, writeFbx } from './write-fbx.ts';

async function loaded(document: Document, options = {}): Promise<Group & { animations: AnimationClip[] }> {
  const bytes = await writeFbx(document, options);
  const group = new FBXLoader(pendingPictures().manager).parse(Uint8Array.from(bytes).buffer, '');
  group.updateMatrixWorld(true);
  return group;
}

function meshesOf(group: Group): Mesh[] {
  const meshes: Mesh[] = [];
  group.traverse((object) => {
    if ('isMesh' in object) meshes.push(object as Mesh);
  });
  return meshes;
}

/** Returns corners in current world space, nine coordinates per triangle. */
function corners(group: Group): number[] {
  return meshesOf(group).flatMap((mesh) => {
    const found: number[][] = [];
    for (let i = 0; i < mesh.geometry.getAttribute('position').count; i++) {
      found.push(mesh.getVertexPosition(i, new Vector3()).applyMatrix4(mesh.matrixWorld).toArray());
    }
    if (mesh.matrixWorld.determinant() < 0) found.reverse();
    return found.flat();
  });
}

describe('the three loader reads from our FBX', () => {
  it('the scene: node names, transforms, mirrored parts, materials and texture coordinates', async () => {
    const group = await loaded(await sceneDocument());
    const meshes = meshesOf(group);
    expect(meshes.map((mesh) => mesh.userData.originalName)).toEqual(['crate lid', 'mirror']);
    const measures = measure(corners(group), 1e-5);
    expect(measures).toMatchObject({ triangles: 24, openEdges: 0 });
    expect(measures.volume).toBeCloseTo(4, 4);
    for (const [k, value] of [-3, 0, -0.5].entries()) expect(measures.min[k]).toBeCloseTo(value, 5);
    for (const [k, value] of [3.5, 2, 0.5].entries()) expect(measures.max[k]).toBeCloseTo(value, 5);
    const [painted, plain] = meshes.map((mesh) => mesh.material as MeshPhongMaterial);
    expect([painted!.name, plain!.name]).toEqual(['painted wood', 'plain']);
    expect(painted!.map).not.toBeNull();
    for (const [k, value] of [0.2, 0.4, 0.6].entries())
      expect(plain!.color.toArray()[k]).toBeCloseTo(value, 5);
    // v grows upwards in FBX.
    const original = (await sceneDocument()).getRoot().listMeshes()[0]!.listPrimitives()[0]!;
    const pairs = new Set<string>();
    const [place, uv] = [original.getAttribute('POSITION')!, original.getAttribute('TEXCOORD_0')!];
    for (let i = 0; i < place.getCount(); i++)
      pairs.add([...place.getElement(i, []), uv.getElement(i, [])[0], 1 - uv.getElement(i, [])[1]!].join());
    const { position, uv: read } = meshes[0]!.geometry.attributes;
    for (let i = 0; i < position!.count; i++) {
      const key = [position!.getX(i), position!.getY(i), position!.getZ(i), read!.getX(i), read!.getY(i)];
      expect(pairs.has(key.join())).toBe(true);
    }
  });

  it.each([1, 0.01])(
    'a character whose armature has scale %s: bones, weights, bounds and clips',
    async (armatureScale) => {
      const group = await loaded(await characterDocument({ armatureScale }));
      const [mesh] = meshesOf(group);
      expect(mesh).toBeInstanceOf(SkinnedMesh);
      const { skeleton } = mesh as SkinnedMesh;
      expect(skeleton.bones.map((bone) => bone.userData.originalName)).toEqual(['hüfte', '背骨', 'head.end']);
      const { min, max } = measure(corners(group));
      for (const [k, value] of [-0.15, 0, -0.15].entries()) expect(min[k]).toBeCloseTo(value, 5);
      for (const [k, value] of [0.15, 1.7, 0.15].entries()) expect(max[k]).toBeCloseTo(value, 5);
      expect(group.animations.map(({ name, duration }) => [name, duration])).toEqual([
        ['Bend', 1],
        ['Hop', 1.5],
        ['Breathe', 2],
      ]);
    },
  );

  it('clips that move the mesh as in glTF, also between keys', async () => {
    const document = await characterDocument();
    const group = await loaded(document);
    const at = (clip: string, seconds: number): ReturnType<typeof measure> => {
      const mixer = new AnimationMixer(group);
      mixer.clipAction(group.animations.find(({ name }) => name === clip)!).play();
      mixer.setTime(seconds);
      group.updateMatrixWorld(true);
      const measures = measure(corners(group));
      mixer.stopAllAction();
      return measures;
    };
    // Halfway through a bend by 90 degrees the top, 1.1 m above the joint, leans by 45.
    expect(at('Bend', 0.25).max[2]).toBeCloseTo(1.1 * Math.SQRT1_2 + 0.15 * Math.SQRT1_2, 3);
    expect(at('Bend', 0.5).max[2]).toBeCloseTo(1.1, 3);
    expect(at('Hop', 0.49).min[1]).toBeCloseTo(0, 5);
    expect(at('Hop', 0.51).min[1]).toBeCloseTo(0.4, 5);
    expect(at('Breathe', 1).max[0]).toBeCloseTo(0.15 * 1.2, 4);
    expect(at('Breathe', 0.5).max[0]).toBeCloseTo(0.15 * 1.1, 3);
  });

  it('an even frame rate on request', async () => {
    const group = await loaded(await characterDocument(), { fps: 24 });
    const breathe = group.animations.find(({ name }) => name === 'Breathe')!;
    expect(breathe.tracks[0]!.times).toEqual(Float32Array.from({ length: 49 }, (_, i) => i / 24));
  });

  it('quads, vertex colours and points that are shared across seams', async () => {
    const bytes = await writeFbx(gridDocument());
    const group = new FBXLoader(pendingPictures().manager).parse(Uint8Array.from(bytes).buffer, '');
    const { position, color } = meshesOf(group)[0]!.geometry.attributes;
    expect([position!.count, color!.count]).toEqual([8 * 4 * 6, 8 * 4 * 6]);
    expect(measure(position!.array).openEdges).toBe(0);
  });

  it('a skeleton without a mesh, with its clips', async () => {
    const document = await characterDocument();
    for (const mesh of document.getRoot().listMeshes()) mesh.dispose();
    const group = await loaded(document);
    const bones: string[] = [];
    group.traverse((object) => {
      if ('isBone' in object) bones.push(object.userData.originalName);
    });
    expect(bones).toEqual(['hüfte', '背骨', 'head.end']);
    expect(group.animations).toHaveLength(3);
  });
});

it('Euler angles give the same rotation and follow it without jumps, also at the poles', () => {
  const part = fc.double({ min: -1, max: 1, noNaN: true });
  assertProperty(
    fc.property(part, part, part, part, fc.boolean(), (x, y, z, w, pole) => {
      const rotation = new Quaternion(x, y, z, w);
      if (rotation.length() < 0.1) return;
      rotation.normalize();
      if (pole) rotation.setFromEuler(new Euler(x, Math.PI / 2, z, 'ZYX'));
      const radians = eulerAngles(rotation.toArray(), [10, 20, 30]).map((a) => (a * Math.PI) / 180);
      const again = new Quaternion().setFromEuler(new Euler(radians[0], radians[1], radians[2], 'ZYX'));
      expect(Math.abs(again.dot(rotation))).toBeGreaterThan(1 - 1e-6);
    }),
    { numRuns: 60 },
  );
  let previous: readonly [number, number, number] = [0, 0, 0];
  for (let degrees = 0; degrees <= 720; degrees += 3) {
    const half = (degrees * Math.PI) / 360;
    const next = eulerAngles([Math.sin(half), 0, 0, Math.cos(half)], previous);
    expect(Math.max(...next.map((angle, k) => Math.abs(angle - previous[k]!)))).toBeLessThan(3.001);
    previous = next;
  }
});

it('assimp in wasm finds the names, faces and materials of the scene', async () => {
  const { rootnode, meshes, materials } = await readWithAssimp(
    'model.fbx',
    await writeFbx(await sceneDocument()),
  );
  expect(rootnode.children!.map(({ name }) => name)).toEqual(['crate lid', 'mirror']);
  expect(meshes.map(({ faces }) => faces.length)).toEqual([12, 12]);
  const names = materials.map(({ properties }) => properties.find(({ key }) => key === '?mat.name')?.value);
  expect(names).toEqual(expect.arrayContaining(['painted wood', 'plain']));
});

it('keeps 3,000 triangles where the document has them', async () => {
  const knot = knotDocument(60, 25);
  const group = await loaded(knot);
  const [before, after] = [measure(documentCorners(knot)), measure(corners(group))];
  expect(after.triangles).toBe(before.triangles);
  expect(after.volume).toBeCloseTo(before.volume, 5);
});

describe('morph targets', () => {
  /** Two squares that touch along an edge and part there, as lips do. */
  async function lips() {
    const document = new Document();
    const buffer = document.createBuffer();
    const accessor = (type: 'VEC3' | 'SCALAR', array: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>) =>
      document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
    const rows = [0, 1, 1, 2].flatMap((y) => [0, y, 0, 1, y, 0]);
    const away = [0, 0, 0, 0, 0, 0, 0, -0.25, 0, 0, -0.25, 0, 0, 0.5, 0, 0, 0.5, 0, 0, 0, 0, 0, 0, 0];
    const side = rows.map((_, i) => (i % 3 === 2 ? 0.125 : 0));
    const primitive = document
      .createPrimitive()
      .setAttribute('POSITION', accessor('VEC3', new Float32Array(rows)))
      .setIndices(accessor('SCALAR', new Uint16Array([0, 1, 3, 0, 3, 2, 4, 5, 7, 4, 7, 6])));
    for (const offsets of [away, side]) {
      primitive.addTarget(
        document
          .createPrimitiveTarget()
          .setAttribute('POSITION', accessor('VEC3', new Float32Array(offsets))),
      );
    }
    const mesh = document.createMesh('lips').addPrimitive(primitive).setWeights([0.25, 0]);
    mesh.setExtras({ targetNames: ['open', 'forward'] });
    const node = document.createNode('lips').setMesh(mesh);
    document.createScene().addChild(node);
    const sampler = document
      .createAnimationSampler()
      .setInput(accessor('SCALAR', new Float32Array([0, 1, 2])))
      .setOutput(accessor('SCALAR', new Float32Array([0, 0, 1, 0.5, 0, 1])));
    const channel = document.createAnimationChannel().setTargetNode(node).setTargetPath('weights');
    document.createAnimation('talk').addSampler(sampler).addChannel(channel.setSampler(sampler));
    return document;
  }

  /** Where every corner is with these weights, in any order. */
  const shown = (document: Document, weights: readonly number[]) => {
    const [primitive] = document.getRoot().listMeshes()[0]!.listPrimitives();
    const positions = Float32Array.from(accessorFloats(primitive!.getAttribute('POSITION')!));
    applyMorphs(primitive!, weights, positions, null);
    const corners = [...primitive!.getIndices()!.getArray()!].map((i) =>
      [...positions.subarray(i * 3, i * 3 + 3)].map((x) => x.toFixed(4)).join(),
    );
    return [...new Set(corners)].sort();
  };

  it('come back with their names, weights, shapes and clips', async () => {
    const document = await lips();
    const back = await readModel({ name: 'lips.fbx', bytes: await writeFbx(document) });
    const [mesh] = back.getRoot().listMeshes();
    expect(mesh!.getExtras().targetNames).toEqual(['open', 'forward']);
    expect(
      restWeights(
        back
          .getRoot()
          .listNodes()
          .find((node) => node.getMesh())!,
      ),
    ).toEqual([0.25, 0]);
    for (const weights of [
      [0, 0],
      [1, 0],
      [0, 1],
      [0.5, 0.5],
    ])
      expect(shown(back, weights)).toEqual(shown(document, weights));
    const [clip] = back.getRoot().listAnimations();
    const [channel] = clip!.listChannels().filter((each) => each.getTargetPath() === 'weights');
    const sampled = sampleChannel(channel!.getSampler()!, 2, false)!;
    for (const [time, open, forward] of [
      [0, 0, 0],
      [0.5, 0.5, 0.25],
      [1, 1, 0.5],
      [1.5, 0.5, 0.75],
      [2, 0, 1],
    ] as const) {
      expect(sampled.at(time)[0]).toBeCloseTo(open, 5);
      expect(sampled.at(time)[1]).toBeCloseTo(forward, 5);
    }
  });
});

it('writes the same bytes with kept geometry, of models with and without their clips', async () => {
  const document = await characterDocument();
  const kept: KeptGeometry = new Map();
  const withClips = await writeFbx(document, { kept });
  expect(kept.size).toBe(1);
  expect(withClips).toEqual(await writeFbx(document));
  for (const animation of document.getRoot().listAnimations()) animation.dispose();
  const bare = await writeFbx(document, { kept });
  expect(bare).toEqual(await writeFbx(document));
  expect(bare.length).toBeLessThan(withClips.length);
});
