import type { Document } from '@gltf-transform/core';
import { mergeDocuments } from '@gltf-transform/functions';
import { characterDocument } from '@meshwright/testing/models/character-document';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readModel } from '../read/read-model.ts';
import { clipPose } from '../scene/clip-pose.ts';
import { writeUsdz } from './write-usdz.ts';

async function stageOf(document: Document, options = {}): Promise<string> {
  return strFromU8(unzipSync(await writeUsdz(document, options))['model.usda']!);
}

it('the package is stored, its first file is the stage, and data begins at multiples of 64', async () => {
  const bytes = await writeUsdz(await sceneDocument());
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const found: string[] = [];
  for (let at = 0; view.getUint32(at, true) === 0x04034b50; ) {
    const [nameLength, extraLength] = [view.getUint16(at + 26, true), view.getUint16(at + 28, true)];
    found.push(strFromU8(bytes.subarray(at + 30, at + 30 + nameLength)));
    expect(view.getUint16(at + 8, true)).toBe(0);
    const data = at + 30 + nameLength + extraLength;
    expect(data % 64).toBe(0);
    at = data + view.getUint32(at + 18, true);
  }
  expect(found).toEqual(['model.usda', 'textures/picture_0.png']);
});

it('a stage is in metres, Y up, and names its root', async () => {
  const stage = await stageOf(await sceneDocument());
  for (const line of ['defaultPrim = "Root"', 'metersPerUnit = 1', 'upAxis = "Y"']) {
    expect(stage).toContain(line);
  }
  expect(stage).toContain('displayName = "crate lid"');
});

describe('the three USD parsers read from our USDZ', () => {
  it('the scene: transforms, mirrored parts, materials with textures, texture coordinates', async () => {
    const before = await sceneDocument();
    const again = await readModel({ name: '', bytes: await writeUsdz(before) });
    const measures = measure(documentCorners(again), 1e-5);
    expect(measures).toMatchObject({ triangles: 24, openEdges: 0 });
    expect(measures.volume).toBeCloseTo(4, 4);
    const materials = again.getRoot().listMaterials();
    expect(materials).toHaveLength(2);
    const pictures = materials.map((material) => material.getBaseColorTexture()?.getImage() ?? null);
    expect(pictures).toContainEqual(before.getRoot().listTextures()[0]!.getImage());
    const plain = materials[pictures.indexOf(null)]!;
    for (const [k, value] of [0.2, 0.4, 0.6, 1].entries())
      expect(plain.getBaseColorFactor()[k]).toBeCloseTo(value, 6);
    const uvs = (document: Document): string[] =>
      document
        .getRoot()
        .listMeshes()
        .flatMap((mesh) => mesh.listPrimitives())
        .flatMap((primitive) => {
          const [place, uv] = [primitive.getAttribute('POSITION')!, primitive.getAttribute('TEXCOORD_0')!];
          return Array.from({ length: place.getCount() }, (_, i) =>
            [...place.getElement(i, []), ...uv.getElement(i, [])].join(),
          );
        })
        .sort();
    expect(uvs(again)).toEqual(uvs(before));
  });

  it.each([1, 0.01])('a character whose armature has scale %s, with every clip', async (armatureScale) => {
    const before = await characterDocument({ armatureScale });
    const again = await readModel({ name: '', bytes: await writeUsdz(before) });
    const { min, max } = measure(documentCorners(again));
    for (const [k, value] of [-0.15, 0, -0.15].entries()) expect(min[k]).toBeCloseTo(value, 5);
    for (const [k, value] of [0.15, 1.7, 0.15].entries()) expect(max[k]).toBeCloseTo(value, 5);
    const [skin] = again.getRoot().listSkins();
    expect(skin!.listJoints().map((joint) => joint.getName())).toEqual(['h_fte', '__', 'head_end']);
    const clips = again.getRoot().listAnimations();
    expect(clips.map((clip) => clip.getName())).toEqual(['Bend', 'Hop', 'Breathe']);
    // Joint by joint and frame by frame, the pose in the scene equals the original's.
    const originals = before.getRoot().listSkins()[0]!.listJoints();
    for (const [i, clip] of clips.entries()) {
      const [one, two] = [clipPose(before.getRoot().listAnimations()[i]!), clipPose(clip)];
      expect(two.end).toBeCloseTo(one.end, 5);
      for (let frame = 0; frame <= one.end * 30; frame++) {
        for (const [j, joint] of skin!.listJoints().entries()) {
          const [a, b] = [one.worldsAt(frame / 30)(originals[j]!), two.worldsAt(frame / 30)(joint)];
          for (const k of [12, 13, 14]) expect(b[k]).toBeCloseTo(a[k]!, 4);
        }
      }
    }
  });

  it('objects attached to a joint', async () => {
    const document = await characterDocument();
    const [, , head] = document.getRoot().listSkins()[0]!.listJoints();
    const [hat] = (await sceneDocument()).getRoot().listMeshes();
    const corners = hat!.listPrimitives()[0]!.getAttribute('POSITION')!.getArray()!;
    const position = document
      .createAccessor()
      .setType('VEC3')
      .setArray(Float32Array.from(corners))
      .setBuffer(document.getRoot().listBuffers()[0]!);
    const mesh = document
      .createMesh('hat')
      .addPrimitive(document.createPrimitive().setAttribute('POSITION', position));
    head!.addChild(document.createNode('hat').setMesh(mesh).setTranslation([0, 1, 0]));
    const again = await readModel({ name: '', bytes: await writeUsdz(document) });
    expect(measure(documentCorners(again)).max[1]).toBeCloseTo(1.2 + 1 + 0.5, 5);
    expect(await stageOf(document)).toContain('def SkelAnimation "Bend"');
  });
});

it('a clip slightly longer than a whole number of frames repeats no frame', async () => {
  const document = await characterDocument();
  const [bend] = document.getRoot().listAnimations();
  const times = bend!.listChannels()[0]!.getSampler()!.getInput()!;
  times.setArray(Float32Array.of(0, 0.5, 32 / 30 + 1e-7));
  const again = await readModel({ name: '', bytes: await writeUsdz(document) });
  const [clip] = again.getRoot().listAnimations();
  expect(clip!.listChannels()[0]!.getSampler()!.getInput()!.getCount()).toBe(33);
});

it('two skins of the same joints share a skeleton, so that one clip moves both', async () => {
  const document = await characterDocument();
  const [skin] = document.getRoot().listSkins();
  const [mesh] = document.getRoot().listMeshes();
  const twin = document.createNode('twin').setMesh(mesh!).setSkin(skin!.clone());
  document.getRoot().getDefaultScene()!.addChild(twin);
  expect((await stageOf(document)).match(/def Skeleton /g)).toHaveLength(1);
});

/** Two characters beside each other; `own` gives each its own clips, else both move in the same ones. */
async function pair(own: boolean): Promise<Document> {
  const document = await characterDocument();
  mergeDocuments(document, await characterDocument());
  const [first, second] = document.getRoot().listScenes();
  for (const child of second!.listChildren()) first!.addChild(child.setTranslation([2, 0, 0]));
  second!.dispose();
  const clips = document.getRoot().listAnimations();
  for (const [i, clip] of clips.slice(3).entries()) {
    if (own) clip.setName(`Other ${clip.getName()}`);
    else {
      for (const channel of clip.listChannels())
        clips[i]!.addSampler(channel.getSampler()!).addChannel(channel);
      clip.dispose();
    }
  }
  return document;
}

/** Joints that each clip moves, as `skin number: joints`. */
const movedBy = (document: Document) =>
  document
    .getRoot()
    .listAnimations()
    .map((clip) => {
      const targets = new Set(clip.listChannels().map((channel) => channel.getTargetNode()));
      const counts = document
        .getRoot()
        .listSkins()
        .map((skin) => skin.listJoints().filter((joint) => targets.has(joint)).length);
      return `${clip.getName()} ${counts.join(' ')}`;
    });

it('a clip of two skeletons is one clip again, and moves both, though their joints have the same names', async () => {
  const again = await readModel({ name: '', bytes: await writeUsdz(await pair(false)) });
  expect(movedBy(again)).toEqual(['Bend 3 3', 'Hop 3 3', 'Breathe 3 3']);
});

it('clips of one of two skeletons move that one alone', async () => {
  const again = await readModel({ name: '', bytes: await writeUsdz(await pair(true)) });
  expect(movedBy(again)).toEqual([
    'Bend 3 0',
    'Hop 3 0',
    'Breathe 3 0',
    'Other_Bend 0 3',
    'Other_Hop 0 3',
    'Other_Breathe 0 3',
  ]);
});

it('a clip of nodes keeps its name, and one of nodes and joints is one clip', async () => {
  const moved = async (document: Document) => {
    const node = document
      .getRoot()
      .listNodes()
      .find((each) => each.getMesh() && !each.getSkin())!;
    const [buffer] = document.getRoot().listBuffers();
    const [clip = document.createAnimation('Float up')] = document.getRoot().listAnimations();
    const times = document
      .createAccessor()
      .setArray(new Float32Array([0, 1]))
      .setBuffer(buffer!);
    const places = document
      .createAccessor()
      .setType('VEC3')
      .setArray(new Float32Array([0, 0, 0, 0, 5, 0]));
    const sampler = document.createAnimationSampler().setInput(times).setOutput(places.setBuffer(buffer!));
    const channel = document.createAnimationChannel().setTargetNode(node).setTargetPath('translation');
    clip.addSampler(sampler).addChannel(channel.setSampler(sampler));
    const again = await readModel({ name: '', bytes: await writeUsdz(document) });
    return again
      .getRoot()
      .listAnimations()
      .map((each) => each.getName());
  };
  expect(await moved(await sceneDocument())).toEqual(['Float up']);
  const character = await characterDocument();
  const [mesh] = (await sceneDocument()).getRoot().listMeshes();
  const positions = Float32Array.from(mesh!.listPrimitives()[0]!.getAttribute('POSITION')!.getArray()!);
  const [buffer] = character.getRoot().listBuffers();
  const position = character.createAccessor().setType('VEC3').setArray(positions).setBuffer(buffer!);
  const stone = character
    .createMesh('stone')
    .addPrimitive(character.createPrimitive().setAttribute('POSITION', position));
  character.getRoot().listScenes()[0]!.addChild(character.createNode('stone').setMesh(stone));
  expect(await moved(character)).toEqual(['Bend', 'Hop', 'Breathe']);
});

it('the first clip plays for its full length at the requested rate', async () => {
  const stage = await stageOf(await characterDocument(), { fps: 24 });
  expect(stage).toContain('rel skel:animationSource = </Root/skin/Bend>');
  expect(stage).toContain('endTimeCode = 24');
  expect(stage).toContain('timeCodesPerSecond = 24');
});
