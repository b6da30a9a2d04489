import type { Document, vec3, vec4 } from '@gltf-transform/core';
import { KHRLightsPunctual, KHRTextureTransform, Light } from '@gltf-transform/extensions';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { describe, expect, it } from 'vitest';
import { readFbx } from '../../read/read-fbx.ts';
import { accessorFloats } from '../../scene/accessor-floats.ts';
import { writeFormats } from '../write-formats.ts';

const back = async (document: Document) => {
  const { files, warnings } = await writeFormats(document, ['fbx']);
  return { warnings, document: await readFbx({ name: 'model.fbx', bytes: files['model.fbx']! }) };
};

const turn: vec4 = [0.1, 0.3, 0.5, Math.sqrt(1 - 0.35)];

function near(found: readonly number[], wanted: readonly number[]): void {
  expect(found).toHaveLength(wanted.length);
  wanted.forEach((value, i) => {
    expect(found[i]).toBeCloseTo(value, 4);
  });
}

describe('cameras and lights come back from an FBX as they were', () => {
  it.each([
    ['perspective', 1.5],
    ['perspective', null],
    ['orthographic', 2],
  ] as const)('a camera: %s, aspect %s', async (type, aspect) => {
    const document = await sceneDocument();
    const camera = document.createCamera('Lens').setType(type).setZNear(0.25).setZFar(50).setYFov(0.7);
    if (aspect !== null)
      camera
        .setAspectRatio(aspect)
        .setXMag(3 * aspect)
        .setYMag(3);
    const node = document.createNode('Eye').setTranslation([1, 2, 3]).setRotation(turn).setCamera(camera);
    document.getRoot().listScenes()[0]!.addChild(node);
    const { document: again, warnings } = await back(document);
    const eye = again
      .getRoot()
      .listNodes()
      .find((each) => each.getName() === 'Eye')!;
    near(eye.getWorldMatrix(), node.getWorldMatrix());
    const found = eye.getCamera()!;
    expect(found.getType()).toBe(type);
    near([found.getZNear(), found.getZFar()!], [0.25, 50]);
    if (type === 'perspective') near([found.getYFov(), found.getAspectRatio()!], [0.7, aspect ?? 16 / 9]);
    else near([found.getXMag(), found.getYMag()], [6, 3]);
    expect(warnings.filter(({ message }) => message.includes('camera'))).toEqual([]);
  });

  it.each(['POINT', 'DIRECTIONAL', 'SPOT'] as const)('a light: %s', async (type) => {
    const document = await sceneDocument();
    const light = document
      .createExtension(KHRLightsPunctual)
      .createLight('Lamp')
      .setType(Light.Type[type]!)
      .setColor([1, 0.5, 0.25])
      .setIntensity(40)
      .setInnerConeAngle(0.2)
      .setOuterConeAngle(0.6);
    const node = document.createNode('Lamp').setRotation(turn).setExtension('KHR_lights_punctual', light);
    // What is below a light keeps its place.
    const below = document.createNode('Below').setTranslation([0, 0, -1]);
    document.getRoot().listScenes()[0]!.addChild(node.addChild(below));
    const { document: again } = await back(document);
    const nodes = again.getRoot().listNodes();
    near(
      nodes.find((each) => each.getName() === 'Below')!.getWorldTranslation(),
      below.getWorldTranslation(),
    );
    const lamp = nodes.find((each) => each.getExtension('KHR_lights_punctual'))!;
    near(lamp.getWorldMatrix(), node.getWorldMatrix());
    const found = lamp.getExtension<Light>('KHR_lights_punctual')!;
    expect(found.getType()).toBe(light.getType());
    near([...found.getColor(), found.getIntensity()], [1, 0.5, 0.25, 40]);
    if (type === 'SPOT') near([found.getInnerConeAngle(), found.getOuterConeAngle()], [0.2, 0.6]);
  });

  it('a camera that moves', async () => {
    const document = await sceneDocument();
    const camera = document.createCamera('Lens').setType('perspective').setYFov(0.7).setZNear(0.1);
    const node = document.createNode('Eye').setCamera(camera);
    document.getRoot().listScenes()[0]!.addChild(node);
    const buffer = document.getRoot().listBuffers()[0]!;
    const times = document
      .createAccessor()
      .setArray(new Float32Array([0, 1]))
      .setBuffer(buffer);
    const turns = document
      .createAccessor()
      .setType('VEC4')
      .setArray(new Float32Array([0, 0, 0, 1, ...turn]))
      .setBuffer(buffer);
    const sampler = document
      .createAnimationSampler()
      .setInput(times)
      .setOutput(turns)
      .setInterpolation('STEP');
    const channel = document
      .createAnimationChannel()
      .setTargetNode(node)
      .setTargetPath('rotation')
      .setSampler(sampler);
    document.createAnimation('Pan').addSampler(sampler).addChannel(channel);
    const { document: again } = await back(document);
    const found = again
      .getRoot()
      .listAnimations()[0]!
      .listChannels()
      .find((each) => each.getTargetPath() === 'rotation')!;
    const last = Array.from(accessorFloats(found.getSampler()!.getOutput()!)).slice(-4);
    near(
      last.map((value) => value * Math.sign(last[3]!)),
      turn,
    );
    const place: vec3 = [0, 0, 0];
    near(found.getTargetNode()!.getWorldTranslation(), place);
  });
});

describe('sets of texture coordinates', () => {
  it('come back, with the picture that reads each, and the transform of a texture as a set of its own', async () => {
    const document = await sceneDocument();
    const material = document
      .getRoot()
      .listMaterials()
      .find((each) => each.getBaseColorTexture())!;
    const primitive = document
      .getRoot()
      .listMeshes()
      .flatMap((mesh) => mesh.listPrimitives())
      .find((each) => each.getMaterial() === material)!;
    const first = primitive.getAttribute('TEXCOORD_0')!;
    const second = first.clone().setArray(Float32Array.from(accessorFloats(first), (value) => value / 2));
    primitive.setAttribute('TEXCOORD_1', second);
    const texture = material.getBaseColorTexture()!;
    material.setNormalTexture(texture).getNormalTextureInfo()!.setTexCoord(1);
    const transform = document.createExtension(KHRTextureTransform).createTransform().setScale([3, 3]);
    material.setEmissiveTexture(texture).setEmissiveFactor([1, 1, 1]);
    material.getEmissiveTextureInfo()!.setExtension('KHR_texture_transform', transform);
    const { document: again, warnings } = await back(document);
    const found = again
      .getRoot()
      .listMaterials()
      .find((each) => each.getNormalTexture())!;
    const sets = [
      found.getBaseColorTextureInfo(),
      found.getNormalTextureInfo(),
      found.getEmissiveTextureInfo(),
    ];
    expect(sets.map((info) => info!.getTexCoord())).toEqual([0, 1, 2]);
    const read = again
      .getRoot()
      .listMeshes()
      .flatMap((mesh) => mesh.listPrimitives())
      .find((each) => each.getMaterial() === found)!;
    const most = [0, 1, 2].map((set) => Math.max(...accessorFloats(read.getAttribute(`TEXCOORD_${set}`)!)));
    const whole = Math.max(...accessorFloats(first));
    near(most, [whole, whole / 2, whole * 3]);
    expect(warnings.filter(({ message }) => message.includes('coordinates'))).toEqual([]);
  });
});
